import { beforeEach, describe, expect, it } from 'vitest'
import { createCompany } from '../testing/companies.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces } from '../testing/vacancies.ts'

const COMPANY = { person_type: 'legal_entity', company_name: 'Brot AG', contact_name: 'Ina Weber' }
const BARE = { person_type: 'individual', company_name: null, contact_name: null, vat_id: null }

describe.each(engines())('an employer on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeEach(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })

  const patch = (body: object, { token } = boss) => test.call('PATCH', '/cabinet/profile', { token, body })
  const me = async () => (await test.call('GET', '/cabinet/user-role', { token: boss.token })).body.data

  it('who registered as an individual hires as a company, and as an individual again', async () => {
    const lacking = await patch({ person_type: 'legal_entity', vat_id: 'DE1' })
    expect(lacking.status).toBe(422)
    expect(Object.keys(lacking.body.errors).sort()).toEqual(['company_name', 'contact_name', 'vat_id'])
    const company = { ...COMPANY, vat_id: 'DE136695976' }
    expect((await patch(company)).body.data).toMatchObject({ ...company, in_team: false })
    expect(await me()).toMatchObject(COMPANY)
    expect((await patch({ person_type: 'individual' })).body.data).toMatchObject(BARE)
  })

  it('is shown by the company’s name, and as a job seeker by their own', async () => {
    // A job seeker who hires, too: only then does this change decide what the job seeker shows.
    const both = await createUser(test, { role: 'worker' })
    const added = { role: 'boss', agreed: true, person_type: 'individual' }
    await test.call('PUT', '/cabinet/role', { token: both.token, body: added })
    await patch(COMPANY, both)
    const shown = async () => (await test.call('GET', `/users/${both.id}`)).body.data
    expect(await shown()).toMatchObject({ person_type: 'legal_entity', name: 'Brot AG' })
    const reader = await createUser(test, { role: 'boss' })
    const { data } = (await test.call('GET', `/users/${both.id}`, { token: reader.token })).body
    expect(data).toMatchObject({ role: 'worker', person_type: 'individual' })
    expect(data.name).not.toBe('Brot AG')
  })

  it('in the team of a company stays one until they leave it', async () => {
    await patch(COMPANY)
    await createCompany(test, boss)
    const refused = await patch({ person_type: 'individual' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { person_type: ['You already belong to a company. Please leave it first.'] },
    ])
    const own = await test.call('GET', '/cabinet/profile', { token: boss.token })
    expect(own.body.data).toMatchObject({ ...COMPANY, in_team: true })
    await test.call('DELETE', `/cabinet/company/members/${boss.id}`, { token: boss.token })
    expect((await patch({ person_type: 'individual' })).body.data).toMatchObject({ ...BARE, in_team: false })
  })

  it('hears of another device that has changed it', async () => {
    await patch(COMPANY)
    const seen = { person_type: ['individual'], contact_name: [''], company_name: [''] }
    const again = await patch({ ...COMPANY, contact_name: 'Ole', seen })
    expect([again.status, again.body.code]).toEqual([412, 'changed_elsewhere'])
    expect((await patch({ ...COMPANY, seen })).status).toBe(200)
  })

  it('is not what a job seeker can become this way', async () => {
    const worker = await createUser(test, { role: 'worker' })
    expect((await patch(COMPANY, worker)).body.errors).toEqual({
      person_type: ['Please choose one of the options'],
    })
  })
})
