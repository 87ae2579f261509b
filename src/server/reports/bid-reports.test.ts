import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '#shared/contract/notifications.ts'
import type { Mail } from '../mail/mailer.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const TEXT = 'Send me 100 EUR first, by Western Union.'
const TITLE = 'Baker at night'

describe.each(engines())('the report of a bid on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let job: { id: number; slug: string }
  let bid: number
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    job = await createVacancy(test, { user_id: boss.id, title: TITLE })
    bid = (await createBid(test, { vacancy_id: job.id, user_id: worker.id, text: TEXT })).id
  })
  const report = (token?: string, id = bid) =>
    test.call('POST', '/reports', {
      ...(token && { token }),
      body: { type: 'bid', id, reason: 'fraud', email: 'visitor@people.example' },
    })
  const statuses = async (...people: TestUser[]) =>
    Promise.all(people.map(async ({ token }) => (await report(token)).status))

  it('is for the side of the vacancy alone, also for colleagues who only read', async () => {
    const other = await createUser(test, { role: 'boss' })
    const seeker = await createUser(test, { role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    expect(await statuses(worker, other, seeker, admin)).toEqual([404, 404, 404, 404])
    expect((await report()).status).toBe(404)
    const company_id = await createCompany(test, boss)
    const viewer = await createMember(test, company_id, 'viewer')
    expect(await statuses(viewer)).toEqual([404])
    await test.db.updateTable('vacancies').set({ company_id }).where('id', '=', job.id).execute()
    expect(await statuses(boss, viewer)).toEqual([201, 201])
  })

  it('is possible after a withdrawal if the bid was read before, and not of a vacancy that is deleted', async () => {
    const change = (set: object) => test.db.updateTable('bids').set(set).where('id', '=', bid).execute()
    await change({ state: 'withdrawn', ended_at: test.clock() })
    expect(await statuses(boss)).toEqual([404])
    await change({ seen_at: test.clock() })
    expect(await statuses(boss)).toEqual([201])
    await test.db
      .updateTable('vacancies')
      .set({ deleted_at: test.clock() })
      .where('id', '=', job.id)
      .execute()
    expect(await statuses(boss)).toEqual([404])
  })

  it('shows moderators the text with its vacancy, and both sides read the outcome', async () => {
    const admin = await createUser(test, { role: 'admin' })
    const { id } = (await report(boss.token)).body.data
    const { body } = await test.call('GET', `/admin/reports?id=${id}`, { token: admin.token })
    expect(body.data[0]).toMatchObject({
      type: 'bid',
      subject: {
        id: bid,
        title: TITLE,
        text: TEXT,
        slug: job.slug,
        language: null,
        author: { id: worker.id },
      },
    })
    expect(body.data[0].subject.signals).not.toEqual([])
    const decide = (more: object) => {
      const decision = { state: 'upheld', decision: 'Nobody pays for work.', ...more }
      return test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body: decision })
    }
    expect((await decide({ state: 'dismissed', remove: true })).body.errors).toHaveProperty('remove')
    expect((await decide({ measure: 'warn' })).status).toBe(200)

    const mails = await test.queued<Mail>('send-mail')
    const [receipt, toReporter] = mails.filter(({ to }) => to === boss.email)
    expect(receipt?.text).toContain('/cabinet/worker/user/active-vacancy')
    expect(toReporter?.text).toContain('a bid')
    expect(toReporter?.text).toContain('Nobody pays for work.')
    const toAuthor = mails.find(({ to, subject }) => to === worker.email && subject.includes(TITLE))
    expect(toAuthor?.text).toContain(`Your bid “${TITLE}” was reported`)
    expect(JSON.stringify(toAuthor)).not.toContain(boss.email)

    const sent = await test.call('GET', '/cabinet/reports', { token: boss.token })
    expect(sent.body.data).toMatchObject([{ id, type: 'bid', title: TITLE, state: 'upheld' }])
    const { token, password } = boss
    const { body: exported } = await test.call('POST', '/cabinet/export', { token, body: { password } })
    expect(exported.data.parts.reports).toMatchObject([{ id, subject_title: TITLE, subject_slug: job.slug }])
    const news = async ({ token }: TestUser): Promise<Notification[]> =>
      (await test.call('GET', '/notifications', { token })).body.data
    expect(await news(boss)).toMatchObject([
      { kind: 'report_decided', subject: { title: `A bid (report no.\u00a0${id})` } },
    ])
    expect((await news(worker)).map(({ kind }) => kind)).toContain('account_warned')
    const { data } = (await test.call('GET', '/admin/audit?action=report.upheld', { token: admin.token }))
      .body
    expect(data[0]).toMatchObject({ details: { type: 'bid', subject_id: bid } })
  })

  it('keeps no text of an erased worker, and no title of an erased employer, whoever has reported it', async () => {
    const company_id = await createCompany(test, boss)
    const colleague = await createMember(test, company_id, 'recruiter')
    await test.db.updateTable('vacancies').set({ company_id }).where('id', '=', job.id).execute()
    expect(await statuses(boss, colleague)).toEqual([201, 201])
    const rows = async () =>
      test.db
        .selectFrom('reports')
        .select(['subject_title', 'subject_text', 'subject_slug'])
        .where('type', '=', 'bid')
        .where('subject_id', '=', bid)
        .execute()
    expect(await rows()).toEqual(
      Array(2).fill({ subject_title: TITLE, subject_text: TEXT, subject_slug: job.slug }),
    )
    // The vacancy is the employer's own again: in a company it would pass to the colleague, with its title.
    await test.db.updateTable('vacancies').set({ company_id: null }).where('id', '=', job.id).execute()
    await test.db.deleteFrom('company_members').where('user_id', '=', colleague.id).execute()
    await eraseNow(test, boss)
    expect(await rows()).toEqual(Array(2).fill({ subject_title: '', subject_text: TEXT, subject_slug: null }))
    await eraseNow(test, worker)
    expect(await rows()).toEqual(Array(2).fill({ subject_title: '', subject_text: null, subject_slug: null }))
  })
})
