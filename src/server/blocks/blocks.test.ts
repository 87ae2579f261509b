import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'
import { isBlocked } from './is-blocked.ts'

describe.each(engines())('blocks on %s', (engine) => {
  let test: TestApp
  let worker: TestUser
  let boss: TestUser
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss', name: 'Boris', surname: 'Braun' })
  })

  const put = (id: number) => test.call('PUT', `/cabinet/blocks/${id}`, { token: worker.token })
  const list = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/blocks', { token })).body.data

  it('keep somebody from writing to whoever blocked them, not the other way round', async () => {
    expect((await put(boss.id)).status).toBe(204)
    expect(await isBlocked(test.db, boss.id, worker.id)).toBe(true)
    expect(await isBlocked(test.db, worker.id, boss.id)).toBe(false)
    expect(await list()).toEqual([
      {
        user: { id: boss.id, name: 'Boris B.', url_img: null },
        blocked_at: test.clock().toISOString(),
      },
    ])
    expect(await list(boss.token)).toEqual([])
  })

  it('are the same when set or lifted twice, also at once', async () => {
    const answers = await Promise.all([put(boss.id), put(boss.id), put(boss.id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await list()).toHaveLength(1)
    for (let time = 0; time < 2; time++) {
      const lifted = await test.call('DELETE', `/cabinet/blocks/${boss.id}`, { token: worker.token })
      expect(lifted.status).toBe(204)
    }
    expect(await list()).toEqual([])
    expect(await isBlocked(test.db, boss.id, worker.id)).toBe(false)
  })

  it('are not for oneself, administrators or nobody', async () => {
    const admin = await createUser(test, { role: 'admin' })
    for (const id of [worker.id, admin.id, 999_999]) expect((await put(id)).status).toBe(404)
    expect((await test.call('PUT', `/cabinet/blocks/${boss.id}`)).status).toBe(401)
  })
})
