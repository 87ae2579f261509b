import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_VACANCY_TEMPLATES } from '#shared/contract/vacancy-templates.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const path = '/cabinet/vacancy-templates'

describe.each(engines())('templates for vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let vacancyId: number
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    vacancyId = (await createVacancy(test, { user_id: boss.id, title: 'Baker for nights' })).id
  })

  const save = (given: object = {}, token = boss.token, headers = {}) =>
    test.call('POST', path, { token, headers, body: { name: 'Nights', vacancy_id: vacancyId, ...given } })
  const list = async (token = boss.token) => (await test.call('GET', path, { token })).body.data

  it('keep the newest text of an own vacancy, also when the vacancy is changed or deleted', async () => {
    const own = `/cabinet/vacancies/${vacancyId}`
    await test.call('PATCH', own, { token: boss.token, body: { title: 'Baker for late nights' } })
    const { status, body } = await save({ name: '  Nights ' })
    expect([status, body.data]).toMatchObject([
      201,
      { name: 'Nights', text: { title: 'Baker for late nights', rubric_id: expect.any(Number) } },
    ])
    expect(body.data.text).not.toHaveProperty('published')
    await test.call('DELETE', own, { token: boss.token })
    expect(await list()).toEqual([body.data])
  })

  it('are listed by name, renamed and deleted', async () => {
    const { id } = (await save()).body.data
    await save({ name: 'bread' })
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['bread', 'Nights'])
    const renamed = await test.call('PATCH', `${path}/${id}`, { token: boss.token, body: { name: 'A' } })
    expect(renamed.body.data).toMatchObject({ id, name: 'A', text: { title: 'Baker for nights' } })
    expect((await test.call('DELETE', `${path}/${id}`, { token: boss.token })).status).toBe(204)
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['bread'])
  })

  it('belong to their owner, and are made only from own vacancies', async () => {
    const { id } = (await save()).body.data
    const other = await createUser(test, { role: 'boss' })
    expect(await list(other.token)).toEqual([])
    expect((await save({}, other.token)).status).toBe(404)
    const body = { name: 'Mine' }
    expect((await test.call('PATCH', `${path}/${id}`, { token: other.token, body })).status).toBe(404)
    expect((await test.call('DELETE', `${path}/${id}`, { token: other.token })).status).toBe(404)
    expect(await list()).toMatchObject([{ id, name: 'Nights' }])
  })

  it('refuse an id above the range of integers', async () => {
    const { status, body } = await test.call('POST', '/cabinet/vacancy-templates', {
      token: boss.token,
      body: { name: 'Bakery', vacancy_id: 9_007_199_254_740_991 },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['vacancy_id']])
  })

  it('need a name, and exist once for one idempotency key', async () => {
    const { status, body } = await save({ name: ' ' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['name']])
    const headers = { 'idempotency-key': randomUUID() }
    await save({}, boss.token, headers)
    await save({}, boss.token, headers)
    expect(await list()).toHaveLength(1)
  })

  it('are limited, also for parallel requests', async () => {
    for (let count = 1; count < MAX_VACANCY_TEMPLATES; count++) await save()
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      'vacancy_templates_full',
    ])
  })
})
