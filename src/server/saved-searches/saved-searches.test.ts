import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { runSavedSearches } from './match-saved-searches-task.ts'
import { notifyOfFinds } from './saved-search-found-task.ts'

type Found = { user_id: number; saved_search_id: number; job_ids: number[] }

describe.each(engines())('saved searches on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker', language: 'de' })
    boss = await createUser(test, { role: 'boss' })
  })

  const save = (given: object = {}, token = worker.token, headers = {}) =>
    test.call('POST', '/cabinet/saved-searches', {
      token,
      headers,
      body: { title: 'Backen', filters: { rubric_ids: [PLACES.otherRubric] }, ...given },
    })
  const list = async (token = worker.token) =>
    (await test.call('GET', '/cabinet/saved-searches', { token })).body.data
  const found = async (searchId: number) =>
    (await test.queued<Found>('saved-search-found')).filter((task) => task.saved_search_id === searchId)
  const publish = (given: object = {}) =>
    createVacancy(test, {
      user_id: boss.id,
      rubric_id: PLACES.otherRubric,
      title: `Bäcker ${randomUUID().slice(0, 8)}`,
      ...given,
    })
  const runTask = () => runSavedSearches(test.deps)

  it('are stored with validated filters, latest first', async () => {
    const filters = {
      q: '  Bäcker ',
      city_ids: '1,2',
      employment_type: 'full_time',
      pay_min: '15',
      rubric_ids: [],
      page: 7,
      nonsense: 'x',
      shift_pattern: 'night,rotating',
    }
    const { status, body } = await save({ filters })
    expect([status, body.data]).toEqual([
      201,
      {
        id: body.data.id,
        title: 'Backen',
        created_at: test.clock().toISOString(),
        filters: {
          q: 'Bäcker',
          city_ids: [1, 2],
          employment_type: ['full_time'],
          pay_min: 15,
          shift_pattern: ['night', 'rotating'],
        },
        notify: { app: true, push: false, email: false },
      },
    ])
    test.clock.advance(1000)
    await save({ title: 'Second', filters: {} })
    expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['Second', 'Backen'])
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ filters: { pay_type: 'per_year' } }, 'filters.pay_type'],
    [{ filters: { rubric_ids: ['x'] } }, 'filters.rubric_ids.0'],
    [{ notify: { app: true } }, 'notify.push'],
    [{ filters: { city_names: ['Berlin\u0000'] } }, 'filters.city_names.0'],
    [{ filters: { city_names: ['\ud800'] } }, 'filters.city_names.0'],
  ])('are refused with %o', async (given, field) => {
    const { status, body } = await save(given)
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])])
  })

  it('are stored once for one idempotency key, and belong to their owner', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await save({}, worker.token, headers)
    expect((await save({}, worker.token, headers)).body).toEqual(body)
    expect(await list()).toHaveLength(1)
    expect(await list(boss.token)).toEqual([])
    const path = `/cabinet/saved-searches/${body.data.id}`
    expect((await test.call('DELETE', path, { token: boss.token })).status).toBe(404)
    expect((await test.call('DELETE', path, { token: worker.token })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('can change their channels; jobs found while all channels were off are skipped', async () => {
    const silent = { app: false, push: false, email: false }
    const { id } = (await save({ notify: silent })).body.data
    const path = `/cabinet/saved-searches/${id}`
    const change = (notify: unknown, token = worker.token) =>
      test.call('PATCH', path, { token, body: { notify } })
    test.clock.advance(MINUTE_MS)
    await publish()
    test.clock.advance(2 * MINUTE_MS)
    const { status, body } = await change({ ...silent, email: true })
    expect([status, body.data]).toMatchObject([
      200,
      { id, title: 'Backen', notify: { ...silent, email: true } },
    ])
    expect(await list()).toEqual([body.data])
    test.clock.advance(MINUTE_MS)
    const next = await publish()
    // Changing from one channel to another skips nothing.
    await change({ ...silent, push: true })
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).map(({ job_ids }) => job_ids)).toEqual([[next.id]])

    expect((await change(silent, boss.token)).status).toBe(404)
    const refused = await change({ app: true })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['notify.push', 'notify.email']])
    const untouched = await test.call('PATCH', path, { token: worker.token, body: {} })
    expect([untouched.status, untouched.body.data]).toMatchObject([200, { notify: { push: true } }])
    expect(await list()).toMatchObject([{ notify: { push: true } }])
  })

  it('are limited to fifty, also for parallel requests', async () => {
    const another = (q: number) => save({ filters: { q: `Koch ${q}` } })
    for (let count = 0; count < 49; count++) await another(count)
    const answers = await Promise.all([another(49), another(50), another(51)])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      'saved_searches_full',
      'saved_searches_full',
    ])
  })

  it('are stored once for the same filters, also for parallel requests', async () => {
    const filters = { q: 'Bäcker', city_ids: [PLACES.near, PLACES.far] }
    const again = {
      title: 'Again',
      filters: { city_ids: [PLACES.far, PLACES.near], radius_km: 25, q: 'bäcker' },
    }
    const answers = await Promise.all([save({ filters }), save(again)])
    expect(answers.map(({ body }) => body.code ?? 'saved').sort()).toEqual(['saved', 'search_already_saved'])
    expect((await save({ filters: { ...filters, radius_km: 0 } })).status).toBe(201)
    expect(await list()).toHaveLength(2)
    // Another person may save it too, and after a deletion it can be saved again.
    expect((await save({ filters }, boss.token)).status).toBe(201)
    for (const { id } of await list())
      await test.call('DELETE', `/cabinet/saved-searches/${id}`, { token: worker.token })
    expect((await save(again)).status).toBe(201)
  })

  it('notify of each new job once, also when two processes check at the same time', async () => {
    const { id } = (await save()).body.data
    test.clock.advance(MINUTE_MS)
    const job = await publish()
    await publish({ rubric_id: PLACES.rubric })
    await publish({ published: false })
    test.clock.advance(2 * MINUTE_MS)
    await Promise.all([runTask(), runTask()])
    expect(await found(id)).toEqual([{ user_id: worker.id, saved_search_id: id, job_ids: [job.id] }])
    test.clock.advance(MINUTE_MS)
    await runTask()
    expect(await found(id)).toHaveLength(1)
    const next = await publish()
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).map(({ job_ids }) => job_ids)).toEqual([[job.id], [next.id]])
  })

  it('notify only of jobs that match every word', async () => {
    const { id } = (await save({ filters: { q: 'Bäcker Berlin' } })).body.data
    test.clock.advance(MINUTE_MS)
    await publish({ city_id: 2867714 })
    const fitting = await publish({ city_id: 2950159 })
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).map(({ job_ids }) => job_ids)).toEqual([[fitting.id]])
  })

  it('miss no job published during a check', async () => {
    const { id } = (await save()).body.data
    test.clock.advance(10 * MINUTE_MS)
    const now = test.clock()
    await runTask()
    const late = await publish({ published_at: now })
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).flatMap(({ job_ids }) => job_ids)).toEqual([late.id])
  })

  it('with invalid filters do not stop the others', async () => {
    expect((await save({ filters: { radius_km: 10 } })).status).toBe(422)
    expect((await save({ filters: { radius_km: 10, city_names: ['Nowhere'] } })).status).toBe(201)
    const { id } = (await save()).body.data
    test.clock.advance(MINUTE_MS)
    const job = await publish()
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).map(({ job_ids }) => job_ids)).toEqual([[job.id]])
  })

  const block = () => test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
  const hide = (id: number) => test.call('PUT', `/cabinet/hidden-jobs/${id}`, { token: worker.token })

  it('leave out hidden jobs, and jobs of employers whom the owner has blocked', async () => {
    const { id } = (await save()).body.data
    test.clock.advance(MINUTE_MS)
    const other = await createUser(test, { role: 'boss' })
    const [hidden, shown] = [await publish({ user_id: other.id }), await publish({ user_id: other.id })]
    await publish()
    expect([(await block()).status, (await hide(hidden.id)).status]).toEqual([204, 204])
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect((await found(id)).map(({ job_ids }) => job_ids)).toEqual([[shown.id]])
  })

  it('say nothing of jobs that their owner has hidden or blocked after the check', async () => {
    const { id } = (await save()).body.data
    const other = await createUser(test, { role: 'boss' })
    const jobs = [await publish(), await publish({ user_id: other.id })]
    await block()
    await hide(jobs[1]?.id ?? 0)
    const job_ids = jobs.map((job) => job.id)
    await notifyOfFinds(test.deps, { user_id: worker.id, saved_search_id: id, job_ids })
    expect((await test.call('GET', '/notifications', { token: worker.token })).body.data).toEqual([])
  })

  it('are not checked when all channels are off', async () => {
    const silent = { app: false, push: false, email: false }
    const { id } = (await save({ notify: silent })).body.data
    test.clock.advance(MINUTE_MS)
    await publish()
    test.clock.advance(2 * MINUTE_MS)
    await runTask()
    expect(await found(id)).toEqual([])
  })

  describe('sent by mail', () => {
    const mailed = async (owner: TestUser, notify = { app: true, push: false, email: true }) => {
      const { id } = (await save({ notify }, owner.token)).body.data
      const job = await publish()
      const gone = await publish({ closed_at: test.clock() })
      const found = { user_id: owner.id, saved_search_id: id, job_ids: [job.id, gone.id] }
      await notifyOfFinds(test.deps, found)
      const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === owner.email)
      return { mails, job, gone }
    }

    it('list jobs that are still open, in the owner’s language', async () => {
      const { mails, job, gone } = await mailed(worker)
      expect(mails.map(({ subject }) => subject)).toEqual(['Neue Stellen: Backen'])
      expect(mails[0]?.text).toContain(`http://localhost:3000/de/jobs/item/${job.slug}`)
      expect(mails[0]?.text).not.toContain(gone.slug)
    })

    it('leave out jobs of employers blocked meanwhile', async () => {
      const other = await createUser(test, { role: 'boss', blocked_at: test.clock() })
      const hidden = await publish({ user_id: other.id })
      const { id } = (await save({}, worker.token)).body.data
      await notifyOfFinds(test.deps, { user_id: worker.id, saved_search_id: id, job_ids: [hidden.id] })
      const { data } = (await test.call('GET', '/notifications', { token: worker.token })).body
      expect(data).toEqual([])
    })

    it('need the mail channel and a confirmed address', async () => {
      expect((await mailed(worker, { app: true, push: true, email: false })).mails).toEqual([])
      const newcomer = await createUser(test, { role: 'worker', email_confirmed_at: null })
      expect((await mailed(newcomer)).mails).toEqual([])
    })
  })
})
