import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

const ANSWER = 'The pay is usual there'

describe.each(engines())('the decision about a report, on %s', (engine) => {
  const test = useTestApp(engine)

  it('reaches in the app a reporter to whom no mail may go', async () => {
    const reporter = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const { token } = await createUser(test, { role: 'admin' })
    const boss = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: boss.id })
    const report = { type: 'job', id, reason: 'fraud', text: 'They want money first' }
    const { body } = await test.call('POST', '/reports', { token: reporter.token, body: report })
    const decision = { state: 'dismissed', decision: ANSWER }
    await test.call('PATCH', `/admin/reports/${body.data.id}`, { token, body: decision })
    const { data } = (await test.call('GET', '/notifications', { token: reporter.token })).body
    expect(data).toMatchObject([{ kind: 'report_decided', detail: 'dismissed', subject: { title: ANSWER } }])
    const mails = await test.queued<Mail>('send-mail')
    expect(mails.filter(({ to }) => to === reporter.email)).toEqual([])
  })
})
