import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { germanDayOf } from '#shared/german-day.ts'
import { readPageVersion } from '../content/page-version.ts'
import type { Mail } from '../mail/mailer.ts'
import { auditOf } from '../testing/audit.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { announceChange } from './announce-change-task.ts'

const SUMMARIES = {
  en: 'A bid may be withdrawn for ten seconds.',
  de: 'Bewerbungen lassen sich zurücknehmen.',
  ru: 'Отклик можно отозвать.',
  pl: 'Zgłoszenie można wycofać.',
}

describe.each(engines())('announcements of changed pages on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  beforeAll(async () => {
    admin = await createUser(test, { role: 'admin' })
  })
  const pageId = async (slug: string) =>
    (await test.db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const edit = async (id: number): Promise<number> => {
    const titles = { en: 'Terms of use', de: 'Nutzungsbedingungen' }
    const body = { titles, bodies: { en: randomUUID(), de: randomUUID() } }
    return (await test.call('PATCH', `/admin/pages/${id}`, { token: admin.token, body })).body.data.version
  }
  const putInForce = (id: number, version: number, { token, password } = admin) =>
    test.call('POST', `/admin/pages/${id}/in-force`, { token, body: { version, password } })
  const announce = (id: number, body: object, { token, password } = admin, key = randomUUID()) =>
    test.call('POST', `/admin/pages/${id}/announcements`, {
      token,
      headers: { 'idempotency-key': key },
      body: { summaries: SUMMARIES, in_force_on: '2027-02-01', password, ...body },
    })
  const listed = async (id: number) =>
    (await test.call('GET', `/admin/pages/${id}/announcements`, { token: admin.token })).body.data
  const news = async ({ token }: TestUser) => (await test.call('GET', '/notifications', { token })).body.data
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)

  it('are waited for by a changed text, unless an administrator puts it into force at once, of which all administrators are mailed', async () => {
    const id = await pageId('terms')
    const { token } = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const terms = async () => (await test.call('GET', '/pages/terms')).body.data
    const waits = async () => {
      const { body } = await test.call('GET', '/admin/pages', { token })
      const one = (await test.call('GET', `/admin/pages/${id}`, { token })).body.data
      expect(body.data).toContainEqual(one)
      return one.waits
    }
    const before = await terms()
    const version = await edit(id)
    expect([await terms(), await waits()]).toEqual([before, true])
    expect((await test.call('GET', `/pages/terms?version=${version}`)).status).toBe(404)
    const earlier = await edit(id)
    expect((await putInForce(id, earlier, { ...admin, token })).status).toBe(404)
    expect((await putInForce(id, version)).body.code).toBe('edited_meanwhile')
    const other = await createUser(test, { role: 'admin' })
    for (const password of [undefined, 'Wrong-2026!']) {
      const refused = await putInForce(id, earlier, { ...admin, password: password as string })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
    }
    expect(await terms()).toEqual(before)
    expect((await putInForce(id, earlier)).status).toBe(204)
    for (const reader of [admin, other])
      expect((await mailsTo(reader)).map(({ subject }) => subject)).toEqual([
        'Put into force without an announcement: Terms of use',
      ])
    expect(await terms()).toMatchObject({ version: earlier, title: 'Terms of use' })
    expect(await waits()).toBeUndefined()
    expect((await putInForce(id, earlier)).body.code).toBe('already_announced')
    expect((await announce(id, { version: earlier })).body.code).toBe('already_announced')
    expect((await putInForce(await pageId('imprint'), 1)).status).toBe(404)
    expect((await auditOf(test, 'pages', id)).map(({ action }) => action)).toContain('content.put_in_force')
  })

  it('tell everybody once, by notification and mail, in their language', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss', language: 'de' })
    const choices = { page_changed: { app: true, push: false, email: false } }
    await test.call('PATCH', '/cabinet/notifications', { token: boss.token, body: choices })
    for (let count = 0; count < 30; count++) await createUser(test, { role: 'worker' })
    const id = await pageId('terms')
    const version = await edit(id)
    test.clock.advance(1000)
    expect((await announce(id, { version })).status).toBe(201)
    test.clock.advance(1000)
    const newcomer = await createUser(test, { role: 'worker' })
    expect(await runTasks(test, 'announce-change')).toEqual([])

    expect(await news(worker)).toMatchObject([
      {
        kind: 'page_changed',
        subject: {
          type: 'page',
          id,
          title: 'Terms of use · 1 February 2027',
          titles: { de: 'Nutzungsbedingungen · 1. Februar 2027' },
          slug: 'terms',
        },
      },
    ])
    // Also in the event: the interface may have another language than the mails.
    await runTasks(test, 'deliver-notification')
    const event = test.published.find(({ channels }) => channels.includes(`private-user.${worker.id}`))
    expect(event?.data).toMatchObject({
      notification: { subject: { titles: { de: 'Nutzungsbedingungen · 1. Februar 2027' } } },
    })
    const [mail] = await mailsTo(boss)
    expect(mail?.subject).toBe('Nutzungsbedingungen: Änderungen ab 1. Februar 2027')
    expect(mail?.text).toContain(SUMMARIES.de)
    expect(mail?.text).toContain(`/de/page/terms/${version}\n`)
    expect([await news(newcomer), await mailsTo(newcomer)]).toEqual([[], []])
    const { count } = await test.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('blocked_at', 'is', null)
      .where('erased_at', 'is', null)
      .where('id', '<>', newcomer.id)
      .executeTakeFirstOrThrow()
    expect(await listed(id)).toMatchObject([
      { version, in_force_on: '2027-02-01', told: Number(count), done_at: expect.any(String) },
    ])

    await test.db.updateTable('announced_changes').set({ done_at: null }).execute()
    const [{ id: announcement_id }] = (await test.db
      .selectFrom('announced_changes')
      .select('id')
      .execute()) as [{ id: number }]
    await Promise.all([1, 2].map(() => announceChange(test.deps, { announcement_id })))
    expect([(await news(worker)).length, (await mailsTo(worker)).length]).toEqual([1, 1])
    expect((await auditOf(test, 'pages', id)).map(({ action }) => action)).toContain('content.announced')
  })

  it('are refused twice, for an outdated version, a past day, other pages and without a summary', async () => {
    const id = await pageId('privacy-policy')
    const version = await edit(id)
    expect((await announce(id, { version: version - 1 })).body.code).toBe('edited_meanwhile')
    expect((await announce(id, { version, in_force_on: '2020-01-01' })).body.errors).toHaveProperty(
      'in_force_on',
    )
    expect((await announce(id, { version, summaries: { en: ' ' } })).body.errors).toHaveProperty('summaries')
    const both = await Promise.all([announce(id, { version }), announce(id, { version })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await announce(await pageId('imprint'), { version: 1 })).status).toBe(404)
    expect((await announce(9_999_999, { version: 1 })).status).toBe(404)
  })

  it('say what changes in every language of the text, and name the languages in which nothing does', async () => {
    const id = await pageId('privacy-policy')
    const { titles, bodies } = (await test.call('GET', `/admin/pages/${id}`, { token: admin.token })).body
      .data.form
    const save = async (ru: string) => {
      const body = { titles, bodies: { ...bodies, ru } }
      return (await test.call('PATCH', `/admin/pages/${id}`, { token: admin.token, body })).body.data
    }
    const texts = { en: 'One', ru: 'Один', de: 'Eins' }
    const first = await test.call('PATCH', `/admin/pages/${id}`, {
      token: admin.token,
      body: { bodies: texts },
    })
    await putInForce(id, first.body.data.version)
    Object.assign(bodies, { pl: undefined }, texts)
    const { version, unchanged } = await save('Два')
    expect(unchanged).toEqual(['en', 'de'])
    // Also when the change was saved in two steps.
    expect((await save('Три')).unchanged).toEqual(['en', 'de'])
    const { ru, en } = SUMMARIES
    const { body } = await announce(id, { version: version + 1, summaries: { ru, en } })
    expect(Object.keys(body.errors)).toEqual(['summaries.de'])
    const { de } = SUMMARIES
    expect((await announce(id, { version: version + 1, summaries: { ru, en, de } })).status).toBe(201)
  })

  it('need the password or a passkey, whatever their day: one for today is in force at once', async () => {
    const id = await pageId('terms')
    const version = await edit(id)
    const terms = async () => (await test.call('GET', '/pages/terms')).body.data
    const before = await terms()
    const today = germanDayOf(test.clock())
    for (const in_force_on of [today, '2027-02-01'])
      for (const password of [undefined, 'Wrong-2026!']) {
        const refused = await announce(id, { version, in_force_on, password })
        expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
      }
    expect(await terms()).toEqual(before)
    // The same request with another proof, after its answer was lost, announces nothing twice.
    const other = await createUser(test, { role: 'admin' })
    const own = async (path: string, body: object = {}) =>
      (await test.call('POST', `/cabinet/second-factor${path}`, { token: other.token, body })).body.data
    const authenticator = createAuthenticator()
    const created = authenticator.create(await own('/passkeys/options', { password: other.password }))
    await own('/passkeys', { name: 'Phone', passkey: created })
    const passkey = authenticator.get(await own('/passkey-options'))
    const key = randomUUID()
    const answers: unknown[] = []
    for (const proof of [{}, { password: undefined, passkey }]) {
      const { status, headers } = await announce(id, { version, in_force_on: today, ...proof }, other, key)
      answers.push([status, headers['idempotent-replayed']])
    }
    expect(answers).toEqual([
      [201, undefined],
      [201, 'true'],
    ])
    expect(await terms()).toMatchObject({ version })
  })

  it('are for administrators only', async () => {
    const id = await pageId('terms')
    for (const staff_role of ['editor', 'moderator'] as const) {
      const person = await createUser(test, { role: 'admin', staff_role })
      expect((await announce(id, { version: 1 }, person)).status).toBe(404)
    }
  })

  it('keep the version in force public until the day of the announced one, which can be read before', async () => {
    const id = await pageId('terms')
    const terms = async (query = '') =>
      (await test.call('GET', `/pages/terms${query}`, { headers: { 'accept-language': 'de' } })).body.data
    const before = await terms()
    const [coming, corrected] = [{ de: 'Künftig.' }, { de: 'Künftig, ohne Fehler.' }]
    const save = (bodies: object) =>
      test.call('PATCH', `/admin/pages/${id}`, { token: admin.token, body: { bodies } })
    const { version } = (await save(coming)).body.data
    const tomorrow = dayOf(new Date(test.clock().getTime() + DAY_MS))
    expect((await announce(id, { version, in_force_on: tomorrow })).status).toBe(201)
    expect(await terms()).toEqual({ ...before, coming: { version, in_force_on: tomorrow } })
    await save(corrected)
    expect(await terms()).toEqual({ ...before, coming: { version, in_force_on: tomorrow } })
    expect((await putInForce(id, version + 1)).status).toBe(204)
    const next = { version: version + 1, in_force_on: tomorrow }
    expect(await terms()).toEqual({ ...before, coming: next })
    for (const asked of [version, version + 1])
      expect(await terms(`?version=${asked}`)).toMatchObject({
        html: '<p>Künftig, ohne Fehler.</p>',
        ...next,
      })
    expect(await terms(`?version=${before.version}`)).toEqual(await terms())
    expect((await test.call('GET', `/pages/terms?version=${version + 2}`)).status).toBe(404)
    // Sessions have ended by then, so this is the last test.
    test.clock.advance(DAY_MS)
    const after = await terms()
    expect(after).toMatchObject({ html: '<p>Künftig, ohne Fehler.</p>', version: version + 1 })
    expect(after).not.toHaveProperty('in_force_on')
    expect(after).not.toHaveProperty('coming')
    expect(await terms(`?version=${version + 1}`)).toEqual(after)
    const earlier = { html: '<p>Künftig.</p>', version, in_force: version + 1 }
    expect(await terms(`?version=${version}`)).toMatchObject(earlier)
    const first = await terms(`?version=${before.version}`)
    expect(first).toMatchObject({ html: before.html, version: before.version, in_force: version + 1 })
    expect(first).not.toHaveProperty('coming')
  })

  it('leave a consent with the version that is in force', async () => {
    const id = await pageId('privacy-policy')
    const author = await createUser(test, { role: 'admin' })
    const consent = () => readPageVersion(test.db, 'privacy-policy', test.clock())
    const before = await consent()
    const body = { titles: { en: 'Privacy' } }
    const { version } = (await test.call('PATCH', `/admin/pages/${id}`, { token: author.token, body })).body
      .data
    const day = (days: number) => dayOf(new Date(test.clock().getTime() + days * DAY_MS))
    await announce(id, { version, in_force_on: day(1) }, author)
    expect(await consent()).toBe(before)
    test.clock.advance(DAY_MS)
    expect(await consent()).toBe(`privacy-policy ${version}`)
  })

  it('say in the editor from which day a correction of the announced text will apply', async () => {
    const id = await pageId('privacy-policy')
    // Earlier tests have moved the clock, and logins end.
    const { token } = await createUser(test, { role: 'admin' })
    const edited = async () => (await test.call('GET', `/admin/pages/${id}`, { token })).body.data.coming_on
    const day = dayOf(new Date(test.clock().getTime() + 2 * DAY_MS))
    const { body: first } = await test.call('PATCH', `/admin/pages/${id}`, {
      token,
      body: { bodies: { en: 'New' } },
    })
    await announce(id, { version: first.data.version, in_force_on: day }, { ...admin, token })
    expect(await edited()).toBe(day)
    const body = { bodies: { en: 'Corrected' } }
    const saved = await test.call('PATCH', `/admin/pages/${id}`, { token, body })
    expect(saved.body.data).toMatchObject({ waits: true, coming_on: day })
    test.clock.advance(3 * DAY_MS)
    expect(await readPageVersion(test.db, 'privacy-policy', test.clock())).toContain(`${first.data.version}`)
  })
})
