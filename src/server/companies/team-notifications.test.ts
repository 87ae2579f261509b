import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { openRoom, send } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { askIfStillOpen, pauseUnanswered } from '../vacancies/still-open-task.ts'
import { warnOfExpiry } from '../vacancies/warn-of-expiry-task.ts'

describe.each(engines())('notifications of a team on %s', (engine) => {
  const test = useTestApp(engine)
  let team: Record<'owner' | 'author' | 'recruiter' | 'viewer' | 'blocked', TestUser>
  let worker: TestUser
  let company: number
  let job: Awaited<ReturnType<typeof createVacancy>>

  beforeEach(async () => {
    const owner = await createUser(test, { role: 'boss', language: 'ru' })
    company = await createCompany(test, owner)
    const author = await createMember(test, company, 'recruiter')
    const recruiter = await createMember(test, company, 'recruiter', { language: 'de' })
    const viewer = await createMember(test, company, 'viewer')
    const blocked = await createMember(test, company, 'recruiter', { blocked_at: test.clock() })
    team = { owner, author, recruiter, viewer, blocked }
    worker = await createUser(test, { role: 'worker' })
    job = await createVacancy(test, { user_id: author.id, company_id: company })
  })

  const bid = async () => {
    const answer = await test.call('POST', `/jobs/${job.slug}/rates`, {
      token: worker.token,
      body: { text: 'I bake.' },
    })
    expect(answer.status).toBe(201)
    return answer.body.data as { id: number }
  }
  const leave = (user: TestUser) =>
    test.call('DELETE', `/cabinet/company/members/${user.id}`, { token: user.token })
  /** The kinds of each member's notifications, without members who have none. */
  const notified = async () => {
    const rows = await test.db.selectFrom('notifications').select(['user_id', 'kind']).orderBy('id').execute()
    return Object.fromEntries(
      Object.entries(team).flatMap(([name, { id }]) => {
        const kinds = rows.filter(({ user_id }) => user_id === id).map(({ kind }) => kind)
        return kinds.length > 0 ? [[name, kinds]] : []
      }),
    )
  }
  const mailed = async () => {
    const mails = await test.queued<Mail>('send-mail')
    return Object.fromEntries(
      Object.entries(team).flatMap(([name, { email }]) => {
        const subjects = mails.filter(({ to }) => to === email).map(({ subject }) => subject)
        return subjects.length > 0 ? [[name, subjects]] : []
      }),
    )
  }

  it('a bid reaches each owner and recruiter once, in their language and by their settings', async () => {
    const body = { bid_received: { app: true, push: false, email: false } }
    await test.call('PATCH', '/cabinet/notifications', { token: team.author.token, body })
    await bid()
    const once = ['bid_received']
    expect(await notified()).toEqual({ owner: once, author: once, recruiter: once })
    expect(await mailed()).toEqual({
      owner: [`Новый отклик: ${job.title}`],
      recruiter: [`Neue Bewerbung: ${job.title}`],
    })
  })

  it('a bid does not reach a colleague who has blocked the bidder', async () => {
    const { status } = await test.call('PUT', `/cabinet/blocks/${worker.id}`, { token: team.recruiter.token })
    expect(status).toBe(204)
    await bid()
    const once = ['bid_received']
    expect(await notified()).toEqual({ owner: once, author: once })
    expect(Object.keys(await mailed())).toEqual(['owner', 'author'])
  })

  it('a bid that closing the vacancy declines is read, also that of a blocked worker', async () => {
    await bid()
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', worker.id).execute()
    const closed = await test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: team.author.token })
    expect(closed.status).toBe(200)
    const unread = test.db.selectFrom('notifications').select('user_id').where('read_at', 'is', null)
    expect(await unread.where('subject_id', '=', job.id).execute()).toEqual([])
  })

  it('an author who only reads now is told that, and notified of nothing else', async () => {
    const body = { role: 'viewer' }
    await test.call('PATCH', `/cabinet/company/members/${team.author.id}`, { token: team.owner.token, body })
    await bid()
    const once = ['bid_received']
    expect(await notified()).toEqual({ owner: once, author: ['team_role_changed'], recruiter: once })
  })

  it('a bid on a vacancy without a company reaches its author alone', async () => {
    await test.db.updateTable('vacancies').set({ company_id: null }).where('id', '=', job.id).execute()
    await bid()
    expect(await notified()).toEqual({ author: ['bid_received'] })
  })

  it('an answer by one member marks the bid’s notification as read for all', async () => {
    const { id } = await bid()
    const unread = async ({ token }: TestUser) =>
      (await test.call('GET', '/notifications', { token })).body.unread_count
    expect(await unread(team.owner)).toBe(1)
    await test.call('PATCH', `/rates/${id}`, { token: team.recruiter.token, body: { state: 'seen' } })
    expect(await unread(team.owner)).toBe(1)
    await test.call('PATCH', `/rates/${id}`, { token: team.recruiter.token, body: { state: 'declined' } })
    expect([await unread(team.owner), await unread(team.author)]).toEqual([0, 0])
  })

  it('expiry, question and pause reach them once, with one notification and one mail for all vacancies', async () => {
    await createVacancy(test, { user_id: team.owner.id, company_id: company, title: 'Confectioner' })
    test.clock.advance(14 * DAY_MS)
    await askIfStillOpen(test.deps)
    await askIfStillOpen(test.deps)
    const asked = ['vacancy_asked']
    expect(await notified()).toEqual({ owner: asked, author: asked, recruiter: asked })
    const mails = Object.values(await mailed())
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1])
    test.clock.advance(7 * DAY_MS)
    await pauseUnanswered(test.deps)
    expect((await notified()).recruiter).toEqual([...asked, 'vacancy_paused'])
    expect((await notified()).viewer).toBeUndefined()
  })

  it('the warning of expiry reaches them once', async () => {
    const expires_at = new Date(test.clock().getTime() + 6 * DAY_MS)
    await test.db.updateTable('vacancies').set({ expires_at }).where('id', '=', job.id).execute()
    await warnOfExpiry(test.deps)
    await warnOfExpiry(test.deps)
    const once = ['vacancy_expiring']
    expect(await notified()).toEqual({ owner: once, author: once, recruiter: once })
  })

  it('a message reaches only the member whose conversation it is', async () => {
    const { body } = await openRoom(test, worker, { job_id: job.id })
    await send(test, body.data.id, worker, 'Is it still free?')
    await runTasks(test, 'message-arrived', 'deliver-notification')
    expect(await notified()).toEqual({ author: ['message'] })
  })

  it('whoever leaves gets none any more, and loses those about the company’s vacancies', async () => {
    const private_ = await createVacancy(test, { user_id: team.recruiter.id })
    await test.db
      .insertInto('notifications')
      .values({
        user_id: team.recruiter.id,
        kind: 'vacancy_approved',
        subject_type: 'vacancy',
        subject_id: private_.id,
        subject_title: private_.title,
        in_app: true,
        push: true,
        created_at: test.clock(),
      })
      .execute()
    await bid()
    await leave(team.recruiter)
    expect((await notified()).recruiter).toEqual(['vacancy_approved'])
    expect(await runTasks(test, 'deliver-notification')).toEqual([])
    worker = await createUser(test, { role: 'worker' })
    await bid()
    expect(await notified()).toMatchObject({
      recruiter: ['vacancy_approved'],
      owner: ['bid_received', 'bid_received'],
    })
  })

  it('a message that came just before the author left notifies nobody', async () => {
    const { body } = await openRoom(test, worker, { job_id: job.id })
    await send(test, body.data.id, worker, 'Is it still free?')
    await leave(team.author)
    test.clock.advance(20 * MINUTE_MS)
    await runTasks(test, 'message-arrived', 'mail-unread')
    expect(await notified()).toEqual({})
  })

  it('the mail of unread messages leaves out those about a company that its reader has left', async () => {
    const { body } = await openRoom(test, worker, { job_id: job.id })
    await send(test, body.data.id, worker, 'Is it still free?')
    test.clock.advance(MINUTE_MS)
    await runTasks(test, 'message-arrived')
    await leave(team.author)
    await runTasks(test, 'mail-unread')
    expect(await mailed()).toEqual({})
  })
})
