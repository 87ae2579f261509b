import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('favourites on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
    job = await createVacancy(test, { user_id: boss.id })
  })

  const put = (kind: string, id: number, token: string) =>
    test.call('PUT', `/cabinet/favorites/${kind}/${id}`, { token })
  const remove = (kind: string, id: number, token: string) =>
    test.call('DELETE', `/cabinet/favorites/${kind}/${id}`, { token })
  const list = async (kind: string, token: string) =>
    (await test.call('GET', `/cabinet/favorites/${kind}`, { token })).body.data
  const change = (table: 'vacancies' | 'offers' | 'users', id: number, values: object) =>
    test.db.updateTable(table).set(values).where('id', '=', id).execute()

  describe('of a job seeker', () => {
    it('have all details of the job’s page, latest first', async () => {
      const older = await createVacancy(test, { user_id: boss.id, requirements: '["Hands"]' })
      await createBid(test, { vacancy_id: older.id, user_id: worker.id })
      await put('jobs', older.id, worker.token)
      test.clock.advance(1000)
      await put('jobs', job.id, worker.token)
      const favourites = await list('jobs', worker.token)
      expect(favourites.map(({ id }: { id: number }) => id)).toEqual([job.id, older.id])
      expect(favourites[0]).toMatchObject({
        slug: job.slug,
        title: job.title,
        state: 'open',
        added_at: test.clock().toISOString(),
      })
      const page = await test.call('GET', `/jobs/${older.slug}`, { token: worker.token })
      expect(favourites[1].job).toEqual({ ...page.body.data, similar: [] })
      expect(favourites[1].job).toMatchObject({ is_favorite: true, requirements: ['Hands'], my_rate: {} })
    })

    it('are idempotent to add and remove, also concurrently', async () => {
      const added = await Promise.all([1, 2, 3, 4].map(() => put('jobs', job.id, worker.token)))
      expect(added.map(({ status }) => status)).toEqual([204, 204, 204, 204])
      expect(await list('jobs', worker.token)).toHaveLength(1)
      const removed = await Promise.all([1, 2].map(() => remove('jobs', job.id, worker.token)))
      expect(removed.map(({ status }) => status)).toEqual([204, 204])
      expect(await list('jobs', worker.token)).toEqual([])
    })

    it('stay readable when the job has ended, with its state', async () => {
      await put('jobs', job.id, worker.token)
      const past = new Date(test.clock().getTime() - DAY_MS)
      const stateAfter = async (values: object) => {
        await change('vacancies', job.id, { closed_at: null, published: true, ...values })
        const [favourite] = await list('jobs', worker.token)
        expect(favourite.job.description).toContain('bake bread')
        return [favourite.state, favourite.job.is_open]
      }
      expect(await stateAfter({})).toEqual(['open', true])
      expect(await stateAfter({ published: false })).toEqual(['unpublished', false])
      expect(await stateAfter({ closed_at: past })).toEqual(['closed', false])
      expect(await stateAfter({ expires_at: past })).toEqual(['expired', false])
    })

    it('show only the title of a job that was taken down or whose employer was blocked', async () => {
      await put('jobs', job.id, worker.token)
      await change('vacancies', job.id, { approved_at: null, moderation_state: 'rejected' })
      expect(await list('jobs', worker.token)).toMatchObject([
        { title: job.title, state: 'unavailable', job: null },
      ])
      await change('vacancies', job.id, { approved_at: test.clock(), moderation_state: 'approved' })
      await change('users', boss.id, { blocked_at: test.clock() })
      expect(await list('jobs', worker.token)).toMatchObject([{ state: 'unavailable', job: null }])
      // A device may repeat the request for an existing favourite; a new one is refused.
      expect((await put('jobs', job.id, worker.token)).status).toBe(204)
      await remove('jobs', job.id, worker.token)
      expect((await put('jobs', job.id, worker.token)).status).toBe(404)
    })

    it('cannot be jobs that were never public or do not exist', async () => {
      const draft = await createVacancy(test, {
        user_id: boss.id,
        moderation_state: 'pending',
        approved_at: null,
        published_at: null,
      })
      for (const id of [draft.id, 999_999]) {
        expect((await put('jobs', id, worker.token)).status).toBe(404)
        expect((await remove('jobs', id, worker.token)).status).toBe(204)
      }
    })

    it('are marked on cards and pages for their owner only', async () => {
      await put('jobs', job.id, worker.token)
      const markOf = async (token?: string) => {
        const cards = (await test.call('GET', '/jobs?per_page=100', token ? { token } : {})).body.data
        const page = (await test.call('GET', `/jobs/${job.slug}`, token ? { token } : {})).body.data
        return [cards.find(({ id }: { id: number }) => id === job.id).is_favorite, page.is_favorite]
      }
      expect(await markOf(worker.token)).toEqual([true, true])
      expect(await markOf((await createUser(test, { role: 'worker' })).token)).toEqual([false, false])
      expect(await markOf(boss.token)).toEqual([undefined, undefined])
      expect(await markOf()).toEqual([undefined, undefined])
    })

    it('are limited to three hundred, also when added concurrently', async () => {
      const rows = Array.from({ length: 298 }, () => ({ user_id: boss.id }))
      const ids: number[] = []
      for (const row of rows) ids.push((await createVacancy(test, row)).id)
      await test.db
        .insertInto('favorite_jobs')
        .values(ids.map((id) => ({ user_id: worker.id, vacancy_id: id, added_at: test.clock() })))
        .execute()
      const more = [job, ...(await Promise.all([1, 2].map(() => createVacancy(test, { user_id: boss.id }))))]
      const answers = await Promise.all(more.map(({ id }) => put('jobs', id, worker.token)))
      expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
        204,
        204,
        'favorites_full',
      ])
    })
  })

  describe('of an employer', () => {
    it('include offers with all details and their state', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      expect((await put('offers', offer.id, boss.token)).status).toBe(204)
      expect(await list('offers', boss.token)).toMatchObject([
        {
          id: offer.id,
          title: offer.name,
          state: 'open',
          offer: { skills: ['First aid'], person: { name: 'Anna K.' }, is_favorite: true },
        },
      ])
      await change('offers', offer.id, { published: false })
      expect(await list('offers', boss.token)).toMatchObject([{ state: 'unpublished', offer: {} }])
      await change('offers', offer.id, { removed_at: test.clock() })
      expect(await list('offers', boss.token)).toMatchObject([{ state: 'unavailable', offer: null }])
    })

    it('mark offers for their owner only', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      await put('offers', offer.id, boss.token)
      const one = async (token: string) =>
        (await test.call('GET', `/offers/${offer.id}`, { token })).body.data.is_favorite
      const listed = await test.call('GET', '/offers?per_page=100', { token: boss.token })
      expect(listed.body.data.find(({ id }: { id: number }) => id === offer.id).is_favorite).toBe(true)
      expect([await one(boss.token), await one(worker.token)]).toEqual([true, undefined])
    })

    it('include candidates with their public profiles, or only a name when blocked', async () => {
      expect((await put('users', worker.id, boss.token)).status).toBe(204)
      expect(await list('users', boss.token)).toMatchObject([
        {
          id: worker.id,
          title: 'Anna K.',
          state: 'open',
          user: { is_favorite: true, can_show_phone: false },
        },
      ])
      await change('users', worker.id, { blocked_at: test.clock() })
      expect(await list('users', boss.token)).toMatchObject([
        { title: 'Anna K.', state: 'unavailable', user: null },
      ])
    })

    it('cannot be employers or administrators', async () => {
      const admin = await createUser(test, { role: 'admin' })
      const other = await createUser(test, { role: 'boss' })
      for (const { id } of [admin, other]) expect((await put('users', id, boss.token)).status).toBe(404)
    })

    it('never contain an e-mail address or a phone number', async () => {
      const offer = await createOffer(test, { user_id: worker.id })
      await put('offers', offer.id, boss.token)
      await put('users', worker.id, boss.token)
      const text = JSON.stringify([await list('offers', boss.token), await list('users', boss.token)])
      const { phone } = await test.db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', worker.id)
        .executeTakeFirstOrThrow()
      expect(text).not.toContain(worker.email)
      expect(text).not.toContain(phone)
      expect(text).not.toContain('Kowalska')
    })
  })
})
