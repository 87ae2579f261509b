import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, PENDING } from '../testing/vacancies.ts'

describe.each(engines())('notifications on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let admin: TestUser
  let job: { id: number; slug: string; title: string }
  beforeAll(async () => {
    admin = await createUser(test, { role: 'admin' })
  })
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    job = await createVacancy(test, { user_id: boss.id })
    test.published.length = 0
  })
  const list = async ({ token }: TestUser, query = '') =>
    (await test.call('GET', `/notifications${query}`, { token })).body
  const choose = ({ token }: TestUser, body: unknown) =>
    test.call('PATCH', '/cabinet/notifications', { token, body })
  const bid = ({ token }: TestUser, slug = job.slug) =>
    test.call('POST', `/jobs/${slug}/rates`, {
      token,
      body: { text: 'I bake well.' },
      headers: { 'idempotency-key': randomUUID() },
    })
  const answer = async (state: string) => {
    const { id } = await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    await test.call('PATCH', `/rates/${id}`, { token: boss.token, body: { state } })
  }
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const deliver = () => runTasks(test, 'deliver-notification', 'send-push')
  const kept = (kind: NotificationKind) =>
    test.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', boss.id)
      .where('kind', '=', kind)
      .execute()
  const events = ({ id }: TestUser) =>
    test.published.filter(({ channels }) => channels.includes(`private-user.${id}`))

  describe('bids', () => {
    it('notify the employer in the list, on the user’s channel and by mail', async () => {
      const { id } = (await bid(worker)).body.data
      const { data, unread_count, meta } = await list(boss)
      expect(data).toEqual([
        {
          id: data[0].id,
          kind: 'bid_received',
          actor: 'Anna K.',
          // The list and the push lead to the bid, as the mail does.
          detail: `${id}`,
          read_at: null,
          subject: { type: 'vacancy', id: job.id, title: job.title, slug: job.slug, language: 'de' },
          created_at: test.clock().toISOString(),
        },
      ])
      expect([unread_count, meta.total]).toEqual([1, 1])
      expect(events(boss)).toEqual([])
      await deliver()
      await deliver()
      expect(events(boss)).toEqual([
        {
          channels: [`private-user.${boss.id}`],
          event: 'App\\Events\\Notification',
          data: { notification: data[0], unread_count: 1, unread_by_kind: { bid_received: 1 } },
        },
      ])
      const [mail, ...others] = await mailsTo(boss)
      expect([mail?.subject, others]).toEqual([`New bid: ${job.title}`, []])
      const path = `/en/cabinet/worker/user/vacancy/${job.id}/bids#bid-${id}`
      expect(mail?.html).toContain(`<a href="http://localhost:3000${path}">`)
    })

    it('of an erased account disappear from the notifications', async () => {
      await bid(worker)
      await eraseNow(test, worker)
      expect(await list(boss)).toMatchObject({ data: [], unread_count: 0 })
      expect(await deliver()).toEqual([])
    })

    it('that are refused cause no notification', async () => {
      await bid(worker)
      expect((await bid(worker)).status).toBe(409)
      expect((await list(boss)).data).toHaveLength(1)
    })

    it.each(['accepted', 'declined'])('notify the bidder once when %s', async (state) => {
      await answer(state)
      const { data } = await list(worker)
      expect(data).toMatchObject([
        {
          kind: 'bid_answered',
          detail: state,
          actor: 'Bäckerei Müller',
          subject: { type: 'job', id: job.id, slug: job.slug },
        },
      ])
      expect(await mailsTo(worker)).toHaveLength(1)
    })

    it('that were only marked as seen cause no notification', async () => {
      await answer('seen')
      expect((await list(worker)).data).toEqual([])
    })
  })

  describe('vacancies', () => {
    const decide = async (body: object | null) => {
      const waiting = await createVacancy(test, { user_id: boss.id, ...PENDING })
      const verb = body ? 'reject' : 'approve'
      await test.call('POST', `/admin/vacancies/${waiting.id}/${verb}`, {
        token: admin.token,
        body: body ?? {},
      })
      return waiting
    }

    it('that are approved notify the owner with a link to the job', async () => {
      const { id, slug, title } = await decide(null)
      expect((await list(boss)).data).toMatchObject([
        { kind: 'vacancy_approved', actor: null, subject: { type: 'vacancy', id, title, slug } },
      ])
      expect(await mailsTo(boss)).toHaveLength(1)
    })

    it('that are rejected notify the owner without a link; only the mail and the cabinet have the reason', async () => {
      const { id, title } = await decide({ reason: 'No pay is given' })
      const { data } = await list(boss)
      expect(data).toMatchObject([{ kind: 'vacancy_rejected', detail: null }])
      expect(data[0].subject).toEqual({ type: 'vacancy', id, title, language: 'de' })
      expect((await mailsTo(boss))[0]?.text).toContain('No pay is given')
    })

    it('that are rejected are always mailed with the reason, as the law requires', async () => {
      await choose(boss, { vacancy_rejected: { app: false, push: false, email: false } })
      await decide({ reason: 'No pay is given' })
      const [mail] = await mailsTo(boss)
      expect(mail?.text).toContain('No pay is given')
      expect(mail?.headers ?? {}).not.toHaveProperty('List-Unsubscribe')
    })

    it('that expire within a week notify the owner once in each publication period', async () => {
      const warn = () => runTasks(test, 'warn-of-expiry')
      const askToWarn = () =>
        test.db.transaction().execute((trx) => test.deps.tasks.add(trx, 'warn-of-expiry', {}))
      const warned = async () => (await kept('vacancy_expiring')).length
      await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
      const steps: [number, number][] = [
        [52, 0],
        [1.5, 1],
        [1, 1],
        [1, 1],
      ]
      for (const [days, warnings] of steps) {
        test.clock.advance(days * DAY_MS)
        await askToWarn()
        await warn()
        expect([days, await warned()]).toEqual([days, warnings])
      }
      const [mail] = await mailsTo(boss)
      expect(mail?.subject).toBe(`Expires soon: ${job.title}`)
      const login = { login: boss.email, password: boss.password }
      const token = (await test.call('POST', '/auth/login', { body: login })).body.access_token
      expect((await test.call('POST', `/cabinet/vacancies/${job.id}/renew`, { token })).status).toBe(200)
      await askToWarn()
      await warn()
      expect(await warned()).toBe(1)
      test.clock.advance(54 * DAY_MS)
      await askToWarn()
      await warn()
      expect(await warned()).toBe(2)
    })
  })

  describe('new jobs of a saved search', () => {
    const found = async (notify: object, title = 'Bread') => {
      const { token } = worker
      const body = { title, filters: { q: title }, notify }
      const { data } = (await test.call('POST', '/cabinet/saved-searches', { token, body })).body
      await test.db.transaction().execute((trx) =>
        test.deps.tasks.add(trx, 'saved-search-found', {
          user_id: worker.id,
          saved_search_id: data.id,
          job_ids: [job.id],
        }),
      )
      await runTasks(test, 'saved-search-found')
      return data.id
    }

    it('notify as set for the search', async () => {
      const id = await found({ app: true, push: false, email: false })
      expect((await list(worker)).data).toMatchObject([
        { kind: 'search_found', detail: '1', actor: null, subject: { type: 'search', id, title: 'Bread' } },
      ])
      expect(await mailsTo(worker)).toEqual([])
      await found({ app: false, push: false, email: true }, 'Rolls')
      expect((await list(worker)).data).toHaveLength(1)
      const [mail] = await mailsTo(worker)
      expect([mail?.subject, mail?.headers?.['List-Unsubscribe-Post']]).toEqual([
        'New jobs: Rolls',
        'List-Unsubscribe=One-Click',
      ])
    })

    it('do not notify through a channel that the user has turned off for all searches', async () => {
      await choose(worker, { search_found: { app: true, push: true, email: false } })
      await found({ app: true, push: true, email: true })
      expect([(await list(worker)).data.length, await mailsTo(worker)]).toEqual([1, []])
    })
  })

  describe('the list', () => {
    beforeEach(async () => {
      for (let number = 0; number < 3; number++) await bid(await createUser(test, { role: 'worker' }))
    })

    it('has the current user’s notifications in pages, newest first', async () => {
      const { data, meta } = await list(boss, '?per_page=2')
      expect([data.length, meta.total, meta.last_page]).toEqual([2, 3, 2])
      expect(data[0].id).toBeGreaterThan(data[1].id)
      expect((await list(boss, '?per_page=2&page=2')).data).toHaveLength(1)
      expect(await list(worker)).toMatchObject({ data: [], unread_count: 0, unread_by_kind: {} })
    })

    it('is marked as read by ids or up to one id, and only by its owner', async () => {
      const read = ({ token }: TestUser, body: unknown) =>
        test.call('POST', '/notifications/read', { token, body })
      const ids = (await list(boss)).data.map(({ id }: { id: number }) => id)
      expect((await read(worker, { ids })).status).toBe(204)
      expect((await read(worker, { up_to: ids[0] })).status).toBe(204)
      expect((await list(boss, '?per_page=1')).unread_by_kind).toEqual({ bid_received: 3 })
      for (let times = 0; times < 2; times++) expect((await read(boss, { ids: [ids[0]] })).status).toBe(204)
      expect((await list(boss)).unread_count).toBe(2)
      expect((await read(boss, { up_to: ids[1] })).status).toBe(204)
      const { data, unread_count } = await list(boss)
      expect([unread_count, data.every(({ read_at }: { read_at: string }) => read_at)]).toEqual([0, true])
      for (const bad of [{}, { ids: ['x'] }, { up_to: -1 }, { up_to: 1e12 }, { ids: [1e12] }])
        expect((await read(boss, bad)).status).toBe(422)
    })

    it('is deleted after 90 days', async () => {
      test.clock.advance(91 * DAY_MS)
      await bid(
        await createUser(test, { role: 'worker' }),
        (await createVacancy(test, { user_id: boss.id })).slug,
      )
      await test.db.transaction().execute((trx) => test.deps.tasks.add(trx, 'forget-old', {}))
      await runTasks(test, 'forget-old')
      expect(await kept('bid_received')).toHaveLength(1)
    })
  })

  describe('the settings', () => {
    it('have all channels on by default, and are changed one by one', async () => {
      const all = { app: true, push: true, email: true }
      const read = async () =>
        (await test.call('GET', '/cabinet/notifications', { token: boss.token })).body.data
      expect(await read()).toMatchObject({ message: all, bid_received: all, message_text: true })
      const off = { ...all, email: false }
      expect((await choose(boss, { bid_received: off })).body.data.bid_received).toEqual(off)
      await choose(boss, { message_text: false })
      expect(await read()).toMatchObject({ bid_received: off, message: all, message_text: false })
      expect((await choose(boss, { bid_received: { app: 'yes' } })).status).toBe(422)
    })

    it('can turn off mails', async () => {
      await choose(boss, { bid_received: { app: true, push: true, email: false } })
      await bid(worker)
      expect([(await list(boss)).data.length, await mailsTo(boss)]).toEqual([1, []])
    })

    it('can turn off the list and its event', async () => {
      await choose(boss, { bid_received: { app: false, push: true, email: true } })
      await bid(worker)
      await deliver()
      expect(await list(boss)).toMatchObject({ data: [], unread_count: 0 })
      expect([events(boss), (await mailsTo(boss)).length]).toEqual([[], 1])
    })

    it('cause no mails to an unconfirmed address', async () => {
      const other = await createUser(test, { role: 'boss', email_confirmed_at: null })
      await bid(worker, (await createVacancy(test, { user_id: other.id })).slug)
      expect([(await list(other)).data.length, await mailsTo(other)]).toEqual([1, []])
    })
  })
})
