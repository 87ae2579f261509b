import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('a paused vacancy on %s', (engine) => {
  const test = useTestApp(engine)

  it('can be reported by those only who have bid on it', async () => {
    const [worker, boss] = [
      await createUser(test, { role: 'worker' }),
      await createUser(test, { role: 'boss' }),
    ]
    const { id } = await createVacancy(test, { user_id: boss.id, published: false })
    const send = async () =>
      (
        await test.call('POST', '/reports', {
          token: worker.token,
          body: { type: 'job', id, reason: 'fraud', text: 'They want money first' },
        })
      ).status
    expect(await send()).toBe(404)
    await createBid(test, { vacancy_id: id, user_id: worker.id })
    expect(await send()).toBe(201)
  })
})
