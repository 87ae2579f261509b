import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { createHandlers } from './registry.ts'

describe.each(engines())('data with a retention period on %s', (engine) => {
  const test = useTestApp(engine)

  it('deletes only unsuccessful bids after six months', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const states = ['declined', 'accepted'] as const
    for (const state of states) {
      const vacancy = await createVacancy(test, { user_id: boss.id })
      const made = {
        vacancy_id: vacancy.id,
        user_id: worker.id,
        text: state,
        state,
        created_at: test.clock(),
      }
      await test.db
        .insertInto('bids')
        .values({ ...made, pay_amount: null, pay_type: null })
        .execute()
    }
    const left = async () =>
      (await test.db.selectFrom('bids').select('text').execute()).map(({ text }) => text)
    test.clock.advance(180 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect((await left()).sort()).toEqual(['accepted', 'declined'])
    test.clock.advance(4 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect(await left()).toEqual(['accepted'])
  })
})
