import { beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the start date of jobs on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  beforeEach(async () => {
    await ensurePlaces(test)
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss' })
  })
  const dayIn = (days: number) => dayOf(new Date(test.clock().getTime() + days * DAY_MS))
  const job = (title: string, start_date: string | null) =>
    createVacancy(test, { user_id: boss.id, title, start_date })
  const titles = async (query: string) => {
    const { data } = (await test.call('GET', `/jobs?${query}`)).body
    return data.map((card: { title: string }) => card.title).sort()
  }

  it('is a filter of lists and counts; work without one can begin at once', async () => {
    await job('any time', null)
    await job('begun', dayIn(-3))
    await job('today', dayIn(0))
    await job('two weeks', dayIn(14))
    const { id } = await job('month', dayIn(15))
    expect(await titles('start_days=0')).toEqual(['any time', 'begun', 'today'])
    expect(await titles('start_days=14')).toEqual(['any time', 'begun', 'today', 'two weeks'])
    expect(await titles('start_days=31')).toHaveLength(5)
    expect((await test.call('GET', '/jobs/filters?start_days=0')).body.data.total).toBe(3)
    expect((await test.call('GET', '/jobs?start_days=7')).status).toBe(422)
    await test.db
      .updateTable('vacancies')
      .set({ start_date: dayIn(0) })
      .where('id', '=', id)
      .execute()
    expect(await titles('start_days=0')).toEqual(['any time', 'begun', 'month', 'today'])
  })
})
