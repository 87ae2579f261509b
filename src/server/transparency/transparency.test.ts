import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('the transparency report on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  beforeAll(() => ensurePlaces(test))
  // Tokens expire after an hour, and the clock moves by days.
  const signIn = async () => {
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss' })
  }
  const read = async () => (await test.call('GET', '/transparency')).body.data
  const submit = async () =>
    (await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })).body.data
  const asAdmin = (method: 'POST' | 'PATCH', path: string, body?: object) =>
    test.call(method, `/admin/${path}`, { token: admin.token, body })
  const report = async (id: number, reason: string) =>
    (await test.call('POST', '/reports', { body: { type: 'job', id, reason, email: 'r@people.example' } }))
      .body.data

  it('counts decisions with their median times, the most frequent reason first', async () => {
    await signIn()
    expect(await read()).toMatchObject({ vacancies: { approved: 0, median_hours: null } })
    const [first, second, third] = [await submit(), await submit(), await submit()]
    test.clock.advance(2 * HOUR_MS)
    await signIn()
    await asAdmin('POST', `vacancies/${first.id}/approve`)
    await asAdmin('POST', `vacancies/${second.id}/approve`)
    await asAdmin('POST', `vacancies/${third.id}/reject`, {
      reason: 'No pay is given.',
      ground: 'minimum_wage',
    })
    const upheld = await report(first.id, 'fraud')
    await report(second.id, 'spam')
    await report(first.id, 'spam')
    test.clock.advance(3 * HOUR_MS)
    await signIn()
    await asAdmin('PATCH', `reports/${upheld.id}`, {
      state: 'upheld',
      decision: 'A scam.',
      ground: 'fraud',
      remove: true,
    })
    await asAdmin('POST', `users/${boss.id}/measures`, {
      measure: 'warn',
      reason: 'Scams are not allowed.',
      ground: 'fraud',
    })
    const figures = await read()
    expect(figures.vacancies).toEqual({ approved: 2, rejected: 1, taken_down: 1, median_hours: 2 })
    expect(figures.reports).toEqual({
      received: 3,
      open: 2,
      upheld: 1,
      dismissed: 0,
      median_hours: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'fraud', count: 1 },
      ],
    })
    expect(figures.accounts).toMatchObject({ warned: 1, blocked: 0 })
    expect(figures.grounds).toEqual([
      { ground: 'fraud', count: 2 },
      { ground: 'minimum_wage', count: 1 },
    ])
  })

  it('still counts a vacancy as taken down after its author is erased', async () => {
    test.clock.advance(HOUR_MS)
    await signIn()
    const before = await read()
    const { id } = await submit()
    await asAdmin('POST', `vacancies/${id}/approve`)
    const { id: reportId } = await report(id, 'fraud')
    await asAdmin('PATCH', `reports/${reportId}`, { state: 'upheld', decision: 'A scam.', remove: true })
    await eraseNow(test, boss)
    test.clock.advance(HOUR_MS)
    const after = await read()
    expect(after.vacancies.taken_down).toBe(before.vacancies.taken_down + 1)
    expect(after.offers).toEqual(before.offers)
  })

  it('counts once an hour, and only the last twelve months', async () => {
    const { vacancies } = await read()
    await signIn()
    const { id } = await submit()
    await asAdmin('POST', `vacancies/${id}/approve`)
    expect((await read()).vacancies).toEqual(vacancies)
    test.clock.advance(HOUR_MS)
    expect((await read()).vacancies.approved).toBe(vacancies.approved + 1)
    test.clock.advance(366 * DAY_MS)
    expect(await read()).toMatchObject({ vacancies: { approved: 0 }, reports: { received: 0 } })
  })
})
