import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('what browsers may store', () => {
  const test = useTestApp('pglite')

  it('does not include data of the own account and of the administration', async () => {
    const { token } = await createUser(test, { role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    const own = ['user-role', 'profile', 'resume', 'sessions', 'second-factor', 'blocks']
    const read = async (path: string, by: string) => {
      const { status, headers } = await test.call('GET', path, { token: by })
      return [path, status, headers['cache-control']]
    }
    for (const part of own)
      expect(await read(`/cabinet/${part}`, token)).toEqual([`/cabinet/${part}`, 200, 'no-store'])
    for (const path of ['/admin/users', '/admin/audit', '/admin/messages'])
      expect(await read(path, admin.token)).toEqual([path, 200, 'no-store'])
    expect(await read('/chat/my/rooms', token)).toEqual(['/chat/my/rooms', 200, 'private, no-cache'])
  })
})
