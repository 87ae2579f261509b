import { beforeEach, describe, expect, it } from 'vitest'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const PATH = '/cabinet/company'
const REFUSED = { status: 412, body: { code: 'changed_elsewhere' } }

describe.each(engines())('two owners who change their company on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  const read = async (user: TestUser) => (await test.call('GET', PATH, { token: user.token })).body.data
  const save = (user: TestUser, form: object, version?: number) =>
    test.call('PUT', PATH, {
      token: user.token,
      body: { name: 'Bakery', ...form },
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })
  beforeEach(async () => {
    one = await createUser(test, { role: 'boss' })
    const company = await createCompany(test, one, 'Bakery')
    other = await createMember(test, company, 'owner')
  })

  it('the second is refused with 412, a repetition of the first succeeds', async () => {
    const { version } = await read(other)
    const first = await save(one, { description: 'We bake bread.' }, version)
    expect(first).toMatchObject({ status: 200, body: { data: { version: expect.any(Number) } } })
    expect(await save(other, { address: 'Lindenstr. 1' }, version)).toMatchObject(REFUSED)
    // The answer to the first was lost.
    expect((await save(one, { description: ' We bake bread. ' }, version)).status).toBe(200)
    expect(await read(other)).toMatchObject({ address: null, description: 'We bake bread.' })
    const seen = first.body.data.version
    expect((await save(other, { address: 'Lindenstr. 1', description: null }, seen)).status).toBe(200)
    expect(await read(one)).toMatchObject({ address: 'Lindenstr. 1', description: null })
  })

  it('a page of an earlier release, which knows neither the version nor the description, leaves that', async () => {
    await save(one, { description: 'We bake bread.' })
    expect(await save(other, { address: 'Lindenstr. 1' })).toMatchObject({
      status: 200,
      body: { data: { address: 'Lindenstr. 1', description: 'We bake bread.' } },
    })
  })

  it('one person founds a company once: a second device, which knows of none, is refused and changes nothing', async () => {
    const founder = await createUser(test, { role: 'boss' })
    const first = await save(founder, { name: 'Bread', address: 'Lindenstr. 1' }, 0)
    expect(first).toMatchObject({ status: 200, body: { data: { name: 'Bread' } } })
    expect(await save(founder, { name: 'Rolls' }, 0)).toMatchObject(REFUSED)
    expect(await read(founder)).toMatchObject({ name: 'Bread', address: 'Lindenstr. 1' })
    // The answer was lost, or the other device typed the same.
    expect((await save(founder, { name: 'Bread', address: 'Lindenstr. 1' }, 0)).status).toBe(200)
  })

  it('one who was removed while the form was open does not found another company with it', async () => {
    const { version } = await read(other)
    await test.call('DELETE', `${PATH}/members/${other.id}`, { token: one.token })
    expect((await save(other, { name: 'Mine' }, version)).status).toBe(404)
    expect(await read(other)).toBeNull()
  })
})
