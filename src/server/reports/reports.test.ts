import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { migrate } from '../db/migrate.ts'
import type { Mail } from '../mail/mailer.ts'
import { auditOf } from '../testing/audit.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('reports on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let admin: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker', language: 'pl' })
    boss = await createUser(test, { role: 'boss', language: 'de' })
    admin = await createUser(test, { role: 'admin' })
    job = await createVacancy(test, { user_id: boss.id, title: `Bäcker ${randomUUID().slice(0, 8)}` })
  })

  const send = (given: object = {}, token: string | null = worker.token, headers = {}) =>
    test.call('POST', '/reports', {
      ...(token ? { token } : {}),
      headers,
      body: { type: 'job', id: job.id, reason: 'fraud', text: 'They want money first', ...given },
    })
  const mailsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const listed = async (query = '?per_page=100') =>
    (await test.call('GET', `/admin/reports${query}`, { token: admin.token })).body.data
  const decide = (id: number, body: object, token = admin.token) =>
    test.call('PATCH', `/admin/reports/${id}`, { token, body })

  describe('sent in', () => {
    it('reach the moderator with a copy of their subject, and are confirmed to the reporter', async () => {
      const { status, body } = await send()
      expect(status).toBe(201)
      await test.db.updateTable('vacancies').set({ title: 'Harmless' }).where('id', '=', job.id).execute()
      const report = (await listed()).find(({ id }: { id: number }) => id === body.data.id)
      expect(report).toMatchObject({
        type: 'job',
        reason: 'fraud',
        text: 'They want money first',
        state: 'open',
        decision: null,
        subject: { id: job.id, title: job.title, slug: job.slug, author: { id: boss.id } },
        reporter: { id: worker.id, name: 'Anna Kowalska' },
      })
      const [receipt] = await mailsTo(worker.email)
      expect(receipt?.subject).toBe(`Otrzymaliśmy Twoje zgłoszenie naruszenia nr\u00a0${body.data.id}`)
      expect(receipt?.text).toContain(`http://localhost:3000/pl/jobs/item/${job.slug}`)
      expect(receipt?.text).not.toContain('money')
      expect(await mailsTo(boss.email)).toEqual([])
    })

    it('answer 404 for hidden subjects: an unpublished offer, a vacancy that was taken down', async () => {
      const offer = await createOffer(test, { user_id: worker.id, published: false })
      expect((await send({ type: 'offer', id: offer.id }, boss.token)).status).toBe(404)
      const down = await createVacancy(test, { user_id: boss.id, approved_at: null })
      expect((await send({ id: down.id })).status).toBe(404)
    })

    it('are stored once for one idempotency key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const first = await send({}, worker.token, headers)
      expect((await send({}, worker.token, headers)).body).toEqual(first.body)
      expect(await mailsTo(worker.email)).toHaveLength(1)
    })

    it('need an e-mail address without an account, except for child protection', async () => {
      const { status, body } = await send({}, null)
      expect([status, body.errors]).toEqual([422, { email: ['field cannot be empty'] }])
      expect((await send({ reason: 'child_protection' }, null)).status).toBe(201)
      const email = `reader-${randomUUID()}@people.example`
      expect((await send({ email }, null, { 'accept-language': 'ru' })).status).toBe(201)
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Ваша жалоба №'),
      ])
    })

    it('are all stored, but only five a day are confirmed to one address', async () => {
      const email = `reader-${randomUUID()}@people.example`
      const before = (await listed()).length
      const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email }, null)))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(await listed()).toHaveLength(before + 8)
      expect(await mailsTo(email)).toHaveLength(5)
      test.clock.advance(25 * HOUR_MS)
      await send({ email }, null)
      expect(await mailsTo(email)).toHaveLength(6)
    })

    it('send no receipt to an account’s unconfirmed address', async () => {
      const newcomer = await createUser(test, { role: 'worker', email_confirmed_at: null })
      expect((await send({}, newcomer.token)).status).toBe(201)
      expect(await mailsTo(newcomer.email)).toEqual([])
    })

    it.each([
      [{ reason: 'other', text: ' ' }, 'text'],
      [{ reason: 'boring' }, 'reason'],
      [{ type: 'city' }, 'type'],
      [{ id: 0 }, 'id'],
      [{ text: 'x'.repeat(2001) }, 'text'],
    ])('are refused with %o', async (given, field) => {
      const { status, body } = await send(given)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    })

    it('can be about visible offers and people only', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      expect((await send({ type: 'offer', id: offer.id }, boss.token)).status).toBe(201)
      expect((await send({ type: 'user', id: worker.id }, boss.token)).status).toBe(201)
      const draft = await createVacancy(test, {
        user_id: boss.id,
        moderation_state: 'pending',
        approved_at: null,
        published_at: null,
      })
      for (const given of [{ id: draft.id }, { type: 'user', id: admin.id }, { type: 'offer', id: 999_999 }])
        expect((await send(given)).status).toBe(404)
    })

    it('give 404 for an id above the range of integers', async () => {
      expect((await send({ id: 2_147_483_647 })).status).toBe(404)
      expect((await send({ id: 2_147_483_648 })).status).toBe(422)
    })

    it('can be about messages, by the members of the room only', async () => {
      const opened = await test.call('POST', '/chat/rooms', {
        token: boss.token,
        body: { user_id: worker.id },
      })
      const said = await test.call('POST', `/chat/rooms/${opened.body.data.id}/messages`, {
        token: boss.token,
        body: { text: 'Pay me first', client_id: randomUUID() },
      })
      const about = { type: 'message', id: said.body.data.id, reason: 'insult' }
      const { body } = await send(about)
      const report = (await listed()).find(({ id }: { id: number }) => id === body.data.id)
      expect(report.subject).toMatchObject({ text: 'Pay me first', author: { id: boss.id } })
      expect((await send(about, (await createUser(test, { role: 'worker' })).token)).status).toBe(404)
      expect((await send({ ...about, email: 'a@people.example' }, null)).status).toBe(404)
    })
  })

  describe('decided', () => {
    it('mail the reason to reporter and author in their languages, without the reporter’s identity', async () => {
      const { id } = (await send()).body.data
      const { status, body } = await decide(id, { state: 'dismissed', decision: 'The job is real' })
      expect([status, body.data]).toMatchObject([
        200,
        {
          state: 'dismissed',
          decision: 'The job is real',
          decided_by: { id: admin.id },
          decided_at: test.clock().toISOString(),
        },
      ])
      const mail = (await mailsTo(worker.email)).at(-1)
      expect(mail?.subject).toBe(`Twoje zgłoszenie naruszenia nr\u00a0${id} zostało rozpatrzone`)
      expect(mail?.text).toContain('The job is real')
      const [author] = await mailsTo(boss.email)
      expect(author?.subject).toContain(`Meldung zu „${job.title}“`)
      expect(author?.text).not.toMatch(/Kowalska|Anna|people\.example/)
      expect(author?.text).not.toMatch(/Grundlage|nicht einverstanden/)
      const audit = await auditOf(test, 'report', id)
      expect(audit).toMatchObject([
        { action: 'report.dismissed', actor_id: admin.id, reason: 'The job is real' },
      ])
      expect((await listed('?state=dismissed&per_page=100'))[0].id).toBe(id)
    })

    it('take a vacancy down; its owner may correct and resubmit it', async () => {
      const { id } = (await send()).body.data
      await decide(id, { state: 'upheld', decision: 'It asks for money', ground: 'fraud', remove: true })
      // The statement of reasons for both: ground and who decided (DSA Art. 17).
      expect((await mailsTo(boss.email)).at(-1)?.text).toContain('Betrug nach §\u00a0263 Strafgesetzbuch')
      expect((await mailsTo(worker.email)).at(-1)?.text).toContain('oszustwo (§\u00a0263')
      expect((await test.call('GET', `/jobs/${job.slug}`)).status).toBe(404)
      const own = () => test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })
      expect((await own()).body.data).toMatchObject({
        moderation_state: 'rejected',
        moderation_reason: 'It asks for money',
        moderation_ground: 'fraud',
        is_public: false,
      })
      await test.call('PATCH', `/cabinet/vacancies/${job.id}`, {
        token: boss.token,
        body: { description: 'No money is asked for any more.' },
      })
      await test.call('POST', `/admin/vacancies/${job.id}/approve`, { token: admin.token })
      expect((await test.call('GET', `/jobs/${job.slug}`)).body.data.description).toContain('No money')
    })

    it('keep a vacancy down until a moderator approves it: neither a changed text nor its expiry shows it', async () => {
      const reader = { token: worker.token }
      const bid = { ...reader, body: { text: 'I can start on Monday.' } }
      expect((await test.call('POST', `/jobs/${job.slug}/rates`, bid)).status).toBe(201)
      expect((await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, reader)).status).toBe(204)
      const { id } = (await send()).body.data
      await decide(id, { state: 'upheld', decision: 'It asks for money', remove: true })
      const own = { token: boss.token }
      const text = { ...own, body: { description: 'Send the money to another account.' } }
      const path = `/cabinet/vacancies/${job.id}`
      expect((await test.call('PATCH', path, text)).body.data.moderation_state).toBe('pending')
      const statuses = async () => {
        const stranger = await createUser(test, { role: 'worker' })
        const page = `/jobs/${job.slug}`
        const asked = { token: stranger.token, body: { text: 'I bake well.' } }
        const answers = [
          await test.call('GET', page),
          await test.call('GET', page, reader),
          await test.call('POST', `${page}/rates`, asked),
          await test.call('POST', '/chat/rooms', { token: stranger.token, body: { job_id: job.id } }),
        ]
        return answers.map(({ status }) => status)
      }
      expect(await statuses()).toEqual([404, 404, 404, 404])
      expect((await test.call('POST', `${path}/close`, own)).status).toBe(200)
      expect(await statuses()).toEqual([404, 404, 404, 404])
      expect((await test.call('GET', '/cabinet/favorites/jobs', reader)).body.data).toMatchObject([
        { state: 'unavailable', job: null },
      ])
    })

    it('end the publication period of a vacancy they take down; a new approval starts a full one', async () => {
      const { id } = (await send()).body.data
      await test.db
        .updateTable('vacancies')
        .set({ expires_at: new Date(test.clock().getTime() + DAY_MS) })
        .where('id', '=', job.id)
        .execute()
      await decide(id, { state: 'upheld', decision: 'It asks for money', remove: true })
      const path = `/cabinet/vacancies/${job.id}`
      const own = { token: boss.token }
      expect((await test.call('GET', path, own)).body.data.expires_at).toBeNull()
      await test.call('PATCH', path, { ...own, body: { description: 'No money is asked for any more.' } })
      await test.call('POST', `/admin/vacancies/${job.id}/approve`, { token: admin.token })
      expect((await test.call('GET', path, own)).body.data.expires_at).toBe(
        new Date(test.clock().getTime() + 60 * DAY_MS).toISOString(),
      )
    })

    it('end the publication period of vacancies that were taken down by earlier versions', async () => {
      const taken = { moderation_state: 'rejected' as const, approved_at: null }
      await test.db.updateTable('vacancies').set(taken).where('id', '=', job.id).execute()
      const waiting = await createVacancy(test, { user_id: boss.id, moderation_state: 'pending' })
      const name = '031-terms-of-taken-down.sql'
      await sql`delete from migrations where name = ${name}`.execute(test.db)
      expect(await migrate(test.db)).toEqual([name])
      const expiryOf = async ({ id }: { id: number }) =>
        (await test.call('GET', `/cabinet/vacancies/${id}`, { token: boss.token })).body.data.expires_at
      expect(await expiryOf(job)).toBeNull()
      expect(await expiryOf(waiting)).not.toBeNull()
    })

    it('take an offer down, whose owner sees the reason', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      const { id } = (await send({ type: 'offer', id: offer.id }, boss.token)).body.data
      expect((await decide(id, { state: 'upheld', decision: 'Not allowed', remove: true })).status).toBe(200)
      expect((await test.call('GET', `/offers/${offer.id}`)).status).toBe(404)
      expect((await test.call('GET', '/cabinet/offers', { token: worker.token })).body.data).toMatchObject([
        { id: offer.id, is_taken_down: true, moderation_reason: 'Not allowed' },
      ])
    })

    it('are decided once, also by two moderators at the same time', async () => {
      const { id } = (await send()).body.data
      const answers = await Promise.all([
        decide(id, { state: 'upheld', decision: 'Yes, it is' }),
        decide(id, { state: 'dismissed', decision: 'No, it is not' }),
      ])
      expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'report_decided'])
      expect(await mailsTo(boss.email)).toHaveLength(1)
    })

    it.each([
      [{ state: 'upheld' }, 'decision'],
      [{ state: 'open', decision: 'Reason' }, 'state'],
      [{ state: 'dismissed', decision: 'Reason', remove: true }, 'remove'],
    ])('need a reason and sense: %o', async (body, field) => {
      const { id } = (await send()).body.data
      const answer = await decide(id, body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    })

    it('are visible to moderators only', async () => {
      const { id } = (await send()).body.data
      const body = { state: 'upheld', decision: 'Reason' }
      expect((await decide(id, body, worker.token)).status).toBe(404)
      expect((await test.call('GET', '/admin/reports', { token: boss.token })).status).toBe(404)
    })
  })
})
