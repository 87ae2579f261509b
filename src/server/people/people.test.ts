import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { recordAction } from '../audit/record.ts'
import type { Mail } from '../mail/mailer.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

const REASON = 'Fragt Bewerber nach Ausweisen.'

describe.each(engines())('people in the administration on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  let worker: TestUser
  beforeEach(async () => {
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('role', '=', 'admin').execute()
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss', language: 'de', company_name: 'Falke GmbH' })
    worker = await createUser(test, { role: 'worker', name: 'Zofia', surname: 'Nowak' })
  })

  const as = (user: TestUser, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    test.call(method, path, { token: user.token, ...(body && { body }) })
  const block = (user: TestUser, by = admin) =>
    as(by, 'POST', `/admin/users/${user.id}/block`, { reason: REASON })
  const unblock = (user: TestUser) => as(admin, 'POST', `/admin/users/${user.id}/unblock`)
  const find = async (query: string) =>
    (await as(admin, 'GET', `/admin/users?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const audited = async (user: TestUser) =>
    (await as(admin, 'GET', `/admin/audit?subject_type=user&subject_id=${user.id}`)).body.data
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)

  it('are found by name, company, address and id, page by page', async () => {
    expect(await find(`q=${encodeURIComponent(worker.email)}`)).toEqual([worker.id])
    expect(await find('q=nowak%20zof')).toContain(worker.id)
    expect(await find('q=falke')).toContain(boss.id)
    expect(await find(`q=${boss.id}`)).toContain(boss.id)
    expect(await find('q=100%25')).toEqual([])
    await test.db.updateTable('users').set({ phone: '+4915112345678' }).where('id', '=', worker.id).execute()
    for (const number of ['0151 12345678', '+49 151 1234 5678', '0049-151-12345678'])
      expect(await find(`q=${encodeURIComponent(number)}`)).toEqual([worker.id])
    expect(await find('role=boss&per_page=1')).toEqual([boss.id])
    expect(await find('role=worker&q=falke')).toEqual([])
    await block(boss)
    expect(await find('state=blocked&q=falke&per_page=1')).toEqual([boss.id])
    expect(await find('state=active&q=falke')).not.toContain(boss.id)
  })

  it('are shown with their vacancies, offers and reports, and each view is recorded', async () => {
    // What the public text says counts, not a changed one that waits.
    const job = await createVacancy(test, {
      user_id: boss.id,
      pay_amount: 13,
      draft: JSON.stringify({ pay_amount: 20 }),
    })
    await as(worker, 'POST', '/reports', { type: 'job', id: job.id, reason: 'fraud' })
    const { status, body } = await as(admin, 'GET', `/admin/users/${boss.id}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: boss.id,
      email: boss.email,
      company_name: 'Falke GmbH',
      blocked_at: null,
      sessions_count: 1,
      vacancies: [
        { id: job.id, moderation_state: 'approved', is_closed: false, remarks: ['below_minimum_wage'] },
      ],
      offers: [],
      reports: [{ type: 'job', reason: 'fraud', state: 'open' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|_hash|jti/)
    expect(await audited(boss)).toMatchObject([{ action: 'user.viewed', actor: { id: admin.id } }])
    await find('q=falke')
    const { data } = (await as(admin, 'GET', '/admin/audit?action=user.listed&per_page=1')).body
    expect(data[0].details.users).toContain(boss.id)
    expect((await as(admin, 'GET', '/admin/users/999999')).status).toBe(404)
  })

  it('say how many things they have, and show them page by page', async () => {
    for (let count = 0; count < 23; count++) await createVacancy(test, { user_id: boss.id })
    const shown = async (query: string) => {
      const { data } = (await as(admin, 'GET', `/admin/users/${boss.id}${query}`)).body
      return [data.vacancies.map(({ id }: { id: number }) => id), data.totals]
    }
    const totals = { vacancies: 23, offers: 0, reports: 0, history: 0 }
    const [first] = await shown('')
    const [second, counted] = await shown('?vacancies=2&offers=7')
    expect([first.length, second.length, counted]).toEqual([20, 3, totals])
    expect([...first, ...second]).toEqual([...first, ...second].sort((a, b) => b - a))
  })

  it('say how many decisions there are, and show them page by page', async () => {
    for (let count = 1; count <= 45; count++)
      await recordAction(test.db, {
        actorId: admin.id,
        action: 'user.noted',
        subject: { type: 'user', id: boss.id },
        reason: `Note ${count}`,
        at: test.clock(),
      })
    const shown = async (query: string) => {
      const { data } = (await as(admin, 'GET', `/admin/users/${boss.id}${query}`)).body
      return [data.history.length, data.history.at(-1).reason, data.totals.history]
    }
    expect(await shown('')).toEqual([20, 'Note 26', 45])
    // Views are recorded too, and are no decisions.
    expect(await shown('?history=3')).toEqual([5, 'Note 1', 45])
  })

  it('who are blocked lose their sessions, and are mailed the reason and how to object in their language', async () => {
    expect((await as(boss, 'GET', '/cabinet/user-role')).status).toBe(200)
    const { status, body } = await block(boss)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      blocked_at: test.clock().toISOString(),
      blocked_reason: REASON,
      sessions_count: 0,
    })
    expect((await as(boss, 'GET', '/cabinet/user-role')).status).toBe(401)
    const [mail, ...others] = await mailsTo(boss)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ihr Konto bei Jobmost wurde gesperrt')
    expect(mail?.text).toContain(`Begründung: ${REASON}`)
    expect(mail?.text).toContain('innerhalb von sechs Monaten kostenlos')
    expect(await audited(boss)).toMatchObject([
      {
        action: 'user.blocked',
        reason: REASON,
        before: { blocked: false },
        after: { blocked: true },
        details: { sessions: 1 },
      },
    ])
    expect([(await block(boss)).status, (await block(boss)).body.code]).toEqual([409, 'already_blocked'])
    expect(await mailsTo(boss)).toHaveLength(1)
  })

  it('who are blocked learn it at login only with the right password', async () => {
    await block(boss)
    const logIn = (password: string) =>
      test.call('POST', '/auth/login', { body: { login: boss.email, password } })
    const refused = await logIn(boss.password)
    expect([refused.status, refused.body.code]).toEqual([403, 'account_blocked'])
    const wrong = await logIn('Wrong-2026!')
    expect([wrong.status, wrong.body.code, wrong.body.block]).toEqual([422, 'invalid', undefined])
  })

  it('who are blocked read at login why, until when and how to object, without a confirmed address too', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', boss.id).execute()
    await as(admin, 'POST', `/admin/users/${boss.id}/measures`, { measure: 'pause', days: 3, reason: REASON })
    expect(await mailsTo(boss)).toEqual([])
    const { body } = await test.call('POST', '/auth/login', {
      body: { login: boss.email, password: boss.password },
    })
    const until = new Date(test.clock().getTime() + 3 * DAY_MS).toISOString()
    expect(body.block).toMatchObject({ reason: REASON, until })
    const page = await test.app.inject({ url: body.block.objection })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<html lang="de">')])
    expect((await as(admin, 'GET', `/admin/users/${boss.id}`)).body.data.history).toMatchObject([
      { action: 'user.paused', delivery: 'login' },
    ])
  })

  it('disappear with their vacancies and offers, and reappear with them when unblocked', async () => {
    const job = await createVacancy(test, { user_id: boss.id, title: 'Falkner (m/w/d)' })
    const offer = await createOffer(test, { user_id: worker.id, name: 'Falconry lessons' })
    const bid = await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    const other = await createVacancy(test, { user_id: (await createUser(test, { role: 'boss' })).id })
    const ids = async (path: string, token?: string) => {
      const { status, body } = await test.call('GET', path, token ? { token } : {})
      return status === 200 ? body.data.map(({ id }: { id: number }) => id) : status
    }
    const shown = async () => ({
      job: (await test.call('GET', `/jobs/${job.slug}`)).status,
      jobs: (await ids('/jobs?per_page=100')).includes(job.id),
      search: (await ids('/search?title=Falkner')).includes(job.id),
      offer: (await test.call('GET', `/offers/${offer.id}`)).status,
      offers: (await ids('/offers?per_page=100')).includes(offer.id),
      profiles: [
        (await test.call('GET', `/users/${boss.id}`)).status,
        (await test.call('GET', `/users/${worker.id}`)).status,
      ],
    })
    const all = await shown()
    expect(all).toMatchObject({ job: 200, jobs: true, offers: true, profiles: [200, 200] })
    await createBid(test, { vacancy_id: other.id, user_id: worker.id })
    await block(boss)
    await block(worker)
    expect(await shown()).toMatchObject({
      job: 404,
      jobs: false,
      search: false,
      offers: false,
      profiles: [404, 404],
    })
    await unblock(boss)
    const received = async () => ids(`/cabinet/vacancies/${job.id}/rates`, fresh.token)
    const fresh = await signIn(boss)
    expect(await received()).toEqual([])
    await unblock(worker)
    expect(await received()).toEqual([bid.id])
    expect(await shown()).toEqual(all)
    expect((await mailsTo(boss)).at(-1)?.subject).toBe('Ihr Konto bei Jobmost ist entsperrt')
    expect([(await unblock(boss)).status, (await unblock(boss)).body.code]).toEqual([409, 'not_blocked'])
  })

  const signIn = async ({ email, password }: TestUser) => {
    const { body } = await test.call('POST', '/auth/login', { body: { login: email, password } })
    return { token: body.access_token as string }
  }

  it('can lose all sessions without being blocked', async () => {
    const { body } = await as(admin, 'DELETE', `/admin/users/${worker.id}/sessions`)
    expect(body.data).toMatchObject({ sessions_count: 0, blocked_at: null })
    expect((await as(worker, 'GET', '/cabinet/user-role')).status).toBe(401)
    expect((await signIn(worker)).token).toBeTruthy()
    expect(await audited(worker)).toMatchObject([{ action: 'user.sessions_ended', before: { sessions: 1 } }])
  })

  it('who are staff are changed by administrators only, and cannot block themselves', async () => {
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    expect((await block(admin, moderator)).status).toBe(404)
    expect((await as(moderator, 'DELETE', `/admin/users/${admin.id}/sessions`)).status).toBe(404)
    expect([(await block(admin)).status, (await block(admin)).body.code]).toEqual([409, 'own_account'])
    expect((await block(moderator)).status).toBe(200)
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    expect((await as(editor, 'GET', '/admin/users')).status).toBe(404)
  })

  it('one administrator stays when two block each other concurrently', async () => {
    const second = await createUser(test, { role: 'admin' })
    const [one, other] = await Promise.all([block(second, admin), block(admin, second)])
    // The second administrator's session may have ended before their request was authenticated.
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1)
  })
})
