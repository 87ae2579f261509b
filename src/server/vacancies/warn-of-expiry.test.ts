import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { warnOfExpiry } from './warn-of-expiry-task.ts'

describe.each(engines())('the warning of an expiry on %s', (engine) => {
  const test = useTestApp(engine)

  it('names all vacancies that expire soon in one notification and one mail, each of them once', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const job = await createVacancy(test, { user_id: boss.id, title: 'Baker' })
    const other = await createVacancy(test, { user_id: boss.id, title: 'Night baker' })
    const warned = () =>
      test.db
        .selectFrom('notifications')
        .select(['kind', 'subject_title', 'detail'])
        .where('user_id', '=', boss.id)
        .execute()
    test.clock.advance(54 * DAY_MS)
    const late = await createVacancy(test, { user_id: boss.id, title: 'Late baker' })
    await Promise.all([warnOfExpiry(test.deps), warnOfExpiry(test.deps)])
    const both = { kind: 'vacancy_expiring', subject_title: `${job.title} · ${other.title}`, detail: '2' }
    expect(await warned()).toEqual([both])
    const [mail, ...more] = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    expect([mail?.subject, more]).toEqual(['Vacancies that expire soon', []])
    expect(mail?.text).toMatch(/– Night baker: \d+ \w+ \d{4}\n/)
    const expires_at = new Date(test.clock().getTime() + 7 * DAY_MS)
    await test.db.updateTable('vacancies').set({ expires_at }).where('id', '=', late.id).execute()
    await warnOfExpiry(test.deps)
    expect(await warned()).toEqual([
      both,
      { kind: 'vacancy_expiring', subject_title: 'Late baker', detail: null },
    ])
  })

  it('names fifty of any number, and counts the others', async () => {
    const boss = await createUser(test, { role: 'boss', language: 'de' })
    for (let count = 0; count < 53; count++) await createVacancy(test, { user_id: boss.id, title: 'Koch' })
    test.clock.advance(54 * DAY_MS)
    await warnOfExpiry(test.deps)
    await warnOfExpiry(test.deps)
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.match(/^– Koch: /gm)).toHaveLength(50)
    expect(mails[0]?.text).toContain('– und 3 weitere\n')
  })
})
