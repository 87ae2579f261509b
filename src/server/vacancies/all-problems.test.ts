import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('an invalid vacancy form on %s', (engine) => {
  const test = useTestApp(engine)

  it('is refused with all problems at once, of single fields and of rules between fields', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const call = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      test.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body })
    const bad = { title: 'ab', pay_amount: 18, pay_max: 10, start_date: '2026-11-20' }
    const fields = ['city_id', 'pay_max', 'rubric_id', 'start_date', 'title']
    const created = await call(
      'POST',
      '',
      vacancyForm({ ...bad, city_id: 12_345_678, rubric_id: 12_345_678 }),
    )
    expect([created.status, Object.keys(created.body.errors).sort()]).toEqual([422, fields])
    const { id } = await createVacancy(test, { user_id: boss.id, pay_max: 20 })
    const changed = await call('PATCH', `/${id}`, { ...bad, city_id: 12_345_678, rubric_id: 12_345_678 })
    expect([changed.status, Object.keys(changed.body.errors).sort()]).toEqual([422, fields])
    // The upper end is compared with the stored amount, because the given amount is invalid.
    const above = await call('PATCH', `/${id}`, { title: '', pay_amount: 21 })
    expect(above.body.errors).toEqual({
      title: ['field cannot be empty'],
      pay_max: ['The upper amount must not be below the lower one'],
    })
    const unreadable = await call('PATCH', `/${id}`, { pay_amount: 'much', pay_max: 1 })
    expect(Object.keys(unreadable.body.errors)).toEqual(['pay_amount'])
    const other = await createUser(test, { role: 'boss' })
    const foreign = { token: other.token, body: { title: 'ab' } }
    expect((await test.call('PATCH', `/cabinet/vacancies/${id}`, foreign)).status).toBe(404)
  })

  it('a postcode far away from the city is refused, unless it is stored already', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const [berlin, leipzig] = [2950159, 2879139]
    const call = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      test.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body })
    const place = { city_id: berlin, postal_code: '04109' }
    const refused = await call('POST', '', vacancyForm(place))
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['postal_code']])
    expect((await call('POST', '', vacancyForm({ ...place, city_id: leipzig }))).status).toBe(201)
    const { id } = await createVacancy(test, { user_id: boss.id, ...place })
    expect((await call('PATCH', `/${id}`, { title: 'Baker at night' })).status).toBe(200)
    expect((await call('PATCH', `/${id}`, { postal_code: '80331' })).status).toBe(422)
  })
})
