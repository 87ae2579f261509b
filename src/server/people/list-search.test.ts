import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('searches of the lists of the administration on %s', (engine) => {
  const test = useTestApp(engine)

  it.each(['/admin/users', '/admin/pages', '/admin/faq'])('%s refuses NUL', async (path) => {
    const { token } = await createUser(test, { role: 'admin', staff_role: 'administrator' })
    expect((await test.call('GET', `${path}?q=abc%00d`, { token })).status).toBe(422)
    expect((await test.call('GET', `${path}?q=abc`, { token })).status).toBe(200)
  })
})
