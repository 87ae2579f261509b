import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the order by pay on %s', (engine) => {
  const test = useTestApp(engine)

  it('compares the pay per month, and the hourly pay when only that is chosen', async () => {
    await ensurePlaces(test)
    const { id: user_id } = await createUser(test, { role: 'boss' })
    const hourly = { user_id, title: 'Florist', pay_type: 'per_hour' } as const
    await createVacancy(test, { ...hourly, pay_amount: 14.7, hours_per_week: 40 })
    await createVacancy(test, { ...hourly, pay_amount: 16.5, hours_per_week: 10 })
    const read = async (query: string) =>
      (await test.call('GET', `/jobs?q=Florist&sort=pay${query}`)).body.data.map(
        (card: { pay_amount: number }) => card.pay_amount,
      )
    expect(await read('')).toEqual([14.7, 16.5])
    expect(await read('&pay_type=per_hour')).toEqual([16.5, 14.7])
  })
})
