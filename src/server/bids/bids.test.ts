import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'
import { say } from '../texts/texts.ts'

describe.each(engines())('bids on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss', language: 'de' })
    worker = await createUser(test, { role: 'worker', language: 'pl', name: 'Anna', surname: 'kowalska' })
    job = await createVacancy(test, { user_id: boss.id, title: `Bäcker ${randomUUID().slice(0, 8)}` })
  })

  const place = (body: unknown = { text: 'I bake well.' }, headers = {}, slug = job.slug) =>
    test.call('POST', `/jobs/${slug}/rates`, { token: worker.token, body, headers })
  const withdraw = (id: number, token = worker.token) => test.call('DELETE', `/rates/${id}`, { token })
  const answer = (id: number, state: string, token = boss.token) =>
    test.call('PATCH', `/rates/${id}`, { token, body: { state } })
  const received = async () =>
    (await test.call('GET', `/cabinet/vacancies/${job.id}/rates`, { token: boss.token })).body.data
  const own = async (query = '') =>
    (await test.call('GET', `/cabinet/rates${query}`, { token: worker.token })).body.data
  const mails = async () =>
    (await test.queued<Mail>('send-mail')).filter(({ subject }) => subject.includes(job.title))
  const rows = () => test.db.selectFrom('bids').selectAll().where('vacancy_id', '=', job.id).execute()
  const codes = (answers: { status: number; body: { code?: string } }[]) =>
    answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort()

  describe('placed by a worker', () => {
    it('are mailed to the owner in the owner’s language', async () => {
      const { status, body } = await place({
        text: '  I bake well. ',
        pay_amount: 19.5,
        pay_type: 'per_hour',
      })
      expect(status).toBe(201)
      expect(body.data).toEqual({
        id: body.data.id,
        text: 'I bake well.',
        pay_amount: 19.5,
        pay_type: 'per_hour',
        state: 'sent',
        decline_reason: null,
        created_at: test.clock().toISOString(),
        seen_at: null,
        answered_at: null,
        version: expect.any(Number),
      })
      const sent = await mails()
      expect(sent).toMatchObject([{ to: boss.email, subject: `Neue Bewerbung: ${job.title}` }])
      expect(await own()).toMatchObject([
        { id: body.data.id, job: { slug: job.slug, is_open: true, pay_amount: 18.5 } },
      ])
      expect(
        (await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })).body.data,
      ).toMatchObject({ rates_count: 1, new_rates_count: 1, waiting_rates_count: 1 })
    })

    it('are refused a second time for one job, in the reader’s language', async () => {
      await place()
      const messages = await Promise.all(
        LANGUAGES.map(async (language) => {
          const { status, body } = await place({ text: 'Again' }, { 'accept-language': language })
          expect([status, body.code]).toEqual([409, 'already_bid'])
          return body.message
        }),
      )
      expect(messages).toEqual(LANGUAGES.map((language) => say(language, 'already_bid')))
      expect(messages).toContain('You have already bid for this job')
    })

    it.each([
      [{ text: 'x'.repeat(1001) }, 'text', 'At most 1000\u00a0characters, please'],
      [{ text: ' \n ' }, 'text', 'field cannot be empty'],
      [{}, 'text', 'field cannot be empty'],
      [{ text: 'x', pay_amount: 15 }, 'pay_type', 'field cannot be empty'],
      [{ text: 'x', pay_type: 'per_hour' }, 'pay_amount', 'field cannot be empty'],
      [
        { text: 'x', pay_amount: 1.234, pay_type: 'per_hour' },
        'pay_amount',
        'At most two decimal places, please',
      ],
      [{ text: 'x', pay_amount: -1, pay_type: 'per_hour' }, 'pay_amount', 'At least 0, please'],
      [{ text: 'x', pay_type: 'per_year' }, 'pay_type', 'field cannot be empty'],
    ])('are refused when they are %o', async (body, field, message) => {
      const refused = await place(body)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual({ [field]: [message] })
    })

    it('can have 1,000 characters', async () => {
      expect((await place({ text: 'ж'.repeat(1000) })).status).toBe(201)
    })

    it('are refused for a job that is closed, expired or unpublished', async () => {
      const user_id = boss.id
      const ended = [
        await createVacancy(test, { user_id, closed_at: test.clock() }),
        await createVacancy(test, { user_id, expires_at: test.clock() }),
        await createVacancy(test, { user_id, published: false }),
      ]
      for (const { slug } of ended) {
        const { status, body } = await place(undefined, {}, slug)
        expect([status, body.code, body.message]).toEqual([409, 'vacancy_closed', 'This vacancy is closed'])
      }
      const never = { approved_at: null, published_at: null, moderation_state: 'pending' as const }
      const { slug } = await createVacancy(test, { user_id, ...never })
      expect((await place(undefined, {}, slug)).status).toBe(404)
      expect((await place(undefined, {}, 'no-such-job')).status).toBe(404)
    })

    it('are refused for a blocked employer', async () => {
      await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', boss.id).execute()
      expect((await place()).status).toBe(404)
      expect(await mails()).toEqual([])
    })

    it('are not mailed to an unconfirmed address', async () => {
      const silent = await createUser(test, { role: 'boss', email_confirmed_at: null })
      job = await createVacancy(test, { user_id: silent.id, title: 'Silent bakery' })
      expect((await place()).status).toBe(201)
      expect(await mails()).toEqual([])
    })
  })

  describe('sent more than once', () => {
    it('get the stored answer for the same key and body', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const first = await place({ text: 'Once' }, headers)
      const again = await place({ text: 'Once' }, headers)
      expect(first.headers).not.toHaveProperty('idempotent-replayed')
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
      expect(again.body).toEqual(first.body)
      const other = await place({ text: 'Twice' }, headers)
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
      expect(await rows()).toHaveLength(1)
      expect(await mails()).toHaveLength(1)
    })

    it('are created once for twenty concurrent requests with one key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(Array.from({ length: 20 }, () => place({ text: 'Once' }, headers)))
      const made = answers.filter(({ status }) => status === 201)
      expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
      expect(new Set(codes(answers).filter((code) => code !== '201'))).toEqual(
        new Set(made.length === 20 ? [] : ['409 in_progress']),
      )
      expect(await rows()).toHaveLength(1)
      expect(await mails()).toHaveLength(1)
    })

    it('are created once for twenty concurrent requests with different keys', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => place({ text: 'Race' }, { 'idempotency-key': randomUUID() })),
      )
      expect(codes(answers)).toEqual(['201', ...Array.from({ length: 19 }, () => '409 already_bid')])
      expect(await rows()).toHaveLength(1)
    })
  })

  describe('withdrawn', () => {
    it('allow a new one and are listed separately', async () => {
      const first = (await place({ text: 'First' })).body.data
      expect((await withdraw(first.id)).status).toBe(204)
      expect((await withdraw(first.id)).status).toBe(204)
      expect(await received()).toEqual([])
      const second = await place({ text: 'Second' })
      expect(second.status).toBe(201)
      expect(await own()).toMatchObject([{ text: 'Second' }])
      expect(await own('?state=withdrawn')).toMatchObject([{ text: 'First', state: 'withdrawn' }])
    })

    it.each([
      ['seen', 204],
      ['declined', 204],
      ['expired', 204],
      ['accepted', 409],
    ] as const)('when %s: %i', async (state, status) => {
      const { id } = await createBid(test, { vacancy_id: job.id, user_id: worker.id, state })
      const done = await withdraw(id)
      expect(done.status).toBe(status)
      if (status === 409) expect(done.body.code).toBe('bid_not_open')
    })

    it('cannot be withdrawn by another worker', async () => {
      const { id } = (await place()).body.data
      const other = await createUser(test, { role: 'worker' })
      expect((await withdraw(id, other.token)).status).toBe(404)
      expect((await rows())[0]?.state).toBe('sent')
    })
  })

  describe('read and answered by the owner', () => {
    it('show the bidder without surname, phone and e-mail, and are not marked as seen by the list', async () => {
      await place()
      const bids = await received()
      expect(bids).toMatchObject([
        { text: 'I bake well.', state: 'sent', seen_at: null, bidder: { id: worker.id, name: 'Anna K.' } },
      ])
      expect(Object.keys(bids[0].bidder).sort()).toEqual(['id', 'member_since', 'name', 'url_img'])
      expect(JSON.stringify(bids)).not.toContain(worker.email)
      expect((await received())[0].state).toBe('sent')
    })

    it('keep the time when they were first seen', async () => {
      const { id } = (await place()).body.data
      const first = test.clock().toISOString()
      expect((await answer(id, 'seen')).body.data).toMatchObject({
        state: 'seen',
        seen_at: first,
        answered_at: null,
      })
      test.clock.advance(MINUTE_MS)
      const answered = test.clock().toISOString()
      expect((await answer(id, 'accepted')).body.data).toMatchObject({
        seen_at: first,
        answered_at: answered,
      })
      test.clock.advance(MINUTE_MS)
      const late = await answer(id, 'seen')
      expect([late.status, late.body.data.state]).toEqual([200, 'accepted'])
      expect((await answer(id, 'accepted')).body.data).toMatchObject({
        seen_at: first,
        answered_at: answered,
      })
      expect((await own())[0]).toMatchObject({ state: 'accepted', seen_at: first, answered_at: answered })
      const { body } = await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })
      expect(body.data).toMatchObject({ waiting_rates_count: 0, accepted_rates_count: 1 })
    })

    it('can get another answer later, and each answer is mailed once', async () => {
      const { id } = (await place()).body.data
      await answer(id, 'declined')
      await answer(id, 'declined')
      expect((await answer(id, 'accepted')).body.data.state).toBe('accepted')
      const answerMails = (await mails()).filter(({ to }) => to === worker.email)
      expect(answerMails.map(({ subject }) => subject.split(':')[0])).toEqual([
        'Twoje zgłoszenie zostało odrzucone',
        'Twoje zgłoszenie zostało przyjęte',
      ])
      expect((await answer(id, 'declined')).body.data.state).toBe('declined')
    })

    it('cannot be answered when withdrawn or expired', async () => {
      for (const state of ['withdrawn', 'expired'] as const) {
        const { id: user_id } = await createUser(test, { role: 'worker' })
        const { id } = await createBid(test, { vacancy_id: job.id, user_id, state })
        for (const to of ['seen', 'accepted', 'declined']) {
          const { status, body } = await answer(id, to)
          expect([status, body.code]).toEqual([409, 'bid_not_open'])
        }
      }
    })

    it('are 404 for another employer and refuse unknown answers', async () => {
      const { id } = (await place()).body.data
      const other = await createUser(test, { role: 'boss' })
      expect((await answer(id, 'accepted', other.token)).status).toBe(404)
      expect((await answer(999_999, 'accepted')).status).toBe(404)
      expect((await answer(id, 'withdrawn')).status).toBe(422)
      expect((await rows())[0]?.state).toBe('sent')
    })

    it('end in one state after concurrent answer and withdrawal', async () => {
      const { id } = (await place()).body.data
      const [accepted, withdrawn] = await Promise.all([answer(id, 'accepted'), withdraw(id)])
      const state = (await rows())[0]?.state
      expect([accepted.status, withdrawn.status, state]).toEqual(
        state === 'accepted' ? [200, 409, 'accepted'] : [409, 204, 'withdrawn'],
      )
    })

    it('are refused, or their worker is mailed, when the vacancy is closed concurrently', async () => {
      const close = () => test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: boss.token })
      const [placed] = await Promise.all([place(), close()])
      const answerMails = (await mails()).filter(({ to }) => to === worker.email)
      expect([placed.status, answerMails.length]).toEqual(placed.status === 201 ? [201, 1] : [409, 0])
      if (placed.status === 201) expect((await own())[0].job.is_open).toBe(false)
    })
  })

  it('lists a vacancy’s bids, newest first', async () => {
    for (const days of [3, 1, 2]) {
      const { id: user_id } = await createUser(test, { role: 'worker' })
      const created_at = new Date(test.clock().getTime() - days * DAY_MS)
      await createBid(test, { vacancy_id: job.id, user_id, text: `${days} days ago`, created_at })
    }
    const texts = (await received()).map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['1 days ago', '2 days ago', '3 days ago'])
  })
})
