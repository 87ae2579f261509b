import { beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const REASON = 'Called back under the number of the account'

describe.each(engines())('a lost e-mail address on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let anna: TestUser
  beforeEach(async () => {
    admin = await createUser(test, { role: 'admin' })
    anna = await createUser(test, { role: 'worker' })
  })
  const replace = (by: TestUser, { id }: TestUser, email: string, reason = REASON) =>
    test.call('POST', `/admin/users/${id}/email`, {
      token: by.token,
      body: { email, reason, password: by.password },
    })
  const subjectsTo = async (email: string) => (await mailsTo(test, email)).map(({ subject }) => subject)
  const logIn = async (login: string) =>
    (await test.call('POST', '/auth/login', { body: { login, password: anna.password } })).status

  it('is replaced when the link in the new mailbox is opened; the old one is told, the audit log keeps the reason', async () => {
    const email = `new-${anna.id}-${engine}@people.example`
    const { status, body } = await replace(admin, anna, email)
    expect([status, body.data.history[0]]).toMatchObject([
      200,
      { action: 'user.email_change_requested', reason: REASON },
    ])
    expect(await subjectsTo(anna.email)).toEqual(['Your e-mail address is about to change'])
    expect(await logIn(email)).toBe(422)
    const [mail] = await mailsTo(test, email)
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await test.call('POST', '/auth/confirm-email', { body: { token } })).status).toBe(200)
    expect([await logIn(email), await logIn(anna.email)]).toEqual([200, 422])
    expect(await auditOf(test, 'user', anna.id)).toContainEqual(
      expect.objectContaining({ action: 'user.email_change_requested', before: null, after: null }),
    )
  })

  it('is replaced by administrators only, for other people, with a reason, the password and a free address', async () => {
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    const email = `free-${anna.id}-${engine}@people.example`
    expect((await replace(moderator, anna, email)).status).toBe(404)
    expect((await replace(admin, admin, email)).body.code).toBe('own_account')
    expect(Object.keys((await replace(admin, anna, email, '')).body.errors)).toEqual(['reason'])
    expect(Object.keys((await replace({ ...admin, password: '' }, anna, email)).body.errors)).toEqual([
      'password',
    ])
    const wrong = await replace({ ...admin, password: 'Stolen-2026!' }, anna, email)
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']])
    expect(Object.keys((await replace(admin, anna, moderator.email)).body.errors)).toEqual(['email'])
    expect(await subjectsTo(email)).toEqual([])
  })
})
