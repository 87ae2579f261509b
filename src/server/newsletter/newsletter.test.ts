import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { buildApp } from '../app.ts'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'

let people = 0

describe.each(engines())('the newsletter on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: { id: number }
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
  })
  beforeEach(async () => {
    await test.db.deleteFrom('newsletter_subscriptions').execute()
    await test.db.deleteFrom('vacancies').execute()
    // Moves the clock for each test: the limit of a mailbox counts the requests of a day.
    test.clock.advance(2 * DAY_MS)
  })

  const newAddress = () => `reader-${engine}-${++people}@people.example`
  const ask = (body: object, language = 'en', headers: Record<string, string> = {}) =>
    test.call('POST', '/subscriptions', { body, headers: { 'accept-language': language, ...headers } })
  const confirm = (token: string) => test.call('POST', '/subscriptions/confirm', { body: { token } })
  const unsubscribe = (token: string) => test.call('POST', '/subscriptions/unsubscribe', { body: { token } })
  const tokenIn = (mail: Mail | undefined) => /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const rows = (email: string) =>
    test.db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('email', '=', email)
      .orderBy('id')
      .execute()

  /** Subscribes and confirms through the mailed link. */
  async function subscribe(given: object = {}, language = 'en', email = newAddress()) {
    expect((await ask({ email, ...given }, language)).status).toBe(202)
    expect((await confirm(tokenIn((await mailsTo(test, email)).at(-1)))).status).toBe(200)
    return email
  }
  const job = (title: string, given: object = {}) =>
    createVacancy(test, { user_id: boss.id, title, ...given })
  const runDigests = () => createHandlers(test.deps)['send-digests']({})
  const digestsTo = async (email: string) =>
    (await mailsTo(test, email)).filter(({ headers }) => headers?.['List-Unsubscribe'])

  it('the owner of a confirmed address sees its subscriptions in the cabinet and ends each of them', async () => {
    const reader = await createUser(test, { role: 'worker', email: newAddress() })
    const stranger = await createUser(test, { role: 'worker' })
    const list = async ({ token }: { token: string }) =>
      (await test.call('GET', '/cabinet/newsletter', { token })).body.data
    const end = (id: number, { token }: { token: string }) =>
      test.call('DELETE', `/cabinet/newsletter/${id}`, { token })
    await subscribe({ rubric_id: PLACES.rubric, city_id: PLACES.near }, 'en', reader.email)
    await subscribe({}, 'en', reader.email)
    expect(await list(reader)).toMatchObject([
      { rubric: null, city: null },
      { rubric: 'Sweeping', city: 'Nahdorf' },
    ])
    const [{ id }] = await list(reader)
    expect((await end(id, stranger)).status).toBe(404)
    expect((await end(id, reader)).status).toBe(204)
    expect(await list(reader)).toMatchObject([{ rubric: 'Sweeping' }])
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', reader.id).execute()
    expect(await list(reader)).toEqual([])
  })

  it('asks the mailbox owner first, in the subscriber’s language and without advertising', async () => {
    const email = newAddress()
    const given = { email: ` ${email.toUpperCase()} `, rubric_id: PLACES.rubric, city_id: PLACES.near }
    const { status, body } = await ask(given, 'ru')
    expect([status, body]).toEqual([202, ''])
    const [mail] = await mailsTo(test, email)
    expect(mail?.subject).toBe('Подтвердите подписку')
    expect(mail?.text).toContain('Sweeping (ru), Nahdorf-ru')
    expect(mail?.text).toContain('http://localhost:3000/ru/newsletter/confirm#token=')
    await job('Sweeper')
    await runDigests()
    expect(await digestsTo(email)).toEqual([])
    const token = tokenIn(mail)
    const [request] = await rows(email)
    expect(request).toMatchObject({ text_version: expect.any(String), confirmed_at: null, language: 'ru' })
    expect(JSON.stringify(request)).not.toContain(token)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { subscribed: true } } })
    const confirmed = (await rows(email))[0]?.confirmed_at
    expect(confirmed).toEqual(test.clock())
    test.clock.advance(MINUTE_MS)
    expect((await confirm(token)).status).toBe(200)
    expect((await rows(email))[0]?.confirmed_at).toEqual(confirmed)
  })

  it('answers the same for known and unknown addresses', async () => {
    const email = await subscribe()
    const known = await ask({ email })
    const unknown = await ask({ email: newAddress() })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(202)
  })

  it('limits the mails to one mailbox', async () => {
    const email = newAddress()
    for (let times = 0; times < 4; times++) {
      expect((await ask({ email })).status).toBe(202)
      test.clock.advance(20 * MINUTE_MS)
    }
    expect(await mailsTo(test, email)).toHaveLength(3)
    const other = newAddress()
    for (let times = 0; times < 5; times++) await ask({ email: other })
    const { status, headers } = await ask({ email: other })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('sends one mail when a phone repeats its request', async () => {
    const email = newAddress()
    const headers = { 'idempotency-key': randomUUID() }
    await ask({ email }, 'en', headers)
    expect((await ask({ email }, 'en', headers)).headers['idempotent-replayed']).toBe('true')
    expect(await mailsTo(test, email)).toHaveLength(1)
  })

  it('names the invalid fields of a request', async () => {
    expect((await ask({ email: 'nobody' })).body.errors).toEqual({
      email: ['Please enter a valid e-mail address'],
    })
    const { status, body } = await ask({ email: newAddress(), rubric_id: 999_999, city_id: 999_999 })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['city_id', 'rubric_id'])
    expect((await confirm('made-up')).status).toBe(422)
    expect((await confirm('')).status).toBe(422)
    expect((await unsubscribe(`1.${'a'.repeat(43)}`)).body.errors.token[0]).toContain('no longer valid')
  })

  it('mails new vacancies of the rubric and city once, with pay and address', async () => {
    const email = await subscribe({ rubric_id: PLACES.rubric, city_id: PLACES.near }, 'de')
    test.clock.advance(MINUTE_MS)
    const { slug } = await job('Kehrkraft (m/w/d)', { pay_max: 20 })
    await job('Ferne Stelle', { city_id: PLACES.far })
    await job('Bäcker', { rubric_id: PLACES.otherRubric })
    await job('Alt', { published_at: new Date(test.clock().getTime() - DAY_MS) })
    await job('Wartet', { approved_at: null, published_at: null, moderation_state: 'pending' })
    await job('Geschlossen', { closed_at: test.clock() })
    await runDigests()
    const [mail, ...others] = await digestsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 neue Stelle')
    expect(mail?.text).toMatch(/Kehrkraft \(m\/w\/d\)\nBäckerei Müller, Nahdorf: 18,50–20\s€ pro Stunde/)
    expect(mail?.text).toContain(`http://localhost:3000/de/jobs/item/${slug}`)
    for (const title of ['Ferne', 'Bäcker\n', 'Alt\n', 'Wartet', 'Geschlossen'])
      expect(mail?.text).not.toContain(title)
  })

  it('mails vacancies up to 25 km from the chosen city, and says so in both mails', async () => {
    const email = await subscribe({ city_id: PLACES.near })
    expect((await mailsTo(test, email))[0]?.text).toContain('Nahdorf and up to 25\u00a0km around it')
    test.clock.advance(MINUTE_MS)
    await job('Eleven kilometres away', { city_id: PLACES.nearer })
    await runDigests()
    const [mail] = await digestsTo(email)
    expect(mail?.text).toContain('Eleven kilometres away')
    expect(mail?.text).toContain('jobs up to 25\u00a0km away')
  })

  it('mails at most once a day, and not at all without new vacancies', async () => {
    const email = await subscribe()
    await subscribe({ rubric_id: PLACES.rubric }, 'en', email)
    await runDigests()
    expect(await digestsTo(email)).toHaveLength(0)
    test.clock.advance(MINUTE_MS)
    await job('First')
    await runDigests()
    test.clock.advance(HOUR_MS)
    await job('Second')
    await runDigests()
    expect(await digestsTo(email)).toHaveLength(1)
    test.clock.advance(DAY_MS)
    await runDigests()
    const [first, second, ...others] = await digestsTo(email)
    expect(others).toEqual([])
    expect(first?.text).toContain('First')
    expect(second?.text).toContain('Second')
    expect(second?.text).not.toContain('First')
  })

  it('leaves out vacancies of blocked employers', async () => {
    const email = await subscribe()
    const blocked = await createUser(test, { role: 'boss' })
    test.clock.advance(MINUTE_MS)
    await job('Hidden', { user_id: blocked.id })
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', blocked.id)
      .execute()
    await runDigests()
    expect(await digestsTo(email)).toEqual([])
  })

  it('lists ten vacancies and counts the others', async () => {
    const email = await subscribe()
    test.clock.advance(MINUTE_MS)
    for (let number = 1; number <= 12; number++) await job(`Job ${number}`)
    await runDigests()
    const [mail] = await digestsTo(email)
    expect(mail?.subject).toBe('12 new jobs')
    expect(mail?.text.match(/jobs\/item\//g)).toHaveLength(10)
    expect(mail?.text).toContain('And 2 more: http://localhost:3000/en/jobs')
  })

  describe('after a digest', () => {
    let email: string
    let mail: Mail | undefined
    beforeEach(async () => {
      email = await subscribe()
      await subscribe({ rubric_id: PLACES.otherRubric }, 'en', email)
      test.clock.advance(MINUTE_MS)
      await job('New')
      await runDigests()
      mail = (await digestsTo(email))[0]
    })
    const oneClick = () => /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const isOver = async () => (await rows(email)).every(({ unsubscribed_at }) => unsubscribed_at !== null)
    const post = (type: string, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: oneClick().replace('http://localhost:3000', ''),
        headers: { 'content-type': type },
        payload,
      })

    it('ends by the link of the mail, also when opened twice', async () => {
      const token = tokenIn(mail)
      expect(await unsubscribe(token)).toMatchObject({ status: 200, body: { data: { subscribed: false } } })
      expect((await unsubscribe(token)).status).toBe(200)
      expect(await isOver()).toBe(true)
      test.clock.advance(2 * DAY_MS)
      await job('Newer')
      await runDigests()
      expect(await digestsTo(email)).toHaveLength(1)
    })

    it('ends by one click in the mail program, with either form type', async () => {
      expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      const form = await post('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
      expect(form.statusCode).toBe(200)
      expect(await isOver()).toBe(true)
      const parts =
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
      expect((await post('multipart/form-data; boundary=b', parts)).statusCode).toBe(200)
    })

    it('writes no token to the log', async () => {
      const lines: string[] = []
      const app = await buildApp(test.deps, {
        level: 'info',
        stream: { write: (line: string) => void lines.push(line) },
      })
      await app.inject({ url: '/api/v1/rubric' })
      await app.inject({ method: 'POST', url: oneClick().replace('http://localhost:3000', '') })
      await app.close()
      expect(lines.join('')).toContain('/api/v1/rubric')
      expect(lines.join('')).not.toContain('token')
    })

    it('does not end when a link scanner opens the link', async () => {
      const answer = await test.app.inject({ url: oneClick().replace('http://localhost:3000', '') })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toContain('/en/newsletter/unsubscribe#token=')
      expect(await isOver()).toBe(false)
    })

    it('is not renewed by an old link', async () => {
      const first = tokenIn((await mailsTo(test, email))[0])
      await unsubscribe(tokenIn(mail))
      expect((await confirm(first)).body).toEqual({ data: { subscribed: false } })
      expect(await isOver()).toBe(true)
    })
  })

  it('deletes unconfirmed requests after 14 days and keeps confirmed subscriptions', async () => {
    const unconfirmed = newAddress()
    await ask({ email: unconfirmed })
    const confirmed = await subscribe()
    const token = tokenIn((await mailsTo(test, unconfirmed))[0])
    test.clock.advance(13 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect(await rows(unconfirmed)).toHaveLength(1)
    test.clock.advance(2 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect(await rows(unconfirmed)).toHaveLength(0)
    expect(await rows(confirmed)).toHaveLength(1)
    expect((await confirm(token)).status).toBe(422)
  })
})
