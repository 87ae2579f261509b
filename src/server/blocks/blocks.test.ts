import { beforeEach, describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { isBlocked } from './is-blocked.ts'

describe.each(engines())('blocks on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss', name: 'Boris', surname: 'Braun' })
  })

  const put = (id: number) => test.call('PUT', `/cabinet/blocks/${id}`, { token: worker.token })
  const list = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/blocks', { token })).body.data

  it('prevent the blocked user from writing, but not the blocking user', async () => {
    expect((await put(boss.id)).status).toBe(204)
    expect(await isBlocked(test.db, boss.id, worker.id)).toBe(true)
    expect(await isBlocked(test.db, worker.id, boss.id)).toBe(false)
    expect(await list()).toEqual([
      {
        user: { id: boss.id, name: 'Boris B.', url_img: null },
        company: null,
        blocked_at: test.clock().toISOString(),
      },
    ])
    expect(await list(boss.token)).toEqual([])
  })

  it('name the company of a published job, which is the name that the blocking user knows', async () => {
    await createVacancy(test, { user_id: boss.id, company_name: 'Draft GmbH', published_at: null })
    await put(boss.id)
    expect((await list())[0]?.company).toBe(null)
    await createVacancy(test, { user_id: boss.id, company_name: 'Lernstudio Kompass' })
    expect((await list())[0]?.company).toBe('Lernstudio Kompass')
  })

  it('are idempotent, also in concurrent requests', async () => {
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

  it('are listed in pages, latest first, and found by user', async () => {
    const others = [boss]
    for (let count = 0; count < 2; count++) others.push(await createUser(test, { role: 'boss' }))
    for (const { id } of others) {
      await put(id)
      test.clock.advance(1000)
    }
    const ask = async (query: string) =>
      (await test.call('GET', `/cabinet/blocks?${query}`, { token: worker.token })).body
    const idsOf = ({ data }: { data: { user: { id: number } }[] }) => data.map(({ user }) => user.id)
    const [first, second] = [await ask('per_page=2'), await ask('per_page=2&page=2')]
    expect([...idsOf(first), ...idsOf(second)]).toEqual(others.map(({ id }) => id).reverse())
    expect(first.meta).toMatchObject({ total: 3, last_page: 2 })
    expect(idsOf(await ask(`user_id=${boss.id}`))).toEqual([boss.id])
    expect(idsOf(await ask(`user_id=${worker.id}`))).toEqual([])
    expect((await test.call('GET', '/cabinet/blocks?user_id=x', { token: worker.token })).status).toBe(422)
  })

  it('do not show the name of a suspended account', async () => {
    const suspended = await createUser(test, { role: 'boss', blocked_at: test.clock() })
    expect((await put(suspended.id)).status).toBe(404)
    expect(await list()).toEqual([])
    // Suspended after the block: repeating the request still succeeds.
    await put(boss.id)
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', boss.id).execute()
    expect((await put(boss.id)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('are not needed for a suspended account: its vacancies and offers cannot be reported or hidden', async () => {
    await ensurePlaces(test)
    const author = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: author.id })
    const offer = await createOffer(test, { user_id: author.id })
    const report = (type: string, about: number) =>
      test.call('POST', '/reports', { token: boss.token, body: { type, id: about, reason: 'spam' } })
    const hide = () => test.call('PUT', `/cabinet/hidden-jobs/${id}`, { token: worker.token })
    const ask = async () => [await hide(), await report('job', id), await report('offer', offer.id)]
    expect((await ask()).map(({ status }) => status)).toEqual([204, 201, 201])
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', author.id).execute()
    expect((await ask()).map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('are 404 for oneself, an administrator and an unknown user', async () => {
    const admin = await createUser(test, { role: 'admin' })
    for (const id of [worker.id, admin.id, 999_999]) expect((await put(id)).status).toBe(404)
    expect((await test.call('PUT', `/cabinet/blocks/${boss.id}`)).status).toBe(401)
  })
})
