import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('colleagues on %s', (engine) => {
  const test = useTestApp(engine)

  async function setUp() {
    const owner = await createUser(test, { role: 'boss' })
    const company_id = await createCompany(test, owner)
    const colleague = await createMember(test, company_id, 'recruiter')
    const job = await createVacancy(test, { user_id: owner.id, company_id })
    const bid = await createBid(test, {
      vacancy_id: job.id,
      user_id: (await createUser(test, { role: 'worker' })).id,
    })
    return { owner, colleague, job, bid }
  }
  /** A change that was made `ageMs` ago on a device of its own. */
  const changed = (user: TestUser, method: 'PATCH' | 'POST', path: string, ageMs: number, body?: object) =>
    test.call(method, path, {
      token: user.token,
      headers: { intention: `${randomUUID()}/1/${ageMs}` },
      ...(body && { body }),
    })

  it('an answer that waited offline does not replace a colleague’s newer one', async () => {
    const { owner, colleague, bid } = await setUp()
    const accepted = await changed(owner, 'PATCH', `/rates/${bid.id}`, HOUR_MS, { state: 'accepted' })
    expect(accepted.status).toBe(200)
    const late = await changed(colleague, 'PATCH', `/rates/${bid.id}`, 2 * HOUR_MS, { state: 'declined' })
    expect(late.body).toMatchObject({ code: 'outdated' })
    expect((await changed(colleague, 'PATCH', `/rates/${bid.id}`, 0, { state: 'declined' })).status).toBe(200)
  })

  it('a vacancy that a colleague has reopened stays open', async () => {
    const { owner, colleague, job } = await setUp()
    const path = `/cabinet/vacancies/${job.id}`
    expect((await changed(owner, 'POST', `${path}/close`, 3 * HOUR_MS)).status).toBe(200)
    expect((await changed(colleague, 'POST', `${path}/reopen`, HOUR_MS)).status).toBe(200)
    expect((await changed(owner, 'POST', `${path}/close`, 2 * HOUR_MS)).status).toBe(409)
    const hidden = await changed(colleague, 'PATCH', path, HOUR_MS, { published: false })
    expect(hidden.status).toBe(200)
    expect((await changed(owner, 'PATCH', path, 2 * HOUR_MS, { published: true })).status).toBe(409)
  })

  it('a stranger does not learn that others have changed something', async () => {
    const { owner, bid } = await setUp()
    await changed(owner, 'PATCH', `/rates/${bid.id}`, HOUR_MS, { state: 'accepted' })
    const stranger = await createUser(test, { role: 'boss' })
    const late = await changed(stranger, 'PATCH', `/rates/${bid.id}`, 2 * HOUR_MS, { state: 'declined' })
    expect(late.status).toBe(404)
  })

  it('many bids are marked as seen at once, without those of others', async () => {
    const { owner, job, bid } = await setUp()
    const other = await setUp()
    const bids = [bid]
    for (let more = 0; more < 3; more += 1)
      bids.push(
        await createBid(test, {
          vacancy_id: job.id,
          user_id: (await createUser(test, { role: 'worker' })).id,
        }),
      )
    const ids = [...bids, other.bid].map(({ id }) => id)
    const seen = await test.call('POST', '/rates/seen', { token: owner.token, body: { ids } })
    expect(seen.body.data.map(({ id }: { id: number }) => id)).toEqual(bids.map(({ id }) => id))
    const states = await test.db.selectFrom('bids').select(['id', 'state']).where('id', 'in', ids).execute()
    expect(
      states
        .filter(({ state }) => state === 'seen')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(bids.map(({ id }) => id).sort())
    const tooMany = await test.call('POST', '/rates/seen', {
      token: owner.token,
      body: { ids: Array.from({ length: 101 }, (_, index) => index + 1) },
    })
    expect(tooMany.status).toBe(422)
  })
})
