import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'
import { expireBids } from './expire-bids-task.ts'

describe.each(engines())('bids that nobody answers on %s', (engine) => {
  const test = useTestApp(engine)

  const daysAgo = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
  const stateOf = async (id: number) =>
    (await test.db.selectFrom('bids').select('state').where('id', '=', id).executeTakeFirst())?.state

  it('expire after 14 days, once, with a mail also to an unconfirmed address and without other jobs', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { id: vacancy_id } = await createVacancy(test, { user_id: boss.id, title: 'Silence' })
    const bid = async (state: 'sent' | 'seen' | 'accepted' | 'withdrawn', days: number, given = {}) => {
      const user = await createUser(test, { role: 'worker', language: 'ru', ...given })
      const { id } = await createBid(test, { vacancy_id, user_id: user.id, state, created_at: daysAgo(days) })
      return { id, email: user.email }
    }
    const sent = await bid('sent', 15)
    const seen = await bid('seen', 20, { language: 'de' })
    const silent = await bid('sent', 15, { email_confirmed_at: null })
    const young = await bid('sent', 13.9)
    const accepted = await bid('accepted', 30)
    const withdrawn = await bid('withdrawn', 30)

    await Promise.all([expireBids(test.deps), expireBids(test.deps)])
    await expireBids(test.deps)

    const bids = [sent, seen, silent, young, accepted, withdrawn]
    expect(await Promise.all(bids.map(({ id }) => stateOf(id)))).toEqual([
      'expired',
      'expired',
      'expired',
      'sent',
      'accepted',
      'withdrawn',
    ])
    const mails = (await test.queued<Mail>('send-mail')).sort((a, b) => a.to.localeCompare(b.to))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [
        [sent.email, 'Нет ответа на ваш отклик: Silence'],
        [seen.email, 'Keine Antwort auf Ihre Bewerbung: Silence'],
        [silent.email, 'Нет ответа на ваш отклик: Silence'],
      ].sort(([a = ''], [b = '']) => a.localeCompare(b)),
    )
    for (const { text } of mails) expect(text).toMatch(/\/cabinet\/worker\/bids\?state=ended\n(?!.*\/jobs)/s)
  })

  it('expire in several batches', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const worker = await createUser(test, { role: 'worker', email_confirmed_at: null })
    for (let index = 0; index < 205; index++) {
      const { id: vacancy_id } = await createVacancy(test, { user_id: boss.id })
      await createBid(test, { vacancy_id, user_id: worker.id, created_at: daysAgo(15) })
    }
    await expireBids(test.deps)
    const open = await test.db
      .selectFrom('bids')
      .select('id')
      .where('user_id', '=', worker.id)
      .where('state', '=', 'sent')
      .execute()
    expect(open).toEqual([])
  })
})
