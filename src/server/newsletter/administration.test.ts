import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { mailerOf } from '../mail/mailer.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { mailDigestsTask } from './mail-digests-task.ts'

let people = 0

describe.each(engines())('the newsletter in the administration on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  let editor: { token: string; email: string }
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })
  beforeEach(async () => {
    await test.db.deleteFrom('newsletter_subscriptions').execute()
    await test.db.deleteFrom('vacancies').execute()
    // Moves the clock for each test: the limit of a mailbox counts the requests of a day.
    test.clock.advance(2 * DAY_MS)
    editor = await createUser(test, { role: 'admin', staff_role: 'editor', language: 'de' })
  })

  const newAddress = () => `subscriber-${engine}-${++people}@people.example`
  const ask = (email: string) => test.call('POST', '/subscriptions', { body: { email } })
  /** Subscribes and confirms through the mailed link. */
  async function subscribe() {
    const email = newAddress()
    await ask(email)
    const token = /#token=(\S+)/.exec((await mailsTo(test, email)).at(-1)?.text ?? '')?.[1]
    expect((await test.call('POST', '/subscriptions/confirm', { body: { token } })).status).toBe(200)
    return email
  }
  const job = (title: string) => createVacancy(test, { user_id: boss.id, title })
  const runDigests = () => createHandlers(test.deps)['send-digests']({})
  const digestsTo = async (email: string) =>
    (await mailsTo(test, email)).filter(({ headers }) => headers?.['List-Unsubscribe'])
  const readDays = async (query = '') =>
    (await test.call('GET', `/admin/newsletter/days${query}`, { token: editor.token })).body
  const read = async () => ({
    ...(await test.call('GET', '/admin/newsletter', { token: editor.token })).body.data,
    days: (await readDays()).data,
  })

  it('shows the state of the mails by day, and the readers by state', async () => {
    await subscribe()
    await ask(newAddress())
    test.clock.advance(MINUTE_MS)
    await job('New')
    await runDigests()
    const day = test.clock().toISOString().slice(0, 10)
    const none = { sent: 0, queued: 0, failed: 0, bounced: 0, interrupted: 0 }
    expect(await read()).toEqual({
      readers: { active: 1, unconfirmed: 1, unsubscribed: 0, bounced: 0 },
      mails_are_files: true,
      days: [{ day, ...none, queued: 1 }],
    })
    await mailsTo(test, '')
    expect((await read()).days).toEqual([{ day, ...none, sent: 1 }])
  })

  it('pages the days, the latest first', async () => {
    await subscribe()
    const days: string[] = []
    for (let count = 0; count < 3; count++) {
      test.clock.advance(DAY_MS)
      await job(`Day ${count}`)
      await runDigests()
      days.unshift(test.clock().toISOString().slice(0, 10))
    }
    // The earlier session has expired.
    editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const first = await readDays('?per_page=2')
    const second = await readDays('?per_page=2&page=2')
    expect(first.meta).toMatchObject({ total: 3, last_page: 2 })
    expect([...first.data, ...second.data].map(({ day }: { day: string }) => day)).toEqual(days)
  })

  it('ends the subscription of a mailbox that the mail server reports as unknown', async () => {
    const email = await subscribe()
    await queueDigest()
    await sendWith(new SmtpRefusal('550 5.1.1 User unknown'))
    expect(await read()).toMatchObject({
      readers: { active: 0, bounced: 1 },
      days: [{ bounced: 1, failed: 0 }],
    })
    expect(await endOf(email)).toEqual(test.clock())
  })

  it('retries a mail that was refused for another reason, and sends it once', async () => {
    const email = await subscribe()
    await queueDigest()
    await expect(sendWith(new SmtpRefusal('550 5.7.1 Looks like spam'))).rejects.toThrow('spam')
    expect(await read()).toMatchObject({ readers: { active: 1 }, days: [{ failed: 1 }] })
    const payload = await sendWith(null)
    await mailDigestsTask.work(test.deps, payload)
    expect(await read()).toMatchObject({ days: [{ failed: 0, sent: 1 }] })
    expect(await digestsTo(email)).toHaveLength(1)
  })

  it('does not repeat mails that were being sent when the process was killed', async () => {
    const [first, second] = [await subscribe(), await subscribe()]
    await queueDigest()
    const { id } = await mailOf(first)
    const killed = mailerOf(async () => undefined)
    killed.sendAll = () => Promise.reject(new Error('killed'))
    const work = mailDigestsTask.work({ ...test.deps, mailer: killed }, { newsletter_mail_ids: [id] })
    await expect(work).rejects.toThrow('killed')
    await mailsTo(test, '')
    expect([await digestsTo(first), await digestsTo(second)]).toMatchObject([[], [{}]])
    expect((await read()).days).toMatchObject([{ queued: 1, sent: 1, interrupted: 0 }])
    test.clock.advance(HOUR_MS)
    editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    expect((await read()).days).toMatchObject([{ queued: 0, sent: 1, interrupted: 1 }])
  })

  it('retries only those of many mails that have failed', async () => {
    const refused = await subscribe()
    await insertReaders(60)
    await queueDigest()
    const ids = (await test.db.selectFrom('newsletter_mails').select('id').execute()).map((row) => row.id)
    const payload = { newsletter_mail_ids: ids }
    const mailer = mailerOf((mail) =>
      mail.to === refused ? Promise.reject(new SmtpRefusal('450 4.2.0 Later')) : test.deps.mailer.send(mail),
    )
    await expect(mailDigestsTask.work({ ...test.deps, mailer }, payload)).rejects.toThrow(
      '1 of 61 mails failed: 450',
    )
    expect((await read()).days).toMatchObject([{ failed: 1, sent: 60 }])
    const before = test.mails.length
    await mailDigestsTask.work(test.deps, payload)
    expect(test.mails.slice(before)).toMatchObject([{ to: refused }])
  })

  it('does not send to readers who have unsubscribed since', async () => {
    const email = await subscribe()
    await queueDigest()
    const ended = { unsubscribed_at: test.clock() }
    await test.db.updateTable('newsletter_subscriptions').set(ended).where('email', '=', email).execute()
    expect(await digestsTo(email)).toEqual([])
    expect((await read()).days).toEqual([])
  })

  it('previews the mail, and mails a test to oneself alone', async () => {
    const path = '/admin/newsletter/preview?language=de'
    const preview = async () => (await test.call('GET', path, { token: editor.token })).body.data
    const mailIt = () =>
      test.call('POST', '/admin/newsletter/test', { token: editor.token, body: { language: 'de' } })
    expect(await preview()).toBeNull()
    expect((await mailIt()).status).toBe(404)
    const reader = await subscribe()
    await job('Kehrkraft')
    expect(await preview()).toMatchObject({
      subject: '1 neue Stelle',
      text: expect.stringContaining('Kehrkraft'),
    })
    expect((await mailIt()).status).toBe(202)
    expect(await digestsTo(editor.email)).toMatchObject([{ subject: '1 neue Stelle' }])
    expect(await digestsTo(reader)).toEqual([])
  })

  const mailOf = (email: string) =>
    test.db
      .selectFrom('newsletter_mails as m')
      .innerJoin('newsletter_subscriptions as s', 's.id', 'm.subscription_id')
      .select('m.id')
      .where('s.email', '=', email)
      .executeTakeFirstOrThrow()
  async function insertReaders(count: number) {
    const at = test.clock()
    const row = { rubric_id: null, city_id: null, language: 'en', text_version: '1' } as const
    const times = {
      requested_at: at,
      confirmed_at: at,
      unsubscribed_at: null,
      digest_at: null,
      bounced_at: null,
    }
    const rows = Array.from({ length: count }, () => {
      const email = newAddress()
      return { ...row, ...times, email, token_hash: email }
    })
    await test.db.insertInto('newsletter_subscriptions').values(rows).execute()
  }
  async function endOf(email: string) {
    const row = await test.db
      .selectFrom('newsletter_subscriptions')
      .select('unsubscribed_at')
      .where('email', '=', email)
      .executeTakeFirst()
    return row?.unsubscribed_at
  }
  class SmtpRefusal extends Error {
    readonly code = 'EENVELOPE'
    readonly responseCode = 550
    readonly response = this.message
  }
  async function queueDigest() {
    test.clock.advance(MINUTE_MS)
    await job('New')
    await runDigests()
  }
  /** Sends the last queued mail of the newsletter; `refusal` is the mail server's answer. */
  async function sendWith(refusal: Error | null) {
    const { id } = await test.db
      .selectFrom('newsletter_mails')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const payload = { newsletter_mail_ids: [id] }
    const mailer = refusal ? mailerOf(() => Promise.reject(refusal)) : test.deps.mailer
    await mailDigestsTask.work({ ...test.deps, mailer }, payload)
    return payload
  }
})
