import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('the age of jobs on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  beforeEach(async () => {
    await ensurePlaces(test)
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss' })
  })
  const job = (title: string, hours: number) =>
    createVacancy(test, {
      user_id: boss.id,
      title,
      published_at: new Date(test.clock().getTime() - hours * HOUR_MS),
    })
  const titles = async (query: string) =>
    (await test.call('GET', `/jobs?${query}`)).body.data.map((card: { title: string }) => card.title)

  it('is a filter of lists and counts, for a few numbers of days', async () => {
    await job('a', 20)
    await job('b', 70)
    await job('c', 200)
    expect(await titles('posted_days=1')).toEqual(['a'])
    expect(await titles('posted_days=3')).toEqual(['a', 'b'])
    expect(await titles('posted_days=14')).toEqual(['a', 'b', 'c'])
    expect((await test.call('GET', '/jobs/filters?posted_days=3')).body.data.total).toBe(2)
    expect((await test.call('GET', '/jobs?posted_days=2')).status).toBe(422)
  })
})
