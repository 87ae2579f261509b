import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import { objectByLink } from '../testing/objections.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const REASON = 'It breaks our rules.'
const TEXT = 'It breaks no rule.'

describe.each(engines())('objections to decisions of every kind on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let worker: TestUser
  let offer: { id: number }
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    await test.db.deleteFrom('objections').execute()
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    worker = await createUser(test, { role: 'worker' })
    offer = await createOffer(test, { user_id: worker.id })
  })
  const act = ({ token }: TestUser, method: 'POST' | 'PATCH', path: string, body: object) =>
    test.call(method, `/admin/${path}`, { token, body })
  const waiting = async () => (await test.call('GET', '/admin/objections', { token: other.token })).body.data
  const decide = (by: TestUser, id: number, outcome = 'overturned') =>
    act(by, 'POST', `objections/${id}/decision`, { outcome, reason: 'Read again.' })
  const isShown = async () => (await test.call('GET', `/offers/${offer.id}`)).status === 200
  const mailsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail'))
      .filter(({ to }) => to === email)
      .map((mail) => signLinks(test.deps.config, mail))
  const linkOfLastMail = async (email: string) =>
    /(\/api\/v1\/objections\?token=\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  /** Objects by the link in the last mail. */
  const objectByMail = async (email: string, text = TEXT) => {
    const link = await linkOfLastMail(email)
    const page = await test.app.inject(link)
    expect(page.headers['cache-control']).toBe('no-store')
    const sent = await objectByLink(test, link, text)
    answered = sent.body
    // Nobody writes an objection that would be refused.
    expect([page.statusCode, page.body.includes('<textarea')]).toEqual(
      sent.statusCode === 409 ? [409, false] : [200, true],
    )
    return sent.statusCode
  }
  let answered = ''

  it('an offer: its author objects in the cabinet, somebody else shows it again', async () => {
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: REASON })
    const object = () =>
      test.call('POST', `/cabinet/offers/${offer.id}/objection`, {
        token: worker.token,
        body: { text: TEXT },
      })
    const isObjectionable = async () =>
      (await test.call('GET', '/cabinet/offers', { token: worker.token })).body.data[0].is_objectionable
    expect(await isObjectionable()).toBe(true)
    expect((await object()).status).toBe(204)
    expect(await isObjectionable()).toBe(false)
    const own = (await test.call('GET', '/cabinet/offers', { token: worker.token })).body.data[0]
    expect(own.objection).toMatchObject({ text: TEXT, reason: REASON })
    expect((await object()).body.code).toBe('not_objectionable')
    const [objection] = await waiting()
    expect(objection).toMatchObject({
      subject: { type: 'offer', id: offer.id },
      text: TEXT,
      reason: REASON,
      decided_by: { id: one.id },
    })
    const look = { action: 'objection.listed', details: { objections: [objection.id], users: [worker.id] } }
    const looks = await test.call('GET', `/admin/audit?action=objection.listed&actor_id=${other.id}`, one)
    expect(looks.body.data).toMatchObject([look])
    expect((await decide(one, objection.id)).body.code).toBe('own_decision')
    expect(await isShown()).toBe(false)
    expect((await decide(other, objection.id)).body.data).toMatchObject({
      state: 'overturned',
      answer: 'Read again.',
      answered_by: { id: other.id },
    })
    expect(await isShown()).toBe(true)
    expect((await mailsTo(worker.email)).at(-1)?.subject).toBe('We have made a decision on your objection')
    expect((await decide(other, objection.id)).body.code).toBe('already_decided')
  })

  it('an offer taken down after a report, by the link in the mail; upheld it stays', async () => {
    const { body } = await test.call('POST', '/reports', {
      body: { type: 'offer', id: offer.id, reason: 'spam', email: 'r@people.example' },
    })
    const decision = { state: 'upheld', decision: REASON, remove: true }
    await act(one, 'PATCH', `reports/${body.data.id}`, decision)
    expect(await objectByMail(worker.email, ' ')).toBe(422)
    expect(await objectByMail(worker.email)).toBe(200)
    const [objection] = await waiting()
    await decide(other, objection.id, 'upheld')
    expect(await isShown()).toBe(false)
    const { text } = (await mailsTo(worker.email)).at(-1) ?? { text: '' }
    expect(text).toContain('It will not be published again')
  })

  it('an offer of somebody appointed meanwhile: shown again, it is not public, and not decided by its author', async () => {
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: REASON })
    await objectByMail(worker.email)
    await test.db
      .updateTable('users')
      .set({ role: 'admin', staff_role: 'moderator', role_before_staff: 'worker' })
      .where('id', '=', worker.id)
      .execute()
    const [objection] = await waiting()
    expect((await decide(worker, objection.id)).body.code).toBe('own_decision')
    expect((await decide(other, objection.id)).status).toBe(200)
    expect(await isShown()).toBe(false)
    const row = await test.db
      .selectFrom('offers')
      .select('removed_at')
      .where('id', '=', offer.id)
      .executeTakeFirst()
    expect(row?.removed_at).toBeNull()
  })

  it('a report about a moderator’s own text from before: somebody else decides', async () => {
    const { body } = await test.call('POST', '/reports', {
      body: { type: 'user', id: worker.id, reason: 'spam', email: 'r@people.example' },
    })
    await test.db
      .updateTable('users')
      .set({ role: 'admin', staff_role: 'moderator', role_before_staff: 'worker' })
      .where('id', '=', worker.id)
      .execute()
    const dismissed = { state: 'dismissed', decision: REASON }
    const own = await act(worker, 'PATCH', `reports/${body.data.id}`, dismissed)
    expect([own.status, own.body.code]).toEqual([409, 'own_account'])
    expect((await act(other, 'PATCH', `reports/${body.data.id}`, dismissed)).status).toBe(200)
  })

  it('a vacancy taken down after a report comes back into its queue', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: boss.id })
    const { body } = await test.call('POST', '/reports', {
      body: { type: 'job', id, reason: 'spam', email: 'r@people.example' },
    })
    const decision = { state: 'upheld', decision: REASON, remove: true }
    await act(one, 'PATCH', `reports/${body.data.id}`, decision)
    expect(await objectByMail(boss.email)).toBe(200)
    expect((await act(one, 'POST', `vacancies/${id}/approve`, {})).body.code).toBe('own_decision')
    expect((await act(other, 'POST', `vacancies/${id}/approve`, {})).status).toBe(200)
  })

  it('a blocked account: by the link, without login; unblocked by somebody else', async () => {
    await act(one, 'POST', `users/${worker.id}/block`, { reason: REASON })
    expect(await objectByMail(worker.email)).toBe(200)
    expect(await objectByMail(worker.email)).toBe(409)
    const [objection] = await waiting()
    expect(objection).toMatchObject({ subject: { type: 'account' }, author: { id: worker.id } })
    expect((await decide(one, objection.id)).body.code).toBe('own_decision')
    const mails = async () =>
      (await test.queued<Mail>('send-mail')).filter(({ to }) => to === worker.email).map(({ text }) => text)
    const before = await mails()
    await decide(other, objection.id)
    expect(await isShown()).toBe(true)
    const [mail, ...more] = (await mails()).slice(before.length)
    expect(mail).toContain('You can log in')
    expect(more).toEqual([])
  })

  it('a blocked account of staff: decided by administrators only, as the block', async () => {
    await act(one, 'POST', `users/${other.id}/block`, { reason: REASON })
    expect(await objectByMail(other.email)).toBe(200)
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    const [objection] = (await test.call('GET', '/admin/objections', { token: one.token })).body.data
    for (const outcome of ['upheld', 'overturned'])
      expect((await decide(moderator, objection.id, outcome)).status).toBe(404)
    const waitingFor = async ({ token }: TestUser) => [
      (await test.call('GET', '/admin/objections', { token })).body.meta.total,
      (await test.call('GET', '/admin/waiting', { token })).body.data.queues.objections.count,
    ]
    expect([await waitingFor(moderator), await waitingFor(one)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    const second = await createUser(test, { role: 'admin' })
    expect((await decide(second, objection.id, 'upheld')).body.data.state).toBe('upheld')
  })

  it('a dismissed report: its reporter objects without an account, somebody else upholds it', async () => {
    const { body } = await test.call('POST', '/reports', {
      body: { type: 'offer', id: offer.id, reason: 'spam', email: 'reporter@people.example' },
    })
    const { id } = body.data
    await act(one, 'PATCH', `reports/${id}`, { state: 'dismissed', decision: REASON })
    expect(await objectByMail('reporter@people.example')).toBe(200)
    const reports = await test.call('GET', `/admin/reports?id=${id}`, { token: other.token })
    expect(reports.body.data).toMatchObject([{ state: 'open', objection: { text: TEXT, reason: REASON } }])
    const again = { state: 'upheld', decision: 'Read again.', remove: true }
    expect((await act(one, 'PATCH', `reports/${id}`, again)).body.code).toBe('own_decision')
    expect((await act(other, 'PATCH', `reports/${id}`, again)).status).toBe(200)
    const row = await test.db.selectFrom('objections').select('outcome').executeTakeFirstOrThrow()
    expect(row.outcome).toBe('overturned')
    expect(await isShown()).toBe(false)
  })

  it('a report that is dismissed again: its reporter is told once more, without a second objection; its author is not', async () => {
    const { body } = await test.call('POST', '/reports', {
      body: { type: 'offer', id: offer.id, reason: 'spam', email: 'insistent@people.example' },
    })
    const dismissed = { state: 'dismissed', decision: REASON }
    await act(one, 'PATCH', `reports/${body.data.id}`, dismissed)
    await objectByMail('insistent@people.example')
    expect((await act(other, 'PATCH', `reports/${body.data.id}`, dismissed)).status).toBe(200)
    const texts = (await mailsTo('insistent@people.example')).map(({ text }) => text)
    expect(texts.at(-1)).toContain('again because you objected')
    expect(texts.map((text) => text.includes('/objections?token='))).toEqual([false, true, false])
    expect(await mailsTo(worker.email)).toHaveLength(1)
  })

  it('is late after six months, and a forged link opens nothing', async () => {
    await act(one, 'POST', `users/${worker.id}/block`, { reason: REASON })
    test.clock.advance(185 * DAY_MS)
    expect(await objectByMail(worker.email)).toBe(409)
    const forged = await test.app.inject(`/api/v1/objections?token=account.${worker.id}.${'A'.repeat(43)}`)
    expect(forged.statusCode).toBe(404)
  })

  it('is not raised against a later decision by the link of an earlier one', async () => {
    await act(one, 'POST', `users/${worker.id}/block`, { reason: REASON })
    const link = await linkOfLastMail(worker.email)
    await act(one, 'POST', `users/${worker.id}/unblock`, {})
    test.clock.advance(1000)
    await act(one, 'POST', `users/${worker.id}/block`, { reason: 'Asked for money before the interview.' })
    expect((await test.app.inject(link)).statusCode).toBe(409)
    expect(await objectByMail(worker.email)).toBe(200)
  })

  it('closes with a block that is taken back, and goes with a deleted offer', async () => {
    await act(one, 'POST', `users/${worker.id}/block`, { reason: REASON })
    expect(await objectByMail(worker.email)).toBe(200)
    await act(one, 'POST', `users/${worker.id}/unblock`, {})
    expect(await waiting()).toEqual([])
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: REASON })
    expect(await objectByMail(worker.email)).toBe(200)
    expect(await waiting()).toHaveLength(1)
    await test.db.deleteFrom('offers').where('id', '=', offer.id).execute()
    expect(await waiting()).toEqual([])
  })

  it('says before a text is written that the decision is not in force any more, and shows the contact form', async () => {
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: REASON })
    const link = await linkOfLastMail(worker.email)
    const open = async () => test.app.inject({ url: link })
    // PostgreSQL marks a row that is locked or changed, also when that is rolled back.
    const versionOfRow = async () =>
      (await sql`select xmin::text, xmax::text from offers where id = ${offer.id}`.execute(test.db)).rows
    const before = await versionOfRow()
    expect((await open()).body).toContain('<textarea')
    // Looking has not objected.
    expect(await waiting()).toEqual([])
    expect(await versionOfRow()).toEqual(before)
    await act(one, 'POST', `offers/${offer.id}/show`, { reason: REASON })
    const late = await open()
    expect(late.statusCode).toBe(409)
    expect(late.body).not.toContain('<textarea')
    expect(late.body).toMatch(/href="\/[a-z]{2}\/about-company#contact"/)
  })

  it('shows what was decided and why, in the language of the mail, and a way back', async () => {
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: `${REASON} <b>` })
    const link = await linkOfLastMail(worker.email)
    const { language } = await test.db
      .selectFrom('users')
      .select('language')
      .where('id', '=', worker.id)
      .executeTakeFirstOrThrow()
    const page = await test.app.inject({ url: link, headers: { 'accept-language': 'ru' } })
    expect(page.body).toContain(`<html lang="${language}">`)
    expect(page.body).toContain('<a href="/')
    expect(page.body).toContain(`${REASON} &lt;b&gt;`)
    expect(await objectByMail(worker.email)).toBe(200)
    expect(answered).toContain(`<a href="/${language}">`)
  })

  it('counts a line break as one character, and a refused text stays in the form', async () => {
    await act(one, 'POST', `offers/${offer.id}/take-down`, { reason: REASON })
    const longest = `${'a'.repeat(LIMITS.reason.max - 2)}\r\na`
    expect(await objectByMail(worker.email, `${longest}<b>`)).toBe(422)
    expect(answered).toContain('a&lt;b&gt;</textarea>')
    expect(await objectByMail(worker.email, longest)).toBe(200)
  })
})
