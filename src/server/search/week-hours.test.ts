import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the hours a week of jobs on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  beforeAll(async () => {
    await ensurePlaces(test)
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss' })
  })
  const job = (title: string, hours_per_week: number | null) =>
    createVacancy(test, { user_id: boss.id, title, hours_per_week })
  const titles = async (query: string) => {
    const { data } = (await test.call('GET', `/jobs?${query}`)).body
    return data.map((card: { title: string }) => card.title).sort()
  }

  it('are a filter of lists and counts; work of unknown hours does not match', async () => {
    await job('unknown', null)
    await job('ten', 10)
    await job('twenty', 20)
    const { id } = await job('more', 20.5)
    await job('full', 40)
    expect(await titles('hours_max=10')).toEqual(['ten'])
    expect(await titles('hours_max=20')).toEqual(['ten', 'twenty'])
    expect(await titles('hours_max=30')).toEqual(['more', 'ten', 'twenty'])
    expect(await titles('')).toHaveLength(5)
    expect((await test.call('GET', '/jobs/filters?hours_max=20')).body.data.total).toBe(2)
    for (const hours of [0, 15, 'x', 1e9]) {
      expect((await test.call('GET', `/jobs?hours_max=${hours}`)).status).toBe(422)
    }
    await test.db.updateTable('vacancies').set({ hours_per_week: 9.75 }).where('id', '=', id).execute()
    expect(await titles('hours_max=10')).toEqual(['more', 'ten'])
  })
})
