import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { openRoom } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const COMPANY = {
  person_type: 'legal_entity',
  company_name: 'Anna’s Bakery',
  contact_name: 'Anna Kowalska',
  vat_id: 'DE136695976',
}

describe.each(engines())('an account with both roles on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let olga: TestUser
  let boss: TestUser
  beforeEach(async () => {
    await ensurePlaces(test)
    anna = await createUser(test, { role: 'worker' })
    olga = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })

  const me = async () => (await test.call('GET', '/cabinet/user-role', { token: anna.token })).body.data
  const use = (body: object, { token } = anna) => test.call('PUT', '/cabinet/role', { token, body })
  const profileOf = async (user: TestUser, reader?: TestUser) =>
    (await test.call('GET', `/users/${user.id}`, reader ? { token: reader.token } : {})).body.data

  it('the second role needs consent and, for a company, its data; then switching needs nothing', async () => {
    const bare = await use({ role: 'boss', person_type: 'legal_entity', vat_id: 'DE1' })
    expect(bare.status).toBe(422)
    expect(Object.keys(bare.body.errors).sort()).toEqual(['agreed', 'company_name', 'contact_name', 'vat_id'])
    expect(await me()).toMatchObject({ role: 'worker', roles: ['worker'] })
    expect((await use({ role: 'boss', agreed: true, ...COMPANY })).status).toBe(204)
    const both = {
      role: 'boss',
      roles: ['worker', 'boss'],
      company_name: COMPANY.company_name,
      terms: { version: 'terms 1', accepted_at: test.clock().toISOString() },
    }
    expect(await me()).toMatchObject(both)
    test.clock.advance(MINUTE_MS)
    expect((await use({ role: 'worker' })).status).toBe(204)
    expect(await me()).toMatchObject({ ...both, role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    expect((await use({ role: 'worker', agreed: true }, admin)).status).toBe(403)
  })

  it('the next request has the new role, and a refreshed token names it', async () => {
    const mine = () => test.call('GET', '/cabinet/vacancies', { token: anna.token })
    expect((await mine()).status).toBe(403)
    await use({ role: 'boss', agreed: true })
    expect((await mine()).status).toBe(200)
    const { access_token } = (await test.call('POST', '/auth/refresh', { token: anna.token })).body
    expect(JSON.parse(atob(access_token.split('.')[1])).role).toBe('boss')
  })

  it('a login with either role succeeds and uses that role', async () => {
    const logIn = async (role: string) =>
      (await test.call('POST', '/auth/login', { body: { login: anna.email, password: anna.password, role } }))
        .status
    expect(await logIn('boss')).toBe(422)
    await use({ role: 'boss', agreed: true })
    expect(await logIn('worker')).toBe(200)
    expect((await me()).role).toBe('worker')
    expect(await logIn('boss')).toBe(200)
    expect((await me()).role).toBe('boss')
  })

  it('vacancies and bids of the role that is not in use stay', async () => {
    const job = await createVacancy(test, { user_id: boss.id })
    await createBid(test, { vacancy_id: job.id, user_id: anna.id })
    await use({ role: 'boss', agreed: true })
    const own = await createVacancy(test, { user_id: anna.id })
    await use({ role: 'worker' })
    expect((await test.call('GET', `/jobs/${own.slug}`)).status).toBe(200)
    const bid = await test.call('POST', `/jobs/${own.slug}/rates`, {
      token: olga.token,
      body: { text: 'I bake.' },
    })
    expect(bid.status).toBe(201)
    expect((await test.call('GET', '/cabinet/rates', { token: anna.token })).body.data).toHaveLength(1)
    expect((await openRoom(test, anna, { rate_id: bid.body.data.id })).status).toBe(201)
  })

  it('users cannot bid on their own vacancy or write to themselves', async () => {
    await use({ role: 'boss', agreed: true })
    const own = await createVacancy(test, { user_id: anna.id })
    await use({ role: 'worker' })
    const bid = await test.call('POST', `/jobs/${own.slug}/rates`, {
      token: anna.token,
      body: { text: 'Me!' },
    })
    expect([bid.status, bid.body.code]).toEqual([403, 'own_vacancy'])
    expect((await openRoom(test, anna, { job_id: own.id })).body.code).toBe('chat_not_a_pair')
    expect((await openRoom(test, anna, { user_id: anna.id })).body.code).toBe('chat_not_a_pair')
  })

  it('employers see the job seeker without the company, and job seekers the employer', async () => {
    await use({ role: 'boss', agreed: true, ...COMPANY })
    expect(await profileOf(anna, boss)).toMatchObject({ role: 'worker', person_type: 'individual' })
    expect((await profileOf(anna, boss)).name).not.toBe(COMPANY.company_name)
    expect(await profileOf(anna, olga)).toMatchObject({ role: 'boss', name: COMPANY.company_name })
    await use({ role: 'worker' })
    expect(await profileOf(anna, olga)).toMatchObject({ role: 'boss' })
    expect((await openRoom(test, olga, { user_id: anna.id })).status).toBe(201)
  })
})
