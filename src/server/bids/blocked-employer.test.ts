import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('a bid on %s', (engine) => {
  const test = useTestApp(engine)

  it('is refused while the worker blocks the employer, and the job says so to this worker alone', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { token } = await createUser(test, { role: 'worker' })
    const { slug } = await createVacancy(test, { user_id: boss.id })
    const block = (method: 'PUT' | 'DELETE') => test.call(method, `/cabinet/blocks/${boss.id}`, { token })
    const place = () => test.call('POST', `/jobs/${slug}/rates`, { token, body: { text: 'I bake well.' } })
    const readJob = async (as: { token?: string }) => (await test.call('GET', `/jobs/${slug}`, as)).body.data
    expect((await readJob({ token })).is_employer_blocked).toBe(false)
    await block('PUT')
    const { status, body } = await place()
    expect([status, body.code]).toEqual([403, 'employer_blocked'])
    expect((await readJob({ token })).is_employer_blocked).toBe(true)
    expect(await readJob({})).not.toHaveProperty('is_employer_blocked')
    await block('DELETE')
    expect((await place()).status).toBe(201)
  })

  it('is refused while the employer blocks the worker, and nobody is notified', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const worker = await createUser(test, { role: 'worker' })
    const { slug } = await createVacancy(test, { user_id: boss.id })
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${worker.id}`, { token: boss.token })
    const place = () =>
      test.call('POST', `/jobs/${slug}/rates`, { token: worker.token, body: { text: 'Answer me.' } })
    const notified = async () =>
      (await test.call('GET', '/notifications', { token: boss.token })).body.data.length
    await block('PUT')
    const { status, body } = await place()
    expect([status, body.code, await notified()]).toEqual([403, 'chat_blocked', 0])
    await block('DELETE')
    expect([(await place()).status, await notified()]).toEqual([201, 1])
  })
})
