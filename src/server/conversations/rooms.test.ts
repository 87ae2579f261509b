import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { createRoom, openRoom, rooms, send } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, PLACES } from '../testing/vacancies.ts'
import { ROOMS_A_DAY } from './open.ts'

describe.each(engines())('rooms on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker', name: 'Olga', surname: 'Petrova' })
    boss = await createUser(test, { role: 'boss', name: 'Boris', surname: 'Braun', company_name: 'Braun AG' })
    job = await createVacancy(test, { user_id: boss.id, title: 'Night baker' })
  })

  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
    `${status} ${body.code ?? ''}`.trim()
  const offerOf = async (published = true) => {
    const now = test.clock()
    return test.db
      .insertInto('offers')
      .values({
        user_id: worker.id,
        name: 'I clean windows',
        rubric_id: PLACES.rubric,
        city_id: PLACES.near,
        pay_type: 'per_hour',
        pay_amount: 15,
        description: 'Streak-free',
        skills: '[]',
        preferences: '[]',
        language: 'de',
        published,
        published_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

  describe('are opened', () => {
    it('by a worker from a job, once', async () => {
      const first = await openRoom(test, worker, { job_id: job.id })
      expect(first.status).toBe(201)
      expect(first.body.data).toEqual({
        id: first.body.data.id,
        new_message_count: 0,
        subject: { type: 'job', id: job.id, title: 'Night baker', slug: job.slug, language: 'de' },
        interlocutor: { id: boss.id, name: 'Boris B.', url_img: null, last_seen_at: null },
        company: 'Bäckerei Müller',
        last_message: null,
        updated_at: test.clock().toISOString(),
        last_seq: 0,
        read_seq: 0,
        interlocutor_delivered_seq: 0,
        interlocutor_read_seq: 0,
        has_answered: false,
        is_blocked: false,
        can_write: true,
      })
      const again = await openRoom(test, worker, { job_id: job.id })
      expect([again.status, again.body]).toEqual([200, first.body])
    })

    it('from a bid by either side, as the room of the job', async () => {
      const bid = await createBid(test, { vacancy_id: job.id, user_id: worker.id })
      const byBoss = await openRoom(test, boss, { rate_id: bid.id })
      expect([byBoss.status, byBoss.body.data.interlocutor.name]).toEqual([201, 'Olga P.'])
      const { id } = byBoss.body.data
      expect((await openRoom(test, worker, { rate_id: bid.id })).body.data.id).toBe(id)
      expect((await openRoom(test, worker, { job_id: job.id })).body.data.id).toBe(id)
      const stranger = await createUser(test, { role: 'boss' })
      expect(codeOf(await openRoom(test, stranger, { rate_id: bid.id }))).toBe('404 not_found')
    })

    it('by an employer from a public offer', async () => {
      const { id } = await offerOf()
      const opened = await openRoom(test, boss, { offer_id: id })
      expect(opened.status).toBe(201)
      expect(opened.body.data).toMatchObject({
        subject: { type: 'offer', id, title: 'I clean windows' },
        company: null,
      })
      expect(codeOf(await openRoom(test, worker, { offer_id: id }))).toBe('403 chat_not_a_pair')
      const hidden = await offerOf(false)
      expect(codeOf(await openRoom(test, boss, { offer_id: hidden.id }))).toBe('404 not_found')
    })

    it('from a profile by either side, as one room', async () => {
      const opened = await openRoom(test, boss, { user_id: worker.id })
      expect([opened.status, opened.body.data.subject]).toEqual([
        201,
        { type: 'profile', id: worker.id, title: 'Olga P.' },
      ])
      const other = await openRoom(test, worker, { user_id: boss.id })
      expect([other.status, other.body.data.id]).toEqual([200, opened.body.data.id])
      expect(other.body.data.subject).toEqual(opened.body.data.subject)
    })

    it('once for twenty concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          openRoom(test, index % 2 ? worker : boss, { user_id: index % 2 ? boss.id : worker.id }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    })

    it('only between a worker and an employer', async () => {
      const admin = await createUser(test, { role: 'admin' })
      const otherBoss = await createUser(test, { role: 'boss' })
      expect(codeOf(await openRoom(test, boss, { user_id: otherBoss.id }))).toBe('403 chat_not_a_pair')
      expect(codeOf(await openRoom(test, boss, { user_id: boss.id }))).toBe('403 chat_not_a_pair')
      expect(codeOf(await openRoom(test, otherBoss, { job_id: job.id }))).toBe('403 chat_not_a_pair')
      expect(codeOf(await openRoom(test, admin, { user_id: worker.id }))).toBe('403 chat_not_a_pair')
      expect(codeOf(await openRoom(test, boss, { user_id: admin.id }))).toBe('404 not_found')
    })

    it('not about a subject that is missing, was never public or has ended', async () => {
      for (const form of [
        { job_id: 999_999 },
        { offer_id: 999_999 },
        { rate_id: 999_999 },
        { user_id: 999_999 },
      ])
        expect(codeOf(await openRoom(test, worker, form))).toBe('404 not_found')
      const never = { approved_at: null, published_at: null, moderation_state: 'pending' as const }
      const pending = await createVacancy(test, { user_id: boss.id, ...never })
      expect(codeOf(await openRoom(test, worker, { job_id: pending.id }))).toBe('404 not_found')
      const closed = await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
      expect(codeOf(await openRoom(test, worker, { job_id: closed.id }))).toBe('409 vacancy_closed')
      for (const form of [{}, { job_id: job.id, user_id: boss.id }])
        expect((await openRoom(test, worker, form)).status).toBe(422)
    })

    it('by an employer with a confirmed address, and an approved vacancy or a bid of that person', async () => {
      const given = { role: 'boss', email_confirmed_at: null } as const
      const unconfirmed = await createUser(test, given)
      await createVacancy(test, { user_id: unconfirmed.id })
      const code = async (by: TestUser, form: object) => codeOf(await openRoom(test, by, form))
      expect(await code(unconfirmed, { user_id: worker.id })).toBe('403 email_unconfirmed')
      const fresh = await createUser(test, { role: 'boss' })
      expect(await code(fresh, { user_id: worker.id })).toBe('403 vacancy_needed')
      const { id } = await offerOf()
      expect(await code(fresh, { offer_id: id })).toBe('403 vacancy_needed')
      const pending = { approved_at: null, moderation_state: 'pending' } as const
      const vacancy = await createVacancy(test, { user_id: fresh.id, ...pending })
      expect(await code(fresh, { user_id: worker.id })).toBe('403 vacancy_needed')
      const bid = await createBid(test, { vacancy_id: vacancy.id, user_id: worker.id })
      expect(await code(fresh, { rate_id: bid.id })).toBe('201')
      expect(await code(fresh, { user_id: worker.id })).toBe('201')
    })

    it('thirty times a day by one account', async () => {
      for (let count = 0; count < ROOMS_A_DAY; count++) {
        const { id } = await createUser(test, { role: 'worker' })
        expect((await openRoom(test, boss, { user_id: id })).status).toBe(201)
      }
      const refused = await openRoom(test, boss, { user_id: worker.id })
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('tomorrow')])
    })

    it('not by a blocked user, but existing rooms stay readable', async () => {
      await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
      expect(codeOf(await openRoom(test, boss, { user_id: worker.id }))).toBe('403 chat_blocked')
      expect(codeOf(await openRoom(test, worker, { job_id: job.id }))).toBe('403 chat_unblock_first')
      await test.call('DELETE', `/cabinet/blocks/${boss.id}`, { token: worker.token })
      await openRoom(test, worker, { job_id: job.id })
      await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
      const known = await openRoom(test, worker, { job_id: job.id })
      expect([known.status, known.body.data.is_blocked, known.body.data.can_write]).toEqual([
        200,
        true,
        false,
      ])
    })
  })

  describe('are listed', () => {
    it('newest message first, with unread counts; empty ones only for their opener', async () => {
      const first = await openRoom(test, worker, { job_id: job.id })
      test.clock.advance(MINUTE_MS)
      const second = await openRoom(test, boss, { user_id: worker.id })
      expect((await rooms(test, boss)).map(({ id }) => id)).toEqual([second.body.data.id])
      test.clock.advance(MINUTE_MS)
      await send(test, first.body.data.id, worker, 'Good morning')
      const { body } = await send(test, first.body.data.id, worker, 'Is it free?')
      expect(await rooms(test, boss)).toMatchObject([
        {
          id: first.body.data.id,
          new_message_count: 2,
          last_seq: 2,
          last_message: body.data,
          updated_at: test.clock().toISOString(),
        },
        { id: second.body.data.id, new_message_count: 0, last_message: null },
      ])
      expect(await rooms(test, worker)).toMatchObject([{ new_message_count: 0, last_message: body.data }])
    })

    it('without phone, e-mail or surname', async () => {
      const { id } = (await openRoom(test, worker, { job_id: job.id })).body.data
      await send(test, id, worker, 'Hello')
      const listed = JSON.stringify(await rooms(test, boss))
      for (const secret of [worker.email, 'Petrova', '+49']) expect(listed).not.toContain(secret)
    })

    it('with an ETag: 304 until something changes', async () => {
      const { id } = (await openRoom(test, worker, { job_id: job.id })).body.data
      await send(test, id, worker, 'Hello')
      const list = (headers = {}) => test.call('GET', '/chat/my/rooms', { token: boss.token, headers })
      const etag = String((await list()).headers.etag)
      expect((await list({ 'if-none-match': etag })).status).toBe(304)
      await send(test, id, worker, 'Still there?')
      const changed = await list({ 'if-none-match': etag })
      expect([changed.status, changed.headers['cache-control']]).toEqual([200, 'no-store'])
    })

    it('with the subject’s present title, or the last one when it is deleted', async () => {
      await openRoom(test, worker, { job_id: job.id })
      const title = async () => (await rooms(test, worker))[0]?.subject
      await test.db.updateTable('vacancies').set({ title: 'Day baker' }).where('id', '=', job.id).execute()
      expect(await title()).toMatchObject({ title: 'Day baker', slug: job.slug })
      await test.db.deleteFrom('vacancies').where('id', '=', job.id).execute()
      expect(await title()).toEqual({ type: 'job', id: job.id, title: 'Night baker' })
    })

    it('with the other’s last presence, to the minute, once they have written, except for users they have blocked', async () => {
      const { id } = (await openRoom(test, worker, { job_id: job.id })).body.data
      const seen = async () => (await rooms(test, worker))[0]?.interlocutor.last_seen_at
      expect(await seen()).toBeNull()
      await send(test, id, worker, 'Hello?')
      expect(await seen()).toBeNull()
      await send(test, id, boss, 'Yes?')
      const before = test.clock()
      expect(await seen()).toBe(before.toISOString())
      test.clock.advance(30_000)
      await rooms(test, boss)
      expect(await seen()).toBe(before.toISOString())
      test.clock.advance(5 * MINUTE_MS)
      await rooms(test, boss)
      expect(await seen()).toBe(new Date(before.getTime() + 5 * MINUTE_MS).toISOString())
      // Requests of a hidden tab do not count as presence.
      test.clock.advance(5 * MINUTE_MS)
      const headers = { 'x-background': '1' }
      await test.call('GET', '/chat/my/rooms', { token: boss.token, headers })
      await test.call('POST', '/auth/refresh', { token: boss.token, headers })
      expect(await seen()).toBe(new Date(before.getTime() + 5 * MINUTE_MS).toISOString())
      await test.call('PUT', `/cabinet/blocks/${worker.id}`, { token: boss.token })
      expect(await seen()).toBeNull()
    })
  })

  it('are deleted twelve months after the last message', async () => {
    const { createHandlers } = await import('../background/registry.ts')
    const room = await createRoom(test)
    const days = (count: number) => count * DAY_MS
    const count = async () =>
      (await test.db.selectFrom('messages').select('id').where('room_id', '=', room.id).execute()).length
    await send(test, room.id, room.worker, 'Hello')
    const written = test.clock()
    const forget = (after: number) =>
      createHandlers({ ...test.deps, clock: () => new Date(written.getTime() + days(after)) })['forget-old'](
        {},
      )
    await forget(364)
    expect(await count()).toBe(1)
    await forget(366)
    expect(await count()).toBe(0)
  })
})
