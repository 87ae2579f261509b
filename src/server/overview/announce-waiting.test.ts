import { describe, expect, it, vi } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('the queues of staff on %s', (engine) => {
  const test = useTestApp(engine)

  it('are announced to unblocked staff when something is submitted, and not when it is refused', async () => {
    await ensurePlaces(test)
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    await createUser(test, { role: 'admin', blocked_at: test.clock() })
    const { token } = await createUser(test, { role: 'boss' })
    const announced = () => test.published.filter(({ event }) => event === 'App\\Events\\WaitingChanged')
    await test.call('POST', '/cabinet/vacancies', { token, body: {} })
    await test.call('POST', '/cabinet/vacancies', { token, body: vacancyForm() })
    await vi.waitFor(() =>
      expect(announced()).toEqual([
        {
          channels: [editor, moderator].map(({ id }) => `private-user.${id}`),
          event: 'App\\Events\\WaitingChanged',
          data: {},
        },
      ]),
    )
  })
})
