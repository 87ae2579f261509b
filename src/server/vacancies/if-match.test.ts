import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('two devices that change one vacancy on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let id: number
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    id = (await createVacancy(test, { user_id: boss.id })).id
  })
  const path = () => `/cabinet/vacancies/${id}`
  const patch = (title: string, version: string) =>
    test.call('PATCH', path(), { token: boss.token, body: { title }, headers: { 'if-match': version } })
  const read = async () => (await test.call('GET', path(), { token: boss.token })).body.data

  it('the first text is stored, the second is refused with 412, and a repetition of the first succeeds', async () => {
    const { version } = await read()
    const known = `"${version}"`
    expect((await patch('Baker of bread', known)).body.data).toMatchObject({ version: version + 1 })
    expect(await patch('Baker of cakes', known)).toMatchObject({
      status: 412,
      body: { code: 'changed_elsewhere' },
    })
    expect((await patch('Baker of bread', known)).status).toBe(200)
    expect(await read()).toMatchObject({ title: 'Baker of bread', version: version + 1 })
    expect((await patch('Baker of cakes', `"${version + 1}"`)).status).toBe(200)
  })

  it('an unreadable version is 400, and with `*` the last text is stored', async () => {
    expect((await patch('Baker', 'seven')).status).toBe(400)
    expect((await patch('Baker', '*')).status).toBe(200)
  })
})
