import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { endPauses } from './end-pauses-task.ts'

describe.each(engines())('measures against a person on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  beforeEach(async () => {
    admin = await createUser(test, { role: 'admin', name: 'Maria', surname: 'Moderator' })
    boss = await createUser(test, { role: 'boss', language: 'ru' })
  })

  const take = (body: object) =>
    test.call('POST', `/admin/users/${boss.id}/measures`, { token: admin.token, body })
  const read = async () =>
    (await test.call('GET', `/admin/users/${boss.id}`, { token: admin.token })).body.data
  const subjects = async () =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email).map(({ subject }) => subject)

  it('a note is visible to staff only; a warning is mailed', async () => {
    await take({ measure: 'note', reason: 'Watch the next vacancy.' })
    expect(await subjects()).toEqual([])
    await take({ measure: 'warn', reason: 'Никаких предоплат.' })
    expect(await subjects()).toEqual(['Предупреждение по вашей учётной записи на Jobmost'])
    // The statement of reasons: ground, who decided, redress.
    const mail = (await test.queued<Mail>('send-mail')).find(({ to }) => to === boss.email)
    for (const part of ['Основание: наши условия', 'Решение принял человек', 'обжаловать', 'или в суд'])
      expect(mail?.text).toContain(part)
    expect(await read()).toMatchObject({
      blocked_at: null,
      history: [
        { action: 'user.warned', reason: 'Никаких предоплат.' },
        { action: 'user.noted', reason: 'Watch the next vacancy.', actor: { name: 'Maria Moderator' } },
      ],
    })
  })

  it('a warning is a notification too, whatever the settings say; without a confirmed address only that', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', boss.id).execute()
    const silence = { app: false, push: false, email: false }
    await test.call('PATCH', '/cabinet/notifications', {
      token: boss.token,
      body: { account_warned: silence },
    })
    await take({ measure: 'warn', reason: 'Никаких предоплат.' })
    expect(await subjects()).toEqual([])
    const { data, unread_count } = (await test.call('GET', '/notifications', { token: boss.token })).body
    expect([data, unread_count]).toMatchObject([
      [
        {
          kind: 'account_warned',
          subject: { type: 'account', title: 'Никаких предоплат.\nОснование: наши условия использования.' },
        },
      ],
      1,
    ])
    expect((await read()).history).toMatchObject([{ action: 'user.warned', delivery: 'app' }])
  })

  it('names the law that was chosen as the ground, in the mail, the notification and at the login', async () => {
    await take({ measure: 'warn', reason: 'Никаких предоплат.', ground: 'fraud' })
    const law = 'Основание: незаконное содержание, мошенничество по §\u00a0263'
    const { data } = (await test.call('GET', '/notifications', { token: boss.token })).body
    expect(data[0].subject.title).toContain(law)
    const mails = async () => (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    expect((await mails())[0]?.text).toContain(law)
    await take({ measure: 'block', reason: 'Мошенничество.', ground: 'fraud' })
    expect((await mails()).map(({ text }) => text.includes(law))).toEqual([true, true])
    expect(await read()).toMatchObject({ blocked_ground: 'fraud' })
    const login = await test.call('POST', '/auth/login', {
      body: { login: boss.email, password: boss.password },
    })
    expect(login.body.block).toMatchObject({ reason: 'Мошенничество.', ground: 'fraud' })
    await test.call('POST', `/admin/users/${boss.id}/unblock`, { token: admin.token })
    expect(await read()).toMatchObject({ blocked_ground: null })
  })

  it('who is blocked is not warned: they could not read it', async () => {
    await take({ measure: 'block', reason: 'Мошенничество.' })
    const { body } = await take({ measure: 'warn', reason: 'Никаких предоплат.' })
    expect(body.code).toBe('already_blocked')
    await test.call('POST', `/admin/users/${boss.id}/unblock`, { token: admin.token })
  })

  it('a pause is a temporary block', async () => {
    const { body } = await take({ measure: 'pause', days: 3, reason: 'Три дня тишины.' })
    const until = new Date(test.clock().getTime() + 3 * DAY_MS)
    expect(body.data).toMatchObject({ blocked_until: until.toISOString(), sessions_count: 0 })
    const mail = (await test.queued<Mail>('send-mail')).find(({ to }) => to === boss.email)
    expect(mail?.text).toContain('Блокировка действует до')
    await endPauses(test.deps)
    expect((await read()).blocked_at).not.toBeNull()
    expect((await take({ measure: 'pause', days: 2, reason: 'Короче.' })).body.code).toBe('already_blocked')
    const longer = await take({ measure: 'pause', days: 5, reason: 'Дольше.' })
    const later = new Date(test.clock().getTime() + 5 * DAY_MS)
    expect(longer.body.data).toMatchObject({ blocked_until: later.toISOString(), blocked_reason: 'Дольше.' })
    await test.db
      .updateTable('users')
      .set({ blocked_until: test.clock() })
      .where('id', '=', boss.id)
      .execute()
    await endPauses(test.deps)
    await endPauses(test.deps)
    expect(await read()).toMatchObject({ blocked_at: null, blocked_until: null })
    expect((await read()).history).toMatchObject([
      { action: 'user.unblocked', actor: null },
      { action: 'user.paused' },
      { action: 'user.paused' },
    ])
    expect((await subjects()).at(-1)).toBe('Ваша учётная запись на Jobmost разблокирована')
  })

  it('a pause that cannot be ended does not keep the others', async () => {
    const other = await createUser(test, { role: 'boss' })
    for (const { id } of [boss, other])
      await test.db
        .updateTable('users')
        .set({ blocked_at: test.clock(), blocked_until: test.clock() })
        .where('id', '=', id)
        .execute()
    const add: typeof test.deps.tasks.add = (trx, name, payload) =>
      (payload as Mail).to === boss.email
        ? Promise.reject(new Error('full'))
        : test.deps.tasks.add(trx, name, payload)
    await expect(endPauses({ ...test.deps, tasks: { ...test.deps.tasks, add } })).rejects.toThrow(
      '1 of 2 failed',
    )
    const blocked = test.db.selectFrom('users').select('id').where('blocked_at', 'is not', null)
    expect(await blocked.execute()).toEqual([{ id: boss.id }])
  })

  it('an upheld report can take a measure against the author; a dismissed one cannot', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const job = await createVacancy(test, { user_id: boss.id })
    const report = async () => {
      const body = { type: 'job', id: job.id, reason: 'fraud' }
      return (await test.call('POST', '/reports', { token: worker.token, body })).body.data.id
    }
    const decide = (id: number, body: object) =>
      test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body })
    const id = await report()
    const dismissed = await decide(id, { state: 'dismissed', decision: 'Fine as it is', measure: 'block' })
    expect([dismissed.status, Object.keys(dismissed.body.errors)]).toEqual([422, ['measure']])
    const decision = 'Мошенничество.'
    const upheld = await decide(id, { state: 'upheld', decision, remove: true, measure: 'block' })
    expect(upheld.status).toBe(200)
    expect(await read()).toMatchObject({
      blocked_reason: decision,
      vacancies: [{ moderation_state: 'rejected' }],
    })
    const { body } = await test.call('GET', `/admin/audit?action=report&subject_id=${id}`, {
      token: admin.token,
    })
    expect(body.data[0].after).toEqual({ state: 'upheld', removed: true, measure: 'block' })
  })
})
