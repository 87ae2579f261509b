import { beforeEach, describe, expect, it } from 'vitest'
import { lockUser } from '../db/lock-user.ts'
import type { Mail } from '../mail/mailer.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('the role of staff on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let colleague: TestUser
  beforeEach(async () => {
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('role', '=', 'admin').execute()
    admin = await createUser(test, { role: 'admin' })
    colleague = await createUser(test, { role: 'admin', staff_role: 'moderator' })
  })
  const change = (by: TestUser, { id }: TestUser, role: string | null) =>
    test.call('POST', `/admin/users/${id}/staff-role`, {
      token: by.token,
      body: { role, password: by.password },
    })
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

  it('is changed by administrators only, never the own one, nor without the password', async () => {
    const worker = await createUser(test, { role: 'worker' })
    expect((await change(colleague, admin, 'editor')).status).toBe(404)
    expect((await change(admin, admin, 'editor')).body.code).toBe('own_account')
    expect((await change(colleague, worker, 'editor')).status).toBe(404)
    expect((await change(admin, colleague, 'boss')).status).toBe(422)
    const path = `/admin/users/${worker.id}/staff-role`
    const without = await test.call('POST', path, { token: admin.token, body: { role: 'editor' } })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['password']])
  })

  it('appoints a person, who logs in again, and takes it back; each is mailed and recorded', async () => {
    const boss = await createUser(test, { role: 'boss' })
    expect((await change(admin, boss, 'moderator')).body.data).toMatchObject({
      role: 'admin',
      staff_role: 'moderator',
      sessions_count: 0,
      history: [{ action: 'user.appointed' }],
    })
    expect((await test.call('GET', '/cabinet/sessions', { token: boss.token })).status).toBe(401)
    expect((await change(admin, boss, null)).body.data).toMatchObject({ role: 'boss', staff_role: null })
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your role in the Jobmost team',
      'You are no longer in the Jobmost team',
    ])
  })

  it('appoints nobody with open work, without a confirmed address, or blocked', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })
    const unconfirmed = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
    const obstacleOf = async ({ id }: TestUser) =>
      (await test.call('GET', `/admin/users/${id}`, { token: admin.token })).body.data.appointment_obstacle
    for (const [person, obstacle] of [
      [boss, 'vacancies'],
      [unconfirmed, 'unconfirmed'],
      [blocked, 'blocked'],
    ] as const) {
      expect((await change(admin, person, 'moderator')).body.code).toBe('not_appointable')
      expect(await obstacleOf(person)).toBe(obstacle)
    }
    expect(await obstacleOf(await createUser(test, { role: 'worker' }))).toBeNull()
  })

  // PGlite has one connection, so its transactions never overlap.
  it.skipIf(engine === 'pglite')('ends the session of a request that adds open work meanwhile', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const results = await test.db.transaction().execute(async (trx) => {
      await lockUser(trx, boss.id)
      const waiting = (count: number) => expect.poll(() => countWaiting(test.db)).toBe(count)
      const appointed = change(admin, boss, 'moderator')
      await waiting(1)
      const made = test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })
      await waiting(2)
      return [appointed, made]
    })
    expect((await Promise.all(results)).map(({ status }) => status)).toEqual([200, 401])
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
