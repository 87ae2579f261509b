import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('what browsers may store', () => {
  const test = useTestApp('pglite')

  it('is nothing that a signed-in user gets', async () => {
    const { token } = await createUser(test, { role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    const read = async (path: string, by: string) => {
      const { status, headers } = await test.call('GET', path, { token: by })
      return [path, status, headers['cache-control']]
    }
    for (const path of [
      '/cabinet/user-role',
      '/cabinet/profile',
      '/chat/my/rooms',
      '/notifications',
      '/jobs',
    ])
      expect(await read(path, token)).toEqual([path, 200, 'no-store'])
    for (const path of ['/admin/users', '/admin/audit', '/admin/messages'])
      expect(await read(path, admin.token)).toEqual([path, 200, 'no-store'])
    expect((await test.call('GET', '/realtime')).headers['cache-control']).toBe('private, no-cache')
  })
})
