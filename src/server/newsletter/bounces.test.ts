import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { insertAttempts } from '../mail/attempts-store.ts'
import { mailerOf, type OutgoingMail } from '../mail/mailer.ts'
import { absenceNote, fromExim, fromPostfix, type ReturnedMail } from '../testing/bounces.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { BOUNCES_PATH } from './bounces-path.ts'
import { mailDigestsTask } from './mail-digests-task.ts'

const PROGRAM = fileURLToPath(new URL('./bounces-program.ts', import.meta.url))
const UNKNOWN = { status: '5.1.1', answer: '550 5.1.1 <reader@people.example>: Recipient address rejected' }
const FULL = { status: '5.2.2', answer: '552 5.2.2 Mailbox is full' }

let people = 0

describe.each(engines())('bounces of the newsletter on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  let port = 0
  beforeAll(async () => {
    test.deps.config.bounceAddress = 'bounces@jobmost.example'
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    port = (test.app.server.address() as AddressInfo).port
  })
  beforeEach(async () => {
    await test.db.deleteFrom('newsletter_subscriptions').execute()
    await test.db.deleteFrom('vacancies').execute()
    test.clock.advance(2 * DAY_MS)
  })

  /** Subscribes and confirms through the mailed link. */
  async function subscribe() {
    const email = `bounced-${engine}-${++people}@people.example`
    await request(email)
    return email
  }
  async function request(email: string) {
    await test.call('POST', '/subscriptions', { body: { email } })
    const token = /#token=(\S+)/.exec((await mailsTo(test, email)).at(-1)?.text ?? '')?.[1]
    expect((await test.call('POST', '/subscriptions/confirm', { body: { token } })).status).toBe(200)
  }
  /** Sends the newsletter of a day, and returns the address that this reader's mail bounces to. */
  async function sendDigest(email: string): Promise<string> {
    test.clock.advance(DAY_MS)
    await createVacancy(test, { user_id: boss.id, title: 'New' })
    await createHandlers(test.deps)['send-digests']({})
    const mail: OutgoingMail | undefined = (await mailsTo(test, email)).findLast((one) => one.headers)
    expect(mail?.bouncesTo).toMatch(/^bounces\+\d+-[\da-f]{32}@jobmost\.example$/)
    return mail?.bouncesTo ?? ''
  }
  const post = async (mail: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'content-type': 'message/rfc822' }
    const answer = await test.app.inject({
      method: 'POST',
      url: BOUNCES_PATH,
      headers,
      payload: mail,
      remoteAddress,
    })
    return answer.statusCode
  }
  const states = async (email: string) =>
    (
      await test.db
        .selectFrom('newsletter_mails as m')
        .innerJoin('newsletter_subscriptions as s', 's.id', 'm.subscription_id')
        .select(['m.state', 'm.error'])
        .where('s.email', '=', email)
        .orderBy('m.id')
        .execute()
    ).map(({ state, error }) => [state, error])
  const isActive = async (email: string) =>
    (await test.db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', '=', email)
      .where('unsubscribed_at', 'is', null)
      .executeTakeFirst()) !== undefined

  it.each([
    ['Postfix', fromPostfix],
    ['Exim', fromExim],
    ['a mail server with CRLF', (mail: ReturnedMail) => fromPostfix(mail).replaceAll('\n', '\r\n')],
    [
      'a mail server that changes the case of addresses',
      (mail: ReturnedMail) => fromPostfix({ ...mail, to: mail.to.toUpperCase() }),
    ],
  ])('of an unknown mailbox, from %s, end the subscription', async (_name, write) => {
    const email = await subscribe()
    const to = await sendDigest(email)
    expect(await post(write({ to, ...UNKNOWN }))).toBe(204)
    expect(await isActive(email)).toBe(false)
    expect(await states(email)).toEqual([['bounced', UNKNOWN.answer]])
    // The mailer of tests writes no mail log.
    const sent = { recipient: email, subject: 'New jobs', error: null, attempted_at: test.clock() }
    await insertAttempts(test.db, [sent])
    const { token } = await createUser(test, { role: 'admin' })
    const { body } = await test.call('GET', '/admin/mails?state=sent', { token })
    expect(body.data.find(({ recipient }: { recipient: string }) => recipient === email)).toMatchObject({
      bounced_at: test.clock().toISOString(),
    })
    test.clock.advance(DAY_MS)
    await createVacancy(test, { user_id: boss.id, title: 'Newer' })
    await createHandlers(test.deps)['send-digests']({})
    expect(await states(email)).toHaveLength(1)
  })

  it('of a full mailbox end it after five mails, and a repeated bounce counts once', async () => {
    const email = await subscribe()
    for (let mails = 1; mails <= 5; mails++) {
      expect(await isActive(email)).toBe(true)
      const bounce = fromPostfix({ to: await sendDigest(email), ...FULL })
      for (let times = 0; times < 6; times++) await post(bounce)
      expect(await states(email)).toEqual(Array.from({ length: mails }, () => ['bounced', FULL.answer]))
    }
    expect(await isActive(email)).toBe(false)
  })

  it.each<[string, (to: string) => string]>([
    [
      'with an invented token',
      () => fromPostfix({ to: `bounces+1-${'0'.repeat(32)}@jobmost.example`, ...UNKNOWN }),
    ],
    ['with the token of another mail', (to) => fromPostfix({ to: to.replace(/\+\d+/, '+1'), ...UNKNOWN })],
    ['without a token', () => fromPostfix({ to: 'bounces@jobmost.example', ...UNKNOWN })],
    ['that only tell of a delay', (to) => fromPostfix({ to, ...UNKNOWN, action: 'delayed' })],
    [
      'without a report',
      (to) => fromPostfix({ to, ...UNKNOWN }).replace('message/delivery-status', 'text/plain'),
    ],
    ['that are absence notes', absenceNote],
    ['that are empty', () => ''],
  ])('%s do nothing', async (_name, write) => {
    const email = await subscribe()
    const to = await sendDigest(email)
    expect(await post(write(to))).toBe(204)
    expect(await isActive(email)).toBe(true)
    expect(await states(email)).toEqual([['sent', null]])
  })

  it('that arrive while the mail is still being sent are kept', async () => {
    const email = await subscribe()
    test.clock.advance(MINUTE_MS)
    await createVacancy(test, { user_id: boss.id, title: 'New' })
    await createHandlers(test.deps)['send-digests']({})
    const { id } = await test.db.selectFrom('newsletter_mails').select('id').executeTakeFirstOrThrow()
    const mailer = mailerOf(
      async ({ bouncesTo: to = '' }) => void (await post(fromPostfix({ to, ...UNKNOWN }))),
    )
    await mailDigestsTask.work({ ...test.deps, mailer }, { newsletter_mail_ids: [id] })
    expect(await states(email)).toEqual([['bounced', UNKNOWN.answer]])
    expect(await isActive(email)).toBe(false)
  })

  it('leave a subscription alone that was requested after the mail was sent', async () => {
    const email = await subscribe()
    const to = await sendDigest(email)
    test.clock.advance(DAY_MS)
    await request(email)
    await post(fromPostfix({ to, ...UNKNOWN }))
    expect(await isActive(email)).toBe(true)
  })

  it('are taken from private networks only, such as that of a container', async () => {
    const email = await subscribe()
    const bounce = fromPostfix({ to: await sendDigest(email), ...UNKNOWN })
    expect([await post(bounce, '8.8.8.8'), await post(bounce, '::ffff:8.8.8.8')]).toEqual([404, 404])
    expect(await isActive(email)).toBe(true)
    expect(await post(bounce, '10.88.0.1')).toBe(204)
    expect(await isActive(email)).toBe(false)
  })

  describe('through the program that the mail server calls', () => {
    /** Runs `npm run bounces` and returns its exit code. */
    const pipe = async (mail: string, to = port) => {
      const child = spawn(process.execPath, [PROGRAM], {
        env: { PORT: String(to) },
        stdio: ['pipe', 'ignore', 'ignore'],
      })
      child.stdin.end(mail)
      return (await once(child, 'close'))[0]
    }

    it('end the subscription, also when a huge mail comes back', async () => {
      const email = await subscribe()
      const bounce = fromPostfix({ to: await sendDigest(email), ...UNKNOWN })
      expect(await pipe(bounce.replace('\nHello\n', `\n${'Hello\n'.repeat(500_000)}`))).toBe(0)
      expect(await isActive(email)).toBe(false)
    })

    it('are kept by the mail server (exit code 75) while our server does not answer', async () => {
      expect(await pipe(absenceNote('bounces@jobmost.example'), 9)).toBe(75)
    })
  })

  afterAll(() => {
    test.deps.config.bounceAddress = null
  })
})
