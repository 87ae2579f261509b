import { beforeEach, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the role of staff on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let colleague: TestUser
  beforeEach(async () => {
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('role', '=', 'admin').execute()
    admin = await createUser(test, { role: 'admin' })
    colleague = await createUser(test, { role: 'admin', staff_role: 'moderator' })
  })
  const change = (by: TestUser, { id }: TestUser, role: string) =>
    test.call('POST', `/admin/users/${id}/staff-role`, { token: by.token, body: { role } })
  const statusOf = async (path: string) => (await test.call('GET', path, { token: colleague.token })).status

  it('changes the rights of the next request, and is recorded before and after', async () => {
    expect(await statusOf('/admin/reports')).toBe(200)
    const { status, body } = await change(admin, colleague, 'editor')
    expect([status, body.data.staff_role]).toEqual([200, 'editor'])
    expect([await statusOf('/admin/reports'), await statusOf('/admin/faq')]).toEqual([404, 200])
    const path = `/admin/audit?subject_type=user&subject_id=${colleague.id}&action=user.role_changed`
    expect((await test.call('GET', path, { token: admin.token })).body.data).toMatchObject([
      { actor: { id: admin.id }, before: { staff_role: 'moderator' }, after: { staff_role: 'editor' } },
    ])
  })

  it('is changed by administrators only, never the own one, nor of people who are not staff', async () => {
    const worker = await createUser(test, { role: 'worker' })
    expect((await change(colleague, admin, 'editor')).status).toBe(404)
    expect((await change(admin, admin, 'editor')).body.code).toBe('own_account')
    expect((await change(admin, worker, 'editor')).status).toBe(404)
    expect((await change(admin, colleague, 'boss')).status).toBe(422)
  })

  it('one administrator remains when two change each other’s role concurrently', async () => {
    await change(admin, colleague, 'administrator')
    const results = await Promise.all([
      change(admin, colleague, 'editor'),
      change(colleague, admin, 'editor'),
    ])
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
