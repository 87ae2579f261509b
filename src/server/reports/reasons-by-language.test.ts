import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('reasons on %s', (engine) => {
  const test = useTestApp(engine)

  it('a report is decided with a reason for each language of those who are mailed', async () => {
    const reporter = await createUser(test, { role: 'worker', language: 'pl' })
    const author = await createUser(test, { role: 'boss', language: 'de' })
    const admin = await createUser(test, { role: 'admin' })
    const job = await createVacancy(test, { user_id: author.id })
    const sent = { type: 'job', id: job.id, reason: 'fraud' }
    const { id } = (await test.call('POST', '/reports', { token: reporter.token, body: sent })).body.data
    const { token } = admin
    const [report] = (await test.call('GET', `/admin/reports?id=${id}`, { token })).body.data
    expect([report.subject.author_language, report.reporter_language]).toEqual(['de', 'pl'])
    const body = {
      state: 'upheld',
      decision: 'Der Ort ist falsch.',
      reporter_decision: 'Miejsce jest błędne.',
    }
    expect((await test.call('PATCH', `/admin/reports/${id}`, { token, body })).status).toBe(200)
    const textTo = async (email: string) =>
      (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email).at(-1)?.text
    expect(await textTo(author.email)).toContain('Der Ort ist falsch.')
    expect(await textTo(reporter.email)).toContain('Miejsce jest błędne.')
    expect(await textTo(reporter.email)).not.toContain('Der Ort')
    // The export has what the list shows: the reason for the reporter, and no name of a person.
    const about = { type: 'user', id: author.id, reason: 'fraud' }
    expect((await test.call('POST', '/reports', { token: reporter.token, body: about })).status).toBe(201)
    const { password } = reporter
    const exported = await test.call('POST', '/cabinet/export', { token: reporter.token, body: { password } })
    const listed = (await test.call('GET', '/cabinet/reports', { token: reporter.token })).body.data
    const byId = (one: { id: number }, other: { id: number }) => other.id - one.id
    expect(
      exported.body.data.parts.reports
        .sort(byId)
        .map((one: Record<string, unknown>) => [one.id, one.subject_title, one.decision]),
    ).toEqual(listed.map((one: Record<string, unknown>) => [one.id, one.title, one.decision]))
    expect(JSON.stringify(exported.body.data.parts.reports)).not.toContain('Der Ort')
  })
})
