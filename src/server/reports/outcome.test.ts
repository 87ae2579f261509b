import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { useJob } from '../testing/use-job.ts'

describe.each(engines())('the outcome of a report on %s', (engine) => {
  const test = useTestApp(engine)
  const cast = useJob(test)

  it.each([
    [{ state: 'dismissed' }, null],
    [{ state: 'upheld' }, { removed: false, measure: null }],
    [
      { state: 'upheld', remove: true, measure: 'block' },
      { removed: true, measure: 'block' },
    ],
  ])('of %j is %j', async (decision, outcome) => {
    const admin = await createUser(test, { role: 'admin' })
    const { worker, job } = cast
    const body = { type: 'job', id: job.id, reason: 'fraud' }
    const { id } = (await test.call('POST', '/reports', { token: worker.token, body })).body.data
    const listed = async (state: string) =>
      (await test.call('GET', `/admin/reports?state=${state}&id=${id}`, { token: admin.token })).body.data[0]
    expect((await listed('open')).outcome).toBe(null)
    await test.call('PATCH', `/admin/reports/${id}`, {
      token: admin.token,
      body: { decision: 'It asks for money', ...decision },
    })
    expect((await listed(decision.state)).outcome).toEqual(outcome)
  })
})
