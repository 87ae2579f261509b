import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReportType } from '#shared/contract/reports.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { decideObjection, objectByLink } from '../testing/objections.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { readTransparency } from '../transparency/read.ts'

type Removed = { id: number; author: TestUser; reporter: TestUser }

describe.each(engines())('a second report of what is removed already on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    await test.db.deleteFrom('objections').execute()
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
  })
  const people = async () => ({
    author: await createUser(test, { role: 'worker' }),
    reporter: await createUser(test, { role: 'boss' }),
  })
  const CREATE = {
    bid: async () => {
      const { author, reporter } = await people()
      const vacancy = await createVacancy(test, { user_id: reporter.id })
      const { id } = await createBid(test, { vacancy_id: vacancy.id, user_id: author.id })
      return { id, author, reporter }
    },
    message: async () => {
      const room = await createRoom(test)
      const { id } = (await send(test, room.id, room.worker, 'Pay me first')).body.data
      return { id, author: room.worker, reporter: room.boss }
    },
    offer: async () => {
      const { author, reporter } = await people()
      return { id: (await createOffer(test, { user_id: author.id })).id, author, reporter }
    },
    job: async () => {
      const author = await createUser(test, { role: 'boss' })
      const reporter = await createUser(test, { role: 'worker' })
      return { id: (await createVacancy(test, { user_id: author.id })).id, author, reporter }
    },
    user: async () => {
      const { author, reporter } = await people()
      await createOffer(test, { user_id: author.id })
      return { id: author.id, author, reporter }
    },
  } satisfies Record<ReportType, () => Promise<Removed>>
  /** Another report of the same, which nobody can send any more after the removal. */
  const copy = async (id: number): Promise<number> => {
    const { rows } = await sql<{
      id: number
    }>`insert into reports (type, subject_id, subject_title, author_id, reason,
        language, created_at)
      select type, subject_id, subject_title, author_id, reason, language, created_at from reports where id = ${id}
      returning id`.execute(test.db)
    return rows[0]?.id ?? 0
  }
  const uphold = async (id: number, decision: string) => {
    test.clock.advance(MINUTE_MS)
    const body = { state: 'upheld', decision, ground: 'fraud', remove: true }
    expect((await test.call('PATCH', `/admin/reports/${id}`, { token: one.token, body })).status).toBe(200)
  }
  const lastMailTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).findLast(({ to }) => to === email)
  const news = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data.map(({ kind }: { kind: string }) => kind)
  const removal = async ({ token }: TestUser) =>
    (await test.call('GET', '/cabinet/removals', { token })).body.data[0]
  const frauds = async () => {
    const { grounds } = await readTransparency(test.db, test.clock())
    return grounds.find(({ ground }) => ground === 'fraud')?.count ?? 0
  }

  it.each(['bid', 'message', 'offer', 'job', 'user'] as const)(
    '%s: removes nothing, and counts and notifies of nothing',
    async (type) => {
      const { id, author, reporter } = await CREATE[type]()
      const body = { type, id, reason: 'fraud' }
      const first = (await test.call('POST', '/reports', { token: reporter.token, body })).body.data.id
      const second = await copy(first)
      await uphold(first, 'Nobody pays for work.')
      const before = [await frauds(), await news(author)]
      await uphold(second, 'Once more.')
      expect([await frauds(), await news(author)]).toEqual(before)
      const { data } = (await test.call('GET', '/admin/audit?action=report.upheld', { token: one.token }))
        .body
      expect(data[0]).toMatchObject({ subject_id: second, after: { state: 'upheld', removed: false } })
      // The mail of the first decision has the link to object.
      const mail = await lastMailTo(author)
      expect(mail?.text).toContain('Once more.')
      expect(mail?.text).not.toContain('has been taken down')
      expect(mail?.claims).toBeUndefined()
    },
  )

  it('a vacancy that was corrected meanwhile stays in moderation', async () => {
    const { id, author, reporter } = await CREATE.job()
    const body = { type: 'job', id, reason: 'fraud' }
    const first = (await test.call('POST', '/reports', { token: reporter.token, body })).body.data.id
    const second = await copy(first)
    const path = `/cabinet/vacancies/${id}`
    const own = async () => (await test.call('GET', path, { token: author.token })).body.data
    await uphold(first, 'Nobody pays for work.')
    expect(await own()).toMatchObject({ moderation_reason: 'Nobody pays for work.', is_taken_down: true })
    await test.call('PATCH', path, { token: author.token, body: { title: 'Honest work' } })
    const corrected = await own()
    expect(corrected.moderation_state).toBe('pending')
    await uphold(second, 'Once more.')
    expect(await own()).toEqual(corrected)
  })

  it.each(['bid', 'message', 'user'] as const)('%s: gives no second right to object', async (type) => {
    const { id, author, reporter } = await CREATE[type]()
    const body = { type, id, reason: 'fraud' }
    const first = (await test.call('POST', '/reports', { token: reporter.token, body })).body.data.id
    const second = await copy(first)
    await uphold(first, 'Nobody pays for work.')
    const { objection } = await removal(author)
    test.clock.advance(MINUTE_MS)
    expect((await objectByLink(test, objection)).statusCode).toBe(200)
    expect((await decideObjection(test, { first: one, other }, 'upheld')).status).toBe(200)
    await uphold(second, 'Once more.')
    expect(await removal(author)).toMatchObject({ reason: 'Nobody pays for work.', objection: null })
    expect((await objectByLink(test, objection)).statusCode).toBe(409)
  })
})
