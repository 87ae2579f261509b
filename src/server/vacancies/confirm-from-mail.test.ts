import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { askIfStillOpen, pauseUnanswered } from './still-open-task.ts'

describe.each(engines())('confirming a vacancy from the 14-day mail on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let job: { id: number }
  let url: string
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss', language: 'de' })
    const confirmed_at = new Date(test.clock().getTime() - 15 * DAY_MS)
    job = await createVacancy(test, { user_id: boss.id, title: 'Bäcker <b>&', confirmed_at })
    await askIfStillOpen(test.deps)
    url = await mailedLink()
  })
  const mailedLink = async () => {
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    return (
      /http:\/\/localhost:3000(\/api\/v1\/vacancies\/still-open\?token=\S+)/.exec(
        mails.at(-1)?.text ?? '',
      )?.[1] ?? ''
    )
  }
  const open = (method: 'GET' | 'POST', address = url) =>
    test.app.inject({
      method,
      url: address,
      headers: {
        'accept-language': 'de',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    })
  const confirmedAt = async () =>
    (
      await test.db
        .selectFrom('vacancies')
        .select('confirmed_at')
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
    ).confirmed_at?.getTime()

  it('opening the link changes nothing; its button confirms without login, also twice', async () => {
    const before = await confirmedAt()
    const page = await open('GET')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('<strong>Bäcker &lt;b&gt;&amp;</strong>')
    expect(page.body).toContain('Noch frei</button>')
    expect(await confirmedAt()).toBe(before)
    test.clock.advance(DAY_MS)
    expect((await open('POST')).body).toContain('Danke: Die Anzeige bleibt öffentlich')
    const now = test.clock().getTime()
    expect(await confirmedAt()).toBe(now)
    test.clock.advance(DAY_MS)
    expect((await open('POST')).statusCode).toBe(200)
    expect(await confirmedAt()).toBe(now)
  })

  it('a forged link and a link of another vacancy are refused', async () => {
    const other = await createVacancy(test, { user_id: boss.id, asked_at: test.clock() })
    const forged = url.replace(/token=\d+/, `token=${other.id}`)
    for (const method of ['GET', 'POST'] as const) expect((await open(method, forged)).statusCode).toBe(404)
    expect((await open('POST', url.slice(0, -1))).statusCode).toBe(404)
  })

  it('the link is invalid once the vacancy is paused, closed or asked about again', async () => {
    test.clock.advance(8 * DAY_MS)
    await pauseUnanswered(test.deps)
    expect((await open('POST')).statusCode).toBe(404)
    const confirmed_at = new Date(test.clock().getTime() - 15 * DAY_MS)
    await test.db
      .updateTable('vacancies')
      .set({ published: true, confirmed_at })
      .where('id', '=', job.id)
      .execute()
    await test.db.updateTable('vacancies').set({ asked_at: test.clock() }).where('id', '=', job.id).execute()
    expect((await open('POST')).statusCode).toBe(404)
    expect(await confirmedAt()).toBe(confirmed_at.getTime())
  })
})
