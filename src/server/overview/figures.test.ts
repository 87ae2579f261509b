import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, PENDING } from '../testing/vacancies.ts'
import { mailWaiting } from './mail-waiting-task.ts'

describe.each(engines())('the figures of the overview on %s', (engine) => {
  const test = useTestApp(engine)
  beforeEach(async () => {
    for (const table of ['bids', 'vacancies', 'reports', 'contact_messages'] as const)
      await test.db.deleteFrom(table).execute()
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('role', '=', 'admin').execute()
  })

  it('show registrations and bids by day, vacancies by state, time to decision and answered bids', async () => {
    const admin = await createUser(test, { role: 'admin' })
    const now = test.clock()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const boss = await createUser(test, { role: 'boss', created_at: ago(3 * DAY_MS) })
    const worker = await createUser(test, { role: 'worker' })
    const job = await createVacancy(test, { user_id: boss.id })
    await createVacancy(test, { user_id: boss.id, closed_at: now })
    await createVacancy(test, { user_id: boss.id, published: false })
    const blocked = await createUser(test, { role: 'boss', blocked_at: now })
    await createVacancy(test, { user_id: blocked.id })
    await createBid(test, { vacancy_id: job.id, user_id: worker.id, state: 'accepted' })
    const other = await createUser(test, { role: 'worker' })
    await createBid(test, { vacancy_id: job.id, user_id: other.id })
    const waited = { user_id: boss.id, ...PENDING, submitted_at: ago(4 * HOUR_MS) }
    const decided = await createVacancy(test, waited)
    await test.call('POST', `/admin/vacancies/${decided.id}/approve`, { token: admin.token })
    await createVacancy(test, { user_id: boss.id, ...PENDING })

    const { body, status } = await test.call('GET', '/admin/overview', { token: admin.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      vacancies: { pending: 1, public: 2, paused: 1, rejected: 0, closed: 1 },
      decisions: { count: 1, median_hours: 4 },
      bids: { count: 2, answered: 1 },
    })
    const { days } = body.data
    expect(days).toHaveLength(30)
    const day = { day: now.toISOString().slice(0, 10), bids: 2, answered_percent: 50 }
    expect(days.at(-1)).toMatchObject({ ...day, decisions: 1, median_hours: 4 })
    expect(days.at(-4).employers).toBeGreaterThanOrEqual(1)
    expect(days.at(-4)).toMatchObject({ answered_percent: null, decisions: 0, median_hours: null })
  })

  it('mail the waiting queues to staff in their language and by their rights, only when something waits', async () => {
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator', language: 'de' })
    const editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
    const mails = async () =>
      (await test.queued<Mail>('send-mail')).filter(({ to }) => [moderator.email, editor.email].includes(to))
    await mailWaiting(test.deps)
    expect(await mails()).toEqual([])
    const boss = await createUser(test, { role: 'boss' })
    await createVacancy(test, { user_id: boss.id, ...PENDING })
    await mailWaiting(test.deps)
    const sent = await mails()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [moderator.email, 'Wartet auf eine Entscheidung: 1'],
    ])
    expect(sent[0]?.text).toContain('Stellenanzeigen: 1')
    expect(sent[0]?.text).toContain('http://localhost:3000/de/admin')
  })
})
