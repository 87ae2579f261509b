import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

describe.each(engines())('visits of a vacancy on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
  })

  const visit = async (slug: string, given: { token?: string; headers?: Record<string, string> } = {}) =>
    expect((await test.call('POST', `/jobs/${slug}/visits`, given)).status).toBe(204)
  const daysOf = async (id: number, token = boss.token) =>
    (await test.call('GET', `/cabinet/vacancies/${id}/visits`, { token })).body.data
  const today = () => test.clock().toISOString().slice(0, 10)

  it('are counted once for each reader, and not for the owner', async () => {
    const { id, slug } = await createVacancy(test, { user_id: boss.id })
    await visit(slug)
    await visit(slug)
    await visit(slug, { headers: { 'user-agent': 'another phone' } })
    await visit(slug, { token: worker.token })
    await visit(slug, { token: worker.token, headers: { 'user-agent': 'their computer' } })
    await visit(slug, { token: boss.token })
    const days = await daysOf(id)
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ day: today(), visits: 3, favourites: 0 })
    expect(days.slice(0, -1).every((one: { visits: number }) => one.visits === 0)).toBe(true)
  })

  it('are shown with the added favourites of the same day', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    const added = async (daysAgo: number, user_id: number) =>
      test.db
        .insertInto('favorite_jobs')
        .values({ user_id, vacancy_id: id, added_at: new Date(test.clock().getTime() - daysAgo * DAY_MS) })
        .execute()
    await added(2, worker.id)
    await added(40, (await createUser(test, { role: 'worker' })).id)
    const days = await daysOf(id)
    expect(days.at(-3).favourites).toBe(1)
    expect(days.reduce((sum: number, one: { favourites: number }) => sum + one.favourites, 0)).toBe(1)
  })

  it('are not counted when the vacancy is closed, unapproved, of a blocked person or unknown', async () => {
    const closed = await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
    const waiting = await createVacancy(test, { user_id: boss.id, approved_at: null })
    const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
    const hidden = await createVacancy(test, { user_id: blocked.id })
    for (const { slug } of [closed, waiting, hidden, { slug: 'nowhere-1' }]) await visit(slug)
    const { total } = await test.db
      .selectFrom('vacancy_visits')
      .where('vacancy_id', 'in', [closed.id, waiting.id, hidden.id])
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(0)
  })

  it('are visible to the owner only', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    const other = await createUser(test, { role: 'boss' })
    const status = async (token?: string) =>
      (await test.call('GET', `/cabinet/vacancies/${id}/visits`, token ? { token } : {})).status
    expect([await status(other.token), await status(worker.token), await status()]).toEqual([404, 403, 401])
  })

  it('count a returning reader once a day', async () => {
    const { id, slug } = await createVacancy(test, { user_id: boss.id })
    for (let time = 0; time < 3; time++) {
      await visit(slug)
      test.clock.advance(20 * HOUR_MS)
    }
    const rows = await test.db
      .selectFrom('vacancy_visits')
      .where('vacancy_id', '=', id)
      .select(['visits'])
      .execute()
    expect(rows).toEqual([{ visits: 1 }, { visits: 1 }, { visits: 1 }])
  })
})
