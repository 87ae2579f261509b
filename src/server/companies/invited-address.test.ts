import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('an invited address on %s', (engine) => {
  const test = useTestApp(engine)
  const setUp = async () => {
    const owner = await createUser(test, { role: 'boss' })
    const put = (path: string, body: object) => test.call('PUT', path, { token: owner.token, body })
    await put('/cabinet/company', { name: 'Bäckerei Müller' })
    return async (email: string) => {
      await put('/cabinet/company/invitations', { email, role: 'recruiter' })
      await runTasks(test, 'mail-company-invitation')
      const mail = test.mails.filter(({ to }) => to === email).at(-1)
      return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
  }

  it('knows whether the invited address has an account, and takes the mailed token as proof of the address', async () => {
    const email = 'neu@example.de'
    const invite = await setUp()
    const token = await invite(email)
    const see = async () => (await test.call('POST', '/company-invitation', { body: { token } })).body.data
    expect((await see()).has_account).toBe(false)
    const register = (change: object) =>
      test.call('POST', '/auth/register', {
        body: {
          role: 'boss',
          person_type: 'individual',
          name: 'Nina',
          surname: 'Neu',
          email,
          phone: '+49 151 23456780',
          password: 'Bridge-2026!',
          password_confirmation: 'Bridge-2026!',
          privacy_policy: true,
          invitation: token,
          ...change,
        },
      })
    const isConfirmed = async (address: string) =>
      (
        await test.db
          .selectFrom('users')
          .select('email_confirmed_at')
          .where('email', '=', address)
          .executeTakeFirstOrThrow()
      ).email_confirmed_at !== null
    // The token was not mailed to this address.
    const other = await register({ email: 'andere@example.de', phone: '+49 151 23456781' })
    expect([other.status, await isConfirmed('andere@example.de')]).toEqual([201, false])
    const made = await register({
      invitation: 'made-up',
      email: 'dritte@example.de',
      phone: '+49 151 23456782',
    })
    expect([made.status, await isConfirmed('dritte@example.de')]).toEqual([201, false])
    const mailsBefore = test.mails.length
    const { status, body } = await register({})
    expect([status, await isConfirmed(email)]).toEqual([201, true])
    await runTasks(test, 'mail-confirmation')
    expect(test.mails.slice(mailsBefore).filter(({ to }) => to === email)).toEqual([])
    expect((await see()).has_account).toBe(true)
    const joined = await test.call('POST', '/cabinet/company/membership', {
      token: body.access_token,
      body: { token },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(joined.status).toBe(200)
  })
})
