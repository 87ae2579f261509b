import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const SECRET = /\w{4}-\w{4}-\w{4}|token=|#/

describe.each(engines())('secrets of mails on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  beforeEach(async () => {
    anna = await createUser(test, { role: 'worker', email_confirmed_at: null })
  })
  const queue = async () =>
    (
      await sql<{
        data: object
      }>`select data from pgboss.job where state <> 'cancelled' and data <> '{}'`.execute(test.db)
    ).rows
  const askForAll = async () => {
    await test.call('POST', '/auth/forgot', { body: { email: anna.email } })
    await test.call('POST', '/auth/confirm-email/resend', { token: anna.token })
    await test.call('POST', '/subscriptions', { body: { email: anna.email } })
  }
  const logIn = (password: string) =>
    test.call('POST', '/auth/login', { body: { login: anna.email, password } })
  const passwordIn = (text: string | undefined) => /^\w{4}-\w{4}-\w{4}$/m.exec(text ?? '')?.[0] ?? ''

  it('are in no queue; payloads hold only ids', async () => {
    await askForAll()
    expect(await queue()).toHaveLength(3)
    expect((await queue()).filter(({ data }) => SECRET.test(JSON.stringify(data)))).toEqual([])
    expect(JSON.stringify(await queue())).not.toContain(anna.email)
    const mails = await mailsTo(test, anna.email)
    expect(mails).toHaveLength(3)
    expect(mails.every(({ text }) => SECRET.test(text))).toBe(true)
  })

  it('are valid in the mail of a retry', async () => {
    await test.call('POST', '/auth/forgot', { body: { email: anna.email } })
    const { mailer } = test.deps
    const send = vi.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('The mail server is away'))
    const job = (await test.queued<{ user_id: number }>('mail-temporary-password')).at(-1)
    const work = createHandlers(test.deps)['mail-temporary-password']
    await expect(work(job as never)).rejects.toThrow('away')
    await work(job as never)
    send.mockRestore()
    const [mail] = test.mails.filter(({ to }) => to === anna.email)
    expect((await logIn(passwordIn(mail?.text))).status).toBe(200)
  })

  it('are not created for a deleted or blocked account, nor for an address that was confirmed since', async () => {
    await askForAll()
    const now = test.clock()
    await test.db
      .updateTable('users')
      .set({ blocked_at: now, email_confirmed_at: now })
      .where('id', '=', anna.id)
      .execute()
    await test.db.deleteFrom('newsletter_subscriptions').execute()
    expect(await mailsTo(test, anna.email)).toEqual([])
  })
})
