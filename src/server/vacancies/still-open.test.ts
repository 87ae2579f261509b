import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { INVENTED_DOMAIN } from '../db/invented-people.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'
import { askIfStillOpen, pauseUnanswered } from './still-open-task.ts'

describe.each(engines())('the question whether a job is still open on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let job: Awaited<ReturnType<typeof createVacancy>>
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    job = await createVacancy(test, { user_id: boss.id })
  })

  const pass = (days: number) => test.clock.advance(days * DAY_MS)
  const daysAgo = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
  /** Runs the scheduler's daily tasks. */
  const run = async () => {
    await test.db.transaction().execute(async (trx) => {
      await test.deps.tasks.add(trx, 'ask-if-still-open', {})
      await test.deps.tasks.add(trx, 'pause-unanswered', {})
    })
    expect(await runTasks(test, 'ask-if-still-open', 'pause-unanswered')).toEqual([])
  }
  const notifications = async ({ id } = boss) =>
    (
      await test.db
        .selectFrom('notifications')
        .select(['kind', 'subject_id'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ kind, subject_id }) => [kind, subject_id])
  const mailsTo = async ({ email }: { email: string }) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const logIn = async ({ email, password } = boss): Promise<string> =>
    (await test.call('POST', '/auth/login', { body: { login: email, password } })).body.access_token
  const read = async () => (await own('GET')).body.data
  const own = async (method: 'GET' | 'POST' | 'PATCH', verb = '', body?: unknown) =>
    test.call(method, `/cabinet/vacancies/${job.id}${verb}`, { token: await logIn(), body })

  it('is asked once, 14 days after the last confirmation; without an answer the vacancy pauses 7 days later', async () => {
    const worker = await createUser(test, { role: 'worker' })
    await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    pass(13.9)
    await run()
    expect([await notifications(), (await read()).asked_at]).toEqual([[], null])
    pass(0.1)
    const asked = test.clock().toISOString()
    await run()
    await run()
    expect(await notifications()).toEqual([['vacancy_asked', job.id]])
    expect(await read()).toMatchObject({ asked_at: asked, is_public: true })
    pass(6.9)
    await run()
    expect(await notifications()).toHaveLength(1)
    pass(0.1)
    await run()
    expect(await notifications()).toEqual([
      ['vacancy_asked', job.id],
      ['vacancy_paused', job.id],
    ])
    expect(await read()).toMatchObject({
      asked_at: null,
      is_public: false,
      published: false,
      closed_at: null,
    })
    const mails = await mailsTo(boss)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Is this job still open? ${job.title}`,
      `Paused: ${job.title}`,
    ])
    for (const { text, headers } of mails) {
      expect(text).toContain('http://localhost:3000/en/cabinet/worker/user/active-vacancy')
      expect(headers).toHaveProperty('List-Unsubscribe')
    }
    expect([await notifications(worker), await mailsTo(worker)]).toEqual([[], []])
    expect((await test.call('GET', `/jobs/${job.slug}`)).status).toBe(404)
    pass(30)
    await run()
    expect(await notifications()).toHaveLength(2)
  })

  it('is answered by one idempotent call that keeps the expiry; the question returns 14 days later', async () => {
    const { expires_at } = await read()
    pass(14)
    await run()
    pass(6)
    for (let times = 0; times < 2; times++) {
      const answer = await own('POST', '/confirm')
      expect([answer.status, answer.body.data]).toMatchObject([200, { asked_at: null, expires_at }])
    }
    const { published_at, confirmed_at } = (await test.call('GET', `/jobs/${job.slug}`)).body.data
    expect(Date.parse(confirmed_at) - Date.parse(published_at)).toBe(20 * DAY_MS)
    pass(13.9)
    await run()
    expect(await notifications()).toHaveLength(1)
    pass(0.1)
    await run()
    expect(await notifications()).toEqual([
      ['vacancy_asked', job.id],
      ['vacancy_asked', job.id],
    ])
  })

  it('is answered by a renewal, and by publishing again after the pause', async () => {
    pass(14)
    await run()
    await own('POST', '/renew')
    pass(13)
    await run()
    expect([(await notifications()).length, (await read()).published]).toEqual([1, true])
    pass(1)
    await run()
    pass(7)
    await run()
    expect((await read()).published).toBe(false)
    await own('PATCH', '', { published: true })
    await run()
    expect(await read()).toMatchObject({ published: true, is_public: true, asked_at: null })
    pass(13)
    await run()
    expect([(await notifications()).length, (await read()).published]).toEqual([3, true])
  })

  it('is asked in one mail and one notification for all vacancies of an owner', async () => {
    const other = await createVacancy(test, { user_id: boss.id, title: 'Night baker' })
    pass(14)
    await run()
    expect(await notifications()).toEqual([['vacancy_asked', job.id]])
    const { data } = (await test.call('GET', '/notifications', { token: await logIn() })).body
    expect(data).toMatchObject([{ detail: '2', subject: { title: `${job.title} · ${other.title}` } }])
    const [mail, ...more] = await mailsTo(boss)
    expect([mail?.subject, more]).toEqual(['Are your jobs still open?', []])
    const link = String.raw`http://localhost:3000/api/v1/vacancies/still-open\?token=\S+`
    const title = job.title.replace(/[()]/g, String.raw`\$&`)
    expect(mail?.text).toMatch(new RegExp(`– ${title}\n${link}\n– Night baker\n${link}\n`))
  })

  it('is asked and paused once by two parallel processes', async () => {
    pass(14)
    await Promise.all([askIfStillOpen(test.deps), askIfStillOpen(test.deps)])
    expect([(await notifications()).length, (await mailsTo(boss)).length]).toEqual([1, 1])
    pass(7)
    await Promise.all([pauseUnanswered(test.deps), pauseUnanswered(test.deps)])
    expect([(await notifications()).length, (await mailsTo(boss)).length]).toEqual([2, 2])
  })

  it('is not asked for unlisted and soon expiring vacancies, nor of blocked and demo owners', async () => {
    const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
    const invented = await createUser(test, { role: 'boss', email: `employer-1@${INVENTED_DOMAIN}` })
    pass(15)
    const confirmed_at = daysAgo(15)
    const own = { user_id: boss.id, confirmed_at }
    await createVacancy(test, { ...own, closed_at: daysAgo(1) })
    await createVacancy(test, { ...own, expires_at: daysAgo(1) })
    await createVacancy(test, { ...own, expires_at: daysAgo(-13) })
    await createVacancy(test, { ...own, published: false })
    await createVacancy(test, { ...own, moderation_state: 'pending', approved_at: null, expires_at: null })
    for (const { id } of [blocked, invented]) await createVacancy(test, { user_id: id, confirmed_at })
    await run()
    const asked = test.db.selectFrom('vacancies').select('id').where('asked_at', '=', test.clock())
    expect(await asked.where('user_id', 'in', [boss.id, blocked.id, invented.id]).execute()).toEqual([
      { id: job.id },
    ])
    expect([await notifications(blocked), await notifications(invented)]).toEqual([[], []])
  })

  it('is asked through the channels that the owner chose', async () => {
    await test.call('PATCH', '/cabinet/notifications', {
      token: boss.token,
      body: { vacancy_asked: { app: true, push: true, email: false } },
    })
    pass(14)
    await run()
    expect([(await notifications()).length, await mailsTo(boss)]).toEqual([1, []])
  })

  it('is answered by the owner only, and for listed vacancies only', async () => {
    const confirm = (id: number, token: string) =>
      test.call('POST', `/cabinet/vacancies/${id}/confirm`, { token })
    const other = await createUser(test, { role: 'boss' })
    pass(1)
    const token = await logIn()
    expect((await confirm(job.id, await logIn(other))).status).toBe(404)
    const { confirmed_at } = (await test.call('GET', `/jobs/${job.slug}`)).body.data
    expect(confirmed_at).toBe(daysAgo(1).toISOString())
    expect((await confirm(999_999, token)).status).toBe(404)
    const at = { user_id: boss.id }
    const closed = await createVacancy(test, { ...at, closed_at: test.clock() })
    const fresh = await createVacancy(test, { ...at, moderation_state: 'pending', approved_at: null })
    const paused = await createVacancy(test, { ...at, published: false })
    const expired = await createVacancy(test, { ...at, expires_at: test.clock() })
    for (const [{ id }, code] of [
      [closed, 'vacancy_closed'],
      [fresh, 'not_approved'],
      [paused, 'not_shown'],
      [expired, 'not_shown'],
    ] as const) {
      const { status, body } = await confirm(id, token)
      expect([status, body.code]).toEqual([409, code])
    }
  })
})
