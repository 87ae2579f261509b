import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import type { Mail } from '../mail/mailer.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, PENDING } from '../testing/vacancies.ts'

const REASON = 'Verlangt Geld im Voraus.'

describe.each(engines())('taking down without a report on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  beforeEach(async () => {
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss', language: 'de' })
  })

  const takeDown = (path: string, reason = REASON) =>
    test.call('POST', `/admin/${path}/take-down`, { token: admin.token, body: { reason } })
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const newsOf = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data.map(
      ({ kind, detail, subject }: Notification) => [kind, detail, subject.title],
    )
  const lastAction = async () =>
    (await test.call('GET', `/admin/audit?actor_id=${admin.id}`, { token: admin.token })).body.data[0]

  it('names the law that the content breaks, in the language of the author', async () => {
    const job = await createVacancy(test, { user_id: boss.id, title: 'Paketbotin' })
    const body = { reason: REASON, ground: 'minimum_wage' }
    await test.call('POST', `/admin/vacancies/${job.id}/take-down`, { token: admin.token, body })
    const own = await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })
    expect(own.body.data.moderation_ground).toBe('minimum_wage')
    const [mail] = await mailsTo(boss)
    expect(mail?.text).toContain(
      'Grundlage: rechtswidriger Inhalt, §\u00a01 Mindestlohngesetz (MiLoG). Ein Mensch',
    )
    expect(await lastAction()).toMatchObject({ details: { ground: 'minimum_wage' } })
    const wrong = { token: admin.token, body: { reason: REASON, ground: 'taste' } }
    expect((await test.call('POST', `/admin/vacancies/${job.id}/take-down`, wrong)).status).toBe(422)
  })

  it('removes a public vacancy, and its owner reads the reason and how to object', async () => {
    const job = await createVacancy(test, { user_id: boss.id, title: 'Paketbote' })
    expect((await takeDown(`vacancies/${job.id}`)).status).toBe(204)
    expect((await test.call('GET', `/jobs/${job.slug}`)).status).toBe(404)
    const own = await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })
    expect(own.body.data).toMatchObject({ moderation_state: 'rejected', moderation_reason: REASON })
    const [mail] = await mailsTo(boss)
    expect(mail?.subject).toBe('Entfernt: Paketbote')
    expect(mail?.text).toContain(`Begründung: ${REASON}`)
    expect(mail?.text).toContain('innerhalb von sechs Monaten kostenlos')
    expect(await newsOf(boss)).toEqual([['vacancy_rejected', 'taken_down', 'Paketbote']])
    expect(await lastAction()).toMatchObject({
      action: 'vacancy.taken_down',
      subject_id: job.id,
      reason: REASON,
      before: { state: 'approved' },
    })
    const again = await takeDown(`vacancies/${job.id}`)
    expect([again.status, again.body.code]).toEqual([409, 'not_approved'])
  })

  it('is what its employer reads of a vacancy until a corrected text is rejected', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    const own = async () =>
      (await test.call('GET', `/cabinet/vacancies/${id}`, { token: boss.token })).body.data
    expect(await own()).toMatchObject({ is_taken_down: false })
    await takeDown(`vacancies/${id}`)
    expect(await own()).toMatchObject({ moderation_state: 'rejected', is_taken_down: true })
    const body = { title: 'An honest title' }
    await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: boss.token, body })
    expect(await own()).toMatchObject({ moderation_state: 'pending', is_taken_down: false })
    const rejection = { token: admin.token, body: { reason: 'Still no pay.' } }
    await test.call('POST', `/admin/vacancies/${id}/reject`, rejection)
    expect(await own()).toMatchObject({ moderation_state: 'rejected', is_taken_down: false })
  })

  it('removes an offer permanently, and its author is told in the app too, whatever the settings and without a confirmed address', async () => {
    const worker = await createUser(test, { role: 'worker', language: 'pl' })
    const newcomer = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const body = { offer_taken_down: { app: false, push: false, email: false } }
    await test.call('PATCH', '/cabinet/notifications', { token: newcomer.token, body })
    const other = await createOffer(test, { user_id: newcomer.id, name: 'Garden work' })
    await takeDown(`offers/${other.id}`)
    expect(await newsOf(newcomer)).toEqual([['offer_taken_down', null, 'Garden work']])
    expect(await mailsTo(newcomer)).toEqual([])
    const offer = await createOffer(test, { user_id: worker.id, name: 'Szybkie pieniądze' })
    expect((await takeDown(`offers/${offer.id}`)).status).toBe(204)
    expect((await test.call('GET', '/offers?per_page=100')).body.data).not.toContainEqual(
      expect.objectContaining({ id: offer.id }),
    )
    expect((await mailsTo(worker))[0]?.subject).toBe('Zdjęto z publikacji: Szybkie pieniądze')
    expect(await lastAction()).toMatchObject({ action: 'offer.taken_down', subject_id: offer.id })
    const again = await takeDown(`offers/${offer.id}`)
    expect([again.status, again.body.code]).toEqual([409, 'offer_taken_down'])
  })

  it('requires a public text and a reason', async () => {
    const pending = await createVacancy(test, { user_id: boss.id, ...PENDING })
    expect((await takeDown(`vacancies/${pending.id}`)).status).toBe(409)
    expect((await takeDown('vacancies/999999')).status).toBe(404)
    expect((await takeDown('offers/999999')).status).toBe(404)
    const job = await createVacancy(test, { user_id: boss.id })
    expect((await takeDown(`vacancies/${job.id}`, ' ')).status).toBe(422)
  })

  it('offers prepared reasons with a label in the moderator’s language and a text in every language', async () => {
    const { body } = await test.call('GET', '/admin/reasons', {
      token: admin.token,
      headers: { 'accept-language': 'de' },
    })
    const [first] = body.data
    expect(first.label).toBe('Lohn zu niedrig')
    expect(Object.keys(first.text).sort()).toEqual([...LANGUAGES].sort())
    expect(first.text.pl).toContain('płacy minimalnej')
  })
})
