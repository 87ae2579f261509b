import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('the shift of vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })

  const call = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
    test.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body })
  const post = (given = {}) => call('POST', '', vacancyForm(given))
  const rowOf = (id: number) =>
    test.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('say when the work is done, or not', async () => {
    const { id, shift_pattern } = (await post({ shift_pattern: 'weekend' })).body.data
    expect(shift_pattern).toBe('weekend')
    expect((await call('PATCH', `/${id}`, { title: 'Konditor' })).body.data.shift_pattern).toBe('weekend')
    expect((await call('PATCH', `/${id}`, { shift_pattern: null })).body.data.shift_pattern).toBeNull()
    expect((await post()).body.data.shift_pattern).toBeNull()
    const refused = await post({ shift_pattern: 'never' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['shift_pattern']])
  })

  it('are found by the early shift, and count as such', async () => {
    const { id } = await createVacancy(test, {
      user_id: boss.id,
      shift_pattern: 'early',
      accommodation: 'paid',
    })
    const row = await test.db
      .selectFrom('search_jobs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ shift_pattern: 1, accommodation: 2 })
  })

  it('keep waiting texts that were written before a field was added', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    await call('PATCH', `/${id}`, { title: 'Konditor' })
    const { shift_pattern: _, ...older } = (await rowOf(id)).draft ?? {}
    await test.db
      .updateTable('vacancies')
      .set({ draft: JSON.stringify(older) })
      .where('id', '=', id)
      .execute()
    const { version } = await rowOf(id)
    const whole = vacancyForm({ title: 'Konditor', shift_pattern: null })
    expect((await call('PATCH', `/${id}`, whole)).body.data).toMatchObject({
      title: 'Konditor',
      shift_pattern: null,
    })
    expect((await rowOf(id)).version).toBe(version)
  })
})
