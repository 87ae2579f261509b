import { beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '#shared/contract/notifications.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser, withNewSession } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'
import { remindOfBids } from './remind-of-bids-task.ts'

describe.each(engines())('the reminder of unanswered bids on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
  })
  const daysAgo = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
  const bid = async (vacancy_id: number, days: number, given = {}, ofWorker = {}) => {
    const { id: user_id } = await createUser(test, { role: 'worker', ...ofWorker })
    return createBid(test, { vacancy_id, user_id, created_at: daysAgo(days), ...given })
  }
  const notified = () =>
    test.db
      .selectFrom('notifications')
      .select(['kind', 'subject_id', 'subject_title', 'subject_slug', 'detail'])
      .where('user_id', '=', boss.id)
      .execute()
  const mails = async () => (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)

  it('comes once, 3 days before they expire, in one notification and one mail for all vacancies', async () => {
    const baker = await createVacancy(test, { user_id: boss.id, title: 'Baker' })
    const cook = await createVacancy(test, { user_id: boss.id, title: 'Cook' })
    await bid(baker.id, 11)
    await bid(baker.id, 12, { state: 'seen' })
    await bid(cook.id, 11)
    for (const state of ['accepted', 'declined', 'withdrawn', 'expired'] as const)
      await bid(cook.id, 12, { state })
    await bid(cook.id, 12, {}, { blocked_at: test.clock() })
    await bid(cook.id, 10.9)
    await Promise.all([remindOfBids(test.deps), remindOfBids(test.deps)])
    await remindOfBids(test.deps)
    const about = { kind: 'bids_waiting', subject_id: baker.id, subject_slug: null }
    expect(await notified()).toEqual([{ ...about, subject_title: 'Baker · Cook', detail: '3' }])
    const [mail, ...more] = await mails()
    expect([mail?.subject, more]).toEqual(['Bids that wait for your answer', []])
    expect(mail?.text).toContain('– Baker: 2\n– Cook: 1\n')
    test.clock.advance(DAY_MS)
    await remindOfBids(test.deps)
    expect((await notified()).slice(1)).toMatchObject([
      { subject_id: cook.id, subject_title: 'Cook', subject_slug: cook.slug, detail: '1' },
    ])
    // Only the title of one vacancy has a known language.
    const { token } = await withNewSession(test, boss, 'boss')
    const { body } = await test.call('GET', '/notifications', { token })
    const languages = body.data.map(({ subject }: Notification) => [subject.title, subject.language])
    expect(languages).toEqual([
      ['Cook', 'de'],
      ['Baker · Cook', undefined],
    ])
  })

  it('comes to each owner', async () => {
    const other = await createUser(test, { role: 'boss' })
    for (const { id } of [boss, other]) await bid((await createVacancy(test, { user_id: id })).id, 11)
    await remindOfBids(test.deps)
    expect(
      (
        await test.db
          .selectFrom('notifications')
          .select('user_id')
          .where('kind', '=', 'bids_waiting')
          .where('user_id', 'in', [boss.id, other.id])
          .execute()
      ).length,
    ).toBe(2)
  })
})
