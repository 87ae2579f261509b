import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { forgetOld } from '../background/forget-store.ts'
import { expireBids } from '../bids/expire-bids-task.ts'
import { remindOfBids } from '../bids/remind-of-bids-task.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import { eraseNow } from '../testing/erase.ts'
import { decideObjection, objectByLink } from '../testing/objections.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { readTransparency } from '../transparency/read.ts'

const TEXT = 'Send me 100 EUR first, by Western Union.'
const TITLE = 'Baker at night'
const REASON = 'Nobody pays for work.'
const FORM = { text: 'I bake.', pay_amount: null, pay_type: null }

describe.each(engines())('a bid that a moderator takes down on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let boss: TestUser
  let worker: TestUser
  let job: { id: number; slug: string }
  let bid: number
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    await test.db.deleteFrom('objections').execute()
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    job = await createVacancy(test, { user_id: boss.id, title: TITLE })
    bid = (await createBid(test, { vacancy_id: job.id, user_id: worker.id, text: TEXT })).id
  })
  const report = () =>
    test.call('POST', '/reports', { token: boss.token, body: { type: 'bid', id: bid, reason: 'fraud' } })
  const takeDown = async () => {
    const { id } = (await report()).body.data
    const decision = { state: 'upheld', decision: REASON, ground: 'fraud', remove: true }
    return test.call('PATCH', `/admin/reports/${id}`, { token: one.token, body: decision })
  }
  const received = async () =>
    (await test.call('GET', `/cabinet/vacancies/${job.id}/rates`, { token: boss.token })).body.data.map(
      ({ text }: { text: string }) => text,
    )
  const own = async () => (await test.call('GET', '/cabinet/rates', { token: worker.token })).body.data[0]
  const ownVacancy = async () =>
    (await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })).body.data
  const object = (url: string) => objectByLink(test, url)
  const decide = (outcome: 'overturned' | 'upheld') => decideObjection(test, { first: one, other }, outcome)
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail'))
      .filter(({ to }) => to === email)
      .map((mail) => signLinks(test.deps.config, mail))
  const stateOf = async () =>
    (await test.db.selectFrom('bids').select('state').where('id', '=', bid).executeTakeFirst())?.state ?? null
  const news = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data.map(
      ({ kind, detail }: { kind: string; detail: string | null }) => `${kind} ${detail}`,
    )

  it('is hidden from the employer, who can neither answer nor report it again', async () => {
    expect(await received()).toEqual([TEXT])
    expect(await ownVacancy()).toMatchObject({ rates_count: 1 })
    expect((await takeDown()).status).toBe(200)
    expect(await received()).toEqual([])
    expect(await ownVacancy()).toMatchObject({ rates_count: 0 })
    const asBoss = { token: boss.token }
    const answer = await test.call('PATCH', `/rates/${bid}`, { ...asBoss, body: { state: 'accepted' } })
    const note = await test.call('PUT', `/rates/${bid}/note`, { ...asBoss, body: { text: 'x', tags: [] } })
    const room = await test.call('POST', '/chat/rooms', { ...asBoss, body: { rate_id: bid } })
    expect([answer.status, note.status, room.status, (await report()).status]).toEqual([404, 404, 404, 404])
    expect((await mailsTo(boss)).at(-1)?.text).toContain('has been taken down')
    expect(await news(boss)).toContain('report_decided upheld')
  })

  it('is shown to its worker with the reason, who can withdraw but not change it', async () => {
    await takeDown()
    expect(await own()).toMatchObject({
      id: bid,
      text: TEXT,
      removal: { reason: REASON, ground: 'fraud', objection: expect.stringContaining('/api/v1/objections') },
    })
    const page = await test.call('GET', `/jobs/${job.slug}`, { token: worker.token })
    expect(page.body.data.my_rate).toMatchObject({ removal: { reason: REASON, ground: 'fraud' } })
    const mail = (await mailsTo(worker)).at(-1)
    expect(mail?.text).toContain(REASON)
    expect(mail?.text).toContain('/api/v1/objections?token=bid.')
    expect(JSON.stringify(mail)).not.toContain(boss.email)
    expect(await news(worker)).toContain('content_removed bid')
    const removals = await test.call('GET', '/cabinet/removals', { token: worker.token })
    expect(removals.body.data).toMatchObject([{ type: 'bid', id: bid, title: TEXT, reason: REASON }])
    const asWorker = { token: worker.token }
    expect((await test.call('PUT', `/rates/${bid}`, { ...asWorker, body: FORM })).body.code).toBe(
      'bid_not_open',
    )
    expect((await test.call('DELETE', `/rates/${bid}`, asWorker)).status).toBe(204)
    expect((await test.call('POST', `/jobs/${job.slug}/rates`, { ...asWorker, body: FORM })).status).toBe(201)
    expect(await received()).toEqual([FORM.text])
  })

  it('an objection comes into the queue; a reversal shows it again, and the report counts as overturned', async () => {
    await takeDown()
    const { objection } = (await own()).removal
    expect((await object(objection)).statusCode).toBe(200)
    expect((await own()).removal.objection).toBeNull()
    const decided = await decide('overturned')
    expect(decided.body.data).toMatchObject({ state: 'overturned', subject: { type: 'bid', title: TEXT } })
    expect(await received()).toEqual([TEXT])
    expect((await own()).removal).toBeUndefined()
    const row = await test.db
      .selectFrom('reports')
      .select('overturned_at')
      .where('subject_id', '=', bid)
      .executeTakeFirstOrThrow()
    expect(row.overturned_at).not.toBeNull()
    expect((await mailsTo(worker)).at(-1)?.text).toContain('your bid breaks no rules')
    expect(await news(worker)).toContain('content_removed bid_restored')
  })

  it('a rejected objection keeps it away, and the same decision cannot be objected to again', async () => {
    await takeDown()
    const { objection } = (await own()).removal
    await object(objection)
    expect((await decide('upheld')).status).toBe(200)
    expect(await received()).toEqual([])
    expect((await object(objection)).statusCode).toBe(409)
    const { token } = one
    const { data } = (await test.call('GET', '/admin/audit?action=objection.upheld', { token })).body
    expect(data[0]).toMatchObject({ subject_type: 'bid', subject_id: bid })
  })

  it('nobody is reminded of it, it does not expire, and closing the vacancy declines it without a notification', async () => {
    await takeDown()
    const set = (values: object) => test.db.updateTable('bids').set(values).where('id', '=', bid).execute()
    await set({ created_at: new Date(test.clock().getTime() - 20 * DAY_MS) })
    await remindOfBids(test.deps)
    await expireBids(test.deps)
    expect([await stateOf(), (await news(boss)).includes('bids_waiting null')]).toEqual(['sent', false])
    // Shown again, it has the whole time for an answer.
    await set({ removed_at: null, restored_at: test.clock() })
    await remindOfBids(test.deps)
    await expireBids(test.deps)
    expect([await stateOf(), (await news(boss)).includes('bids_waiting null')]).toEqual(['sent', false])
    await set({ restored_at: new Date(test.clock().getTime() - 15 * DAY_MS), removed_at: test.clock() })
    const before = await news(worker)
    const body = { reason: 'filled' }
    const closed = await test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: boss.token, body })
    expect([closed.status, await stateOf(), await news(worker)]).toEqual([200, 'declined', before])
  })

  it('counts in the report of all decisions', async () => {
    const figures = async () => {
      const { bids, grounds } = await readTransparency(test.db, test.clock())
      return {
        bids: bids?.taken_down ?? 0,
        fraud: grounds.find(({ ground }) => ground === 'fraud')?.count ?? 0,
      }
    }
    const before = await figures()
    await takeDown()
    expect(await figures()).toEqual({ bids: before.bids + 1, fraud: before.fraud + 1 })
  })

  it('is deleted when the time to object is over, but not while an objection waits', async () => {
    await takeDown()
    const { objection } = (await own()).removal
    await object(objection)
    await sql`update bids set removed_at = ${new Date(test.clock().getTime() - 185 * DAY_MS)} where id = ${bid}`.execute(
      test.db,
    )
    await forgetOld(test.db, test.clock())
    expect(await stateOf()).toBe('sent')
    await decide('upheld')
    await forgetOld(test.db, test.clock())
    expect(await stateOf()).toBeNull()
  })

  it('leaves the time to object, although it had ended long before', async () => {
    await takeDown()
    const set = (values: object) => test.db.updateTable('bids').set(values).where('id', '=', bid).execute()
    await set({ state: 'declined', ended_at: new Date(test.clock().getTime() - 200 * DAY_MS) })
    await forgetOld(test.db, test.clock())
    expect(await stateOf()).toBe('declined')
    await set({ removed_at: new Date(test.clock().getTime() - 185 * DAY_MS) })
    await forgetOld(test.db, test.clock())
    expect(await stateOf()).toBeNull()
  })

  it('can be withdrawn also when it was accepted, and then another one sent', async () => {
    const asWorker = { token: worker.token }
    await test.call('PATCH', `/rates/${bid}`, { token: boss.token, body: { state: 'accepted' } })
    expect((await test.call('DELETE', `/rates/${bid}`, asWorker)).status).toBe(409)
    await takeDown()
    expect((await test.call('DELETE', `/rates/${bid}`, asWorker)).status).toBe(204)
    expect((await test.call('POST', `/jobs/${job.slug}/rates`, { ...asWorker, body: FORM })).status).toBe(201)
  })

  it('is not counted on the job’s page, and begins no conversation', async () => {
    const count = async () => (await test.call('GET', `/jobs/${job.slug}`)).body.data.rates_count
    expect(await count()).toBe(1)
    await takeDown()
    await expect.poll(count).toBe(0)
    const room = await test.call('POST', '/chat/rooms', { token: worker.token, body: { rate_id: bid } })
    expect(room.status).toBe(404)
  })

  it('leaves no reason of an objection in the audit log when the account is erased', async () => {
    await takeDown()
    await object((await own()).removal.objection)
    await decide('upheld')
    const reasons = () =>
      test.db.selectFrom('audit_log').select('reason').where('reason', '=', 'Read again.').execute()
    expect(await reasons()).not.toEqual([])
    const others = (await reasons()).length
    await eraseNow(test, worker)
    expect(await reasons()).toHaveLength(others - 1)
  })
})
