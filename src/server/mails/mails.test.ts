import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LoggedMail } from '#shared/contract/mails.ts'
import { createLoggedMailer, type MailFailure } from '../mail/logged-mailer.ts'
import { type Mail, mailerOf } from '../mail/mailer.ts'
import { sendMailTask } from '../mail/send-mail-task.ts'
import { measureQueues } from '../operation/metrics-store.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const SECRET = 'https://jobmost.example/confirm?token=secret'
const MAIL: Mail = { to: 'anna@people.example', subject: 'Confirm your address', text: `Open ${SECRET}` }
const WANTED: Mail = { ...MAIL, to: 'Olga_P@people.example' }
const REFUSAL = Object.assign(new Error('refused'), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 User unknown',
})

describe.each(engines())('the mail log on %s', (engine) => {
  const test = useTestApp(engine)
  const failures: MailFailure[] = []
  let token = ''
  beforeAll(async () => {
    token = (await createUser(test, { role: 'admin' })).token
  })
  const loggedMailerOf = (send: () => Promise<void>) =>
    createLoggedMailer(mailerOf(send), {
      db: test.db,
      clock: test.clock,
      onFailure: (failure) => failures.push(failure),
    })
  const list = async (state: string, q?: string) =>
    (
      await test.call('GET', `/admin/mails?state=${state}${q ? `&q=${encodeURIComponent(q)}` : ''}`, {
        token,
      })
    ).body.data
  const recipientsOf = async (state: string, q: string) =>
    (await list(state, q)).map(({ recipient }: { recipient: string | null }) => recipient)

  it('stores the recipient of a mail, but neither its text nor its link', async () => {
    await sendMailTask.work({ ...test.deps, mailer: loggedMailerOf(async () => undefined) }, MAIL)
    const [sent] = await list('sent')
    expect(sent).toMatchObject({ recipient: MAIL.to, subject: MAIL.subject, error: null, tries: 1 })
    const rows = await test.db.selectFrom('mail_attempts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it('reports a failed mail by its kind, without recipient, subject and link', async () => {
    const mailer = loggedMailerOf(() => Promise.reject(REFUSAL))
    await expect(sendMailTask.work({ ...test.deps, mailer }, MAIL)).rejects.toThrow('refused')
    expect(failures).toEqual([{ code: 'EENVELOPE', responseCode: 550, kind: 'other' }])
    const failed = await test.db
      .selectFrom('mail_attempts')
      .select('error')
      .where('error', 'is not', null)
      .execute()
    expect(failed).toEqual([{ error: '550 5.1.1 User unknown' }])
  })

  it.each([
    ['a refused recipient', REFUSAL, true],
    ['a refused text', { code: 'EMESSAGE', responseCode: 554 }, true],
    ['a recipient who is to be tried later', { code: 'EENVELOPE', responseCode: 450 }, false],
    ['a wrong password', { code: 'EAUTH', responseCode: 535 }, false],
    ['a mail server that is down', { code: 'ECONNECTION' }, false],
  ])('tells whether to retry after %s', async (_what, error, isFinal) => {
    const mailer = loggedMailerOf(() => Promise.reject(Object.assign(new Error('failed'), error)))
    const { work } = sendMailTask
    await expect(work({ ...test.deps, mailer }, MAIL)).rejects.toMatchObject({ isFinal })
  })

  it('retries all failed mails on request, but none that was dismissed', async () => {
    for (const to of ['first', 'second', 'third'])
      await test.tasks.add(test.db, 'send-mail', { ...MAIL, to: `${to}@retried.example` })
    const mails = await list('waiting', '@retried')
    for (const { id } of mails) await markFailed(id)
    await test.call('POST', `/admin/mails/${mails[0].id}/dismiss`, { token })
    const retried = await test.call('POST', '/admin/mails/retry', { token })
    expect(retried.body).toEqual({ data: { mails: 2 } })
    expect((await list('failed', '@retried')).every(({ next_at }: LoggedMail) => next_at)).toBe(true)
    expect(await list('dismissed', '@retried')).toHaveLength(1)
    const { details } = await test.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'mail.retried')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ mails: 2 })
    await sql`delete from pgboss.job`.execute(test.db)
  })

  it('lists waiting and failed mails, and retries one on request', async () => {
    await test.tasks.add(test.db, 'send-mail', MAIL)
    const [waiting] = await list('waiting')
    expect(waiting).toMatchObject({ recipient: MAIL.to, tries: 0 })
    expect((await test.call('POST', `/admin/mails/${waiting.id}/retry`, { token })).status).toBe(404)
    await markFailed(waiting.id)
    const failures = async () => (await test.call('GET', '/admin/waiting', { token })).body.data.queues.mails
    expect(await failures()).toEqual({ count: 1, oldest_at: expect.any(String) })
    const [failed] = await list('failed')
    expect(failed).toMatchObject({ id: waiting.id, error: '550 5.1.1 User unknown', next_at: null })
    expect((await test.call('POST', `/admin/mails/${waiting.id}/retry`, { token })).status).toBe(200)
    expect((await list('failed'))[0].next_at).not.toBeNull()
    expect(await failures()).toEqual({ count: 0, oldest_at: null })
    const { action } = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '<>', 'mail.listed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(action).toBe('mail.retried')
  })

  it('names the purpose and the account of a mail that is written when it is sent', async () => {
    const { id } = await createUser(test, { role: 'boss' })
    await test.tasks.add(test.db, 'mail-confirmation', { user_id: id })
    expect(await list('waiting')).toContainEqual(
      expect.objectContaining({ kind: 'confirmation', user_id: id, recipient: null, subject: null }),
    )
  })

  it('knows why a mail was written, waiting and sent', async () => {
    await ensurePlaces(test)
    const boss = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: boss.id, moderation_state: 'pending' })
    await test.call('POST', `/admin/vacancies/${id}/reject`, { token, body: { reason: 'No pay is named.' } })
    expect(await list('waiting', boss.email)).toMatchObject([{ kind: 'vacancy_rejected' }])
    const mailer = loggedMailerOf(async () => undefined)
    const [mail] = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    await sendMailTask.work({ ...test.deps, mailer }, mail as Mail)
    expect(await list('sent', boss.email)).toMatchObject([
      { kind: 'vacancy_rejected', user_id: boss.id, recipient: boss.email },
    ])
    expect((await list('sent', MAIL.to))[0]).toMatchObject({ kind: 'other', user_id: null })
  })

  it('finds mails by a part of the recipient’s address, and no others', async () => {
    await sendMailTask.work({ ...test.deps, mailer: loggedMailerOf(async () => undefined) }, WANTED)
    await test.tasks.add(test.db, 'send-mail', WANTED)
    for (const q of [WANTED.to, 'OLGA_P'])
      expect([await recipientsOf('sent', q), await recipientsOf('waiting', q)]).toEqual([
        [WANTED.to],
        [WANTED.to],
      ])
    // The signs of SQL patterns are characters like others.
    expect(await recipientsOf('sent', 'olga%p')).toEqual([])
    expect(await recipientsOf('sent', 'nobody')).toEqual([])
    const { id, email } = await createUser(test, { role: 'boss' })
    await test.tasks.add(test.db, 'mail-confirmation', { user_id: id })
    expect(await list('waiting', email)).toMatchObject([{ kind: 'confirmation', user_id: id }])
    expect((await test.call('GET', '/admin/mails?q=ol', { token })).status).toBe(422)
  })

  it('counts the found mails of every list, because the searched one may be in another', async () => {
    const to = 'counted@people.example'
    await test.tasks.add(test.db, 'send-mail', { ...WANTED, to })
    for (let sent = 0; sent < 2; sent++)
      await sendMailTask.work(
        { ...test.deps, mailer: loggedMailerOf(async () => undefined) },
        { ...WANTED, to },
      )
    const { body } = await test.call('GET', '/admin/mails?q=counted@', { token })
    expect([body.data, body.totals]).toEqual([[], { failed: 0, waiting: 1, sent: 2, dismissed: 0 }])
    expect((await test.call('GET', '/admin/mails', { token })).body).not.toHaveProperty('totals')
  })

  it('lists failed invitations, and retries them', async () => {
    await test.tasks.add(test.db, 'mail-company-invitation', { invitation_id: 1 })
    const invitation = (await list('waiting')).find(({ kind }: { kind: string }) => kind === 'invitation')
    await markFailed(invitation.id)
    expect((await test.call('POST', `/admin/mails/${invitation.id}/retry`, { token })).status).toBe(200)
  })

  it('dismisses a failed mail: out of the failed ones and their count, kept with its error and who did it', async () => {
    const { id: staffId, token: own } = await createUser(test, {
      role: 'admin',
      name: 'Ada',
      surname: 'Berg',
    })
    const [before] = await failedCounts()
    await test.tasks.add(test.db, 'send-mail', { ...MAIL, to: 'gone@people.example' })
    const [{ id }] = await list('waiting', 'gone@people')
    const dismiss = () => test.call('POST', `/admin/mails/${id}/dismiss`, { token: own })
    expect((await dismiss()).status).toBe(404)
    await markFailed(id)
    expect(await failedCounts()).toEqual([before + 1, before + 1])
    expect((await dismiss()).status).toBe(200)
    expect((await dismiss()).status).toBe(404)
    expect(await failedCounts()).toEqual([before, before])
    expect(await list('failed', 'gone@people')).toEqual([])
    const at = test.clock().toISOString()
    expect(await list('dismissed', 'gone@people')).toMatchObject([
      { id, error: '550 5.1.1 User unknown', dismissed: { by: { id: staffId, name: 'Ada Berg' }, at } },
    ])
    const audit = await test.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', staffId)
      .execute()
    expect(audit).toEqual([{ action: 'mail.dismissed', details: { task_id: id } }])
    expect((await test.call('POST', `/admin/mails/${id}/retry`, { token: own })).status).toBe(200)
    expect(await list('dismissed')).toEqual([])
    expect(await list('failed', 'gone@people')).toMatchObject([{ id, dismissed: null }])
  })

  it('names the readers of a newsletter that waits, and finds it by their addresses until they have it', async () => {
    const at = test.clock()
    const newsletter_mail_ids: number[] = []
    for (const [name, state] of [['first', 'sent'] as const, ['second', 'failed'] as const]) {
      const consent = { language: 'en', text_version: '1', requested_at: at, confirmed_at: at } as const
      const { id: subscription_id } = await test.db
        .insertInto('newsletter_subscriptions')
        .values({ ...consent, email: `${name}@readers.example`, token_hash: name })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await test.db
        .insertInto('newsletter_mails')
        .values({ subscription_id, vacancy_ids: [1], total: 1, state, queued_at: at, error: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      newsletter_mail_ids.push(id)
    }
    await test.tasks.add(test.db, 'mail-digests', { newsletter_mail_ids })
    expect(await list('waiting', 'second@readers')).toMatchObject([
      { kind: 'newsletter', newsletter: { mails: 2, unsent: 1 } },
    ])
    expect(await list('waiting', 'first@readers')).toEqual([])
  })

  it('records who has read which mails, without the address searched for', async () => {
    const reader = await createUser(test, { role: 'admin' })
    const read = () => test.call('GET', '/admin/mails?state=sent&q=olga', { token: reader.token })
    const { data } = (await read()).body
    await read()
    const looks = await test.db
      .selectFrom('audit_log')
      .select(['action', 'subject_type', 'details'])
      .where('actor_id', '=', reader.id)
      .execute()
    const mails = data.map(({ id }: { id: string }) => id)
    expect(looks).toEqual([{ action: 'mail.listed', subject_type: 'mail', details: { mails, users: [] } }])
    expect(mails).toHaveLength(1)
  })

  it('answers 404 to everybody but administrators', async () => {
    const boss = await createUser(test, { role: 'boss' })
    expect((await test.call('GET', '/admin/mails', { token: boss.token })).status).toBe(404)
  })

  /** How many mails have failed for good, as the overview and the metrics count them. */
  const failedCounts = async () => {
    const { mails } = (await test.call('GET', '/admin/waiting', { token })).body.data.queues
    const queues = await measureQueues(test.db)
    const failed = queues.filter(({ state, queue }) => state === 'failed' && queue.startsWith('send-mail'))
    return [mails.count, failed.reduce((sum, { length }) => sum + length, 0)]
  }

  const markFailed = (id: string) =>
    test.database.db
      .withSchema('pgboss')
      .updateTable('job' as never)
      .set({ state: 'failed', output: JSON.stringify({ message: '550 5.1.1 User unknown' }) } as never)
      .where('id' as never, '=', id as never)
      .execute()
})
