import { beforeEach, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'

describe.each(engines())('hidden jobs on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  beforeEach(async () => {
    await ensurePlaces(test)
    await test.db.deleteFrom('vacancies').execute()
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })
  const call = (method: 'GET' | 'PUT' | 'DELETE', id: number | '' = '', user = worker) =>
    test.call(method, `/cabinet/hidden-jobs${id && `/${id}`}`, { token: user.token })
  const jobs = async (user?: TestUser) => {
    const { data, meta } = (await test.call('GET', '/jobs?q=Beekeeper', user ? { token: user.token } : {}))
      .body
    return { ids: data.map(({ id }: { id: number }) => id).sort(), total: meta.total }
  }
  const create = () => createVacancy(test, { user_id: boss.id, title: 'Beekeeper (m/f/d)' })

  it('are left out of the job seeker’s lists and counts until they are shown again', async () => {
    const [first, second] = [await create(), await create()]
    expect((await call('PUT', first.id)).status).toBe(204)
    expect((await call('PUT', first.id)).status).toBe(204)
    expect(await jobs(worker)).toEqual({ ids: [second.id], total: 1 })
    expect((await jobs()).total).toBe(2)
    const counted = await test.call('GET', '/jobs/filters?q=Beekeeper', { token: worker.token })
    expect(counted.body.data.total).toBe(1)
    const whole = await test.call('GET', '/jobs/whole?q=Beekeeper', { token: worker.token })
    expect(whole.body).toMatchObject({ data: [{ id: second.id }], meta: { total: 1 } })
    expect((await call('GET')).body.data).toMatchObject([
      { id: first.id, slug: first.slug, company_name: 'Bäckerei Müller', city: { id: PLACES.near } },
    ])
    await call('DELETE', first.id)
    expect((await jobs(worker)).total).toBe(2)
    expect((await call('GET')).body.data).toEqual([])
  })

  it('include those of an employer whom the job seeker has blocked', async () => {
    await create()
    const other = await createUser(test, { role: 'boss' })
    const left = await createVacancy(test, { user_id: other.id, title: 'Beekeeper (m/f/d)' })
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${boss.id}`, { token: worker.token })
    await block('PUT')
    expect(await jobs(worker)).toEqual({ ids: [left.id], total: 1 })
    expect((await jobs()).total).toBe(2)
    // They are no hidden jobs that could be shown again.
    expect((await call('GET')).body.data).toEqual([])
    await block('DELETE')
    expect((await jobs(worker)).total).toBe(2)
  })

  it('only public jobs can be hidden, and only by job seekers', async () => {
    const secret = await createVacancy(test, { user_id: boss.id, approved_at: null })
    expect((await call('PUT', secret.id)).status).toBe(404)
    const job = await create()
    expect((await call('PUT', job.id, boss)).status).toBe(403)
  })
})
