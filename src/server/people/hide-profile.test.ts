import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import { auditOf } from '../testing/audit.ts'
import { objectByLink } from '../testing/objections.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { readTransparency } from '../transparency/read.ts'

const REASON = 'Das Bild zeigt eine andere Person.'

describe.each(engines())('a profile hidden without a report on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let reader: TestUser
  let worker: TestUser
  beforeEach(async () => {
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    reader = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker', language: 'de', url_img: '/media/p.webp' })
  })

  const hide = (by = other, { id }: { id: number } = worker, body: object = {}) =>
    test.call('POST', `/admin/users/${id}/measures`, {
      token: by.token,
      body: { measure: 'hide', reason: REASON, ground: 'data_protection', ...body },
    })
  const show = (by = other, body: object = { reason: 'Looked at again.' }) =>
    test.call('POST', `/admin/users/${worker.id}/show-profile`, { token: by.token, body })
  const page = async () => (await test.call('GET', `/users/${worker.id}`, { token: reader.token })).status
  const mails = async () => (await test.queued<Mail>('send-mail')).filter(({ to }) => to === worker.email)
  const news = async () => (await test.call('GET', '/notifications', { token: worker.token })).body.data
  const removals = async () =>
    (await test.call('GET', '/cabinet/removals', { token: worker.token })).body.data
  const object = (url: string) => objectByLink(test, url, 'That is me.')

  it('is gone for others; its owner gets the reasons and can object', async () => {
    expect(await page()).toBe(200)
    const { status, body } = await hide()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      profile_hidden_at: test.clock().toISOString(),
      profile_hidden_reason: REASON,
      profile_hidden_ground: 'data_protection',
      blocked_at: null,
      history: [{ action: 'user.profile_hidden', reason: REASON, delivery: 'mail' }],
    })
    expect(await page()).toBe(404)
    expect((await test.call('GET', '/cabinet/profile', { token: worker.token })).body.data.url_img).toBe(
      '/media/p.webp',
    )
    const [mail, ...others] = await mails()
    if (!mail) throw new Error('no mail')
    expect(others).toEqual([])
    expect(mail.subject).toBe('Ihr Profil bei Jobmost ist ausgeblendet')
    const { text } = await signLinks(test.deps.config, mail)
    expect(text).toContain(`Begründung: ${REASON}`)
    expect(text).toContain('/api/v1/objections?token=profile.')
    expect(await news()).toMatchObject([{ kind: 'content_removed', detail: 'profile' }])
    expect(await removals()).toMatchObject([
      { type: 'profile', reason: REASON, ground: 'data_protection', objection: expect.any(String) },
    ])
    expect((await auditOf(test, 'user', worker.id)).at(-1)).toMatchObject({
      actor_id: other.id,
      action: 'user.profile_hidden',
      before: { hidden: false },
      after: { hidden: true },
      details: { ground: 'data_protection' },
    })
  })

  it('is shown again by staff with a reason for the audit log; its owner is told', async () => {
    await hide()
    expect(Object.keys((await show(other, {})).body.errors)).toEqual(['reason'])
    const { status, body } = await show()
    expect([status, body.data.profile_hidden_at]).toEqual([200, null])
    expect(await page()).toBe(200)
    expect(body.data.history[0]).toMatchObject({
      action: 'user.profile_shown',
      reason: 'Looked at again.',
    })
    expect((await mails()).at(-1)?.subject).toBe('Ihr Profil bei Jobmost ist wieder öffentlich')
    expect((await mails()).at(-1)?.text).not.toContain('Looked at again')
    expect((await news())[0]).toMatchObject({ detail: 'profile_restored' })
    expect(await removals()).toEqual([])
    expect((await show()).body.code).toBe('profile_shown')
  })

  it('comes back by an objection that another moderator grants', async () => {
    await hide()
    const [removal] = await removals()
    expect((await object(removal.objection)).statusCode).toBe(200)
    const waiting = await test.call('GET', '/admin/objections', { token: one.token })
    const [{ id }] = waiting.body.data
    const body = { outcome: 'overturned', reason: 'It is the same person.' }
    const decide = (by: TestUser) =>
      test.call('POST', `/admin/objections/${id}/decision`, { token: by.token, body })
    expect((await decide(other)).body.code).toBe('own_decision')
    expect((await decide(one)).status).toBe(200)
    expect(await page()).toBe(200)
  })

  it('that is shown again ends the open objection', async () => {
    await hide()
    await object((await removals())[0].objection)
    await show()
    const waiting = await test.call('GET', '/admin/objections', { token: one.token })
    expect(waiting.body.data.map(({ subject }: { subject: { id: number } }) => subject.id)).not.toContain(
      worker.id,
    )
  })

  it('is hidden once, not of staff, oneself or a blocked person, and only by staff', async () => {
    await hide()
    expect((await hide()).body.code).toBe('profile_hidden')
    expect(await mails()).toHaveLength(1)
    expect((await hide(one, one)).body.code).toBe('own_account')
    expect(Object.keys((await hide(one, other)).body.errors)).toEqual(['measure'])
    expect((await hide(other, one)).status).toBe(404)
    expect((await hide(reader)).status).toBe(404)
    const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
    expect((await hide(other, blocked)).body.code).toBe('already_blocked')
    expect((await hide(other, worker, { ground: 'taste' })).status).toBe(422)
  })

  it('without a confirmed address is told in the app only', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', worker.id).execute()
    const { body } = await hide()
    expect(body.data.history[0]).toMatchObject({ delivery: 'app' })
    expect([(await mails()).length, (await news()).length]).toEqual([0, 1])
  })

  it.each(LANGUAGES)('is told in %s', async (language) => {
    await test.db.updateTable('users').set({ language }).where('id', '=', worker.id).execute()
    await hide()
    await show()
    const texts = (await mails()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain(`/${language}/user/profile/${worker.id}`)
  })

  it('counts in the transparency figures', async () => {
    const figures = () => readTransparency(test.db, test.clock())
    const before = await figures()
    await hide()
    const after = await figures()
    expect(after.accounts.hidden).toBe(before.accounts.hidden + 1)
  })

  it('is as an offer: what was taken down is shown again without an objection', async () => {
    const offer = await createOffer(test, { user_id: worker.id, name: 'Garden work' })
    const act = (what: string, token = other.token) =>
      test.call('POST', `/admin/offers/${offer.id}/${what}`, { token, body: { reason: REASON } })
    expect((await act('show')).body.code).toBe('offer_not_taken_down')
    await act('take-down')
    const status = async () => (await test.call('GET', `/offers/${offer.id}`)).status
    expect(await status()).toBe(404)
    expect((await act('show', reader.token)).status).toBe(404)
    expect((await act('show')).status).toBe(204)
    expect(await status()).toBe(200)
    expect((await news())[0]).toMatchObject({ kind: 'offer_taken_down', detail: 'restored' })
    expect((await auditOf(test, 'offer', offer.id)).at(-1)).toMatchObject({
      action: 'offer.shown_again',
      reason: REASON,
    })
  })
})
