import { beforeAll, describe, expect, it } from 'vitest'
import { MIN_DECISIONS } from '#shared/contract/approval-time.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('the time of approvals on %s', (engine) => {
  const test = useTestApp(engine)
  beforeAll(() => ensurePlaces(test))
  const read = async () => (await test.call('GET', '/approval-time')).body.data.median_hours

  it('is the median of the last 30 days, said only after enough decisions', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { token } = await createUser(test, { role: 'admin' })
    const ids: number[] = []
    while (ids.length < MIN_DECISIONS) {
      const created = await test.call('POST', '/cabinet/vacancies', {
        token: boss.token,
        body: vacancyForm(),
      })
      ids.push(created.body.data.id)
    }
    test.clock.advance(HOUR_MS / 2)
    const approve = (id = 0) => test.call('POST', `/admin/vacancies/${id}/approve`, { token, body: {} })
    for (const id of ids.slice(1)) expect((await approve(id)).status).toBe(200)
    expect(await read()).toBeNull()
    await approve(ids[0])
    // Counted once an hour.
    expect(await read()).toBeNull()
    test.clock.advance(HOUR_MS)
    expect(await read()).toBe(0.5)
    test.clock.advance(31 * DAY_MS)
    expect(await read()).toBeNull()
  })
})
