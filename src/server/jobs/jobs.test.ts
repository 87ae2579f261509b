import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { countAnswers } from '../bids/count-answers-task.ts'
import { deleteMember, insertCompany, insertMember } from '../companies/store.ts'
import type { VacancyTable } from '../db/tables.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { copyVacancy, createBid, createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { takeDownVacancy } from '../vacancies/take-down.ts'
import { listCards } from './store.ts'

const { near, nearer, far, rubric, otherRubric } = PLACES

describe.each(engines())('the jobs on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss', name: 'Karin', surname: 'Müller' })
    worker = await createUser(test, { role: 'worker' })
  })

  const daysAgo = (days: number) => new Date(test.clock().getTime() - days * DAY_MS)
  const job = (title: string, given: Partial<Insertable<VacancyTable>> = {}) =>
    createVacancy(test, { user_id: boss.id, title, ...given })
  const list = (query = '', token?: string) => test.call('GET', `/jobs?${query}`, token ? { token } : {})
  const titles = async (query = '') =>
    (await list(query)).body.data.map((card: { title: string }) => card.title)
  const read = (slug: string, token?: string) => test.call('GET', `/jobs/${slug}`, token ? { token } : {})

  it('are approved, published, open and not expired, newest first', async () => {
    await job('old', { published_at: daysAgo(3) })
    await job('new', { published_at: daysAgo(1) })
    await job('newer', { published_at: daysAgo(1) })
    await job('unapproved', { approved_at: null, published_at: null, moderation_state: 'pending' })
    await job('unpublished', { published: false })
    await job('expired', { expires_at: test.clock() })
    await job('closed', { closed_at: test.clock() })
    expect(await titles()).toEqual(['newer', 'new', 'old'])
  })

  it('are left out when they were taken down, or their author was blocked, after they were found', async () => {
    const other = await createUser(test, { role: 'boss' })
    const ids = [
      (await job('kept')).id,
      (await job('gone')).id,
      (await job('blocked', { user_id: other.id })).id,
    ]
    await takeDownVacancy(test.db, ids[1] ?? 0, { reason: 'Fraud', ground: 'fraud' }, test.clock())
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', other.id).execute()
    const cards = await listCards(test.db, { language: 'en', now: test.clock(), workerId: null }, ids)
    expect(cards.map(({ title }) => title)).toEqual(['kept'])
  })

  it('are found by city, rubric and kind of pay, in any notation of the ids', async () => {
    await job('a', { city_id: near, published_at: daysAgo(3) })
    await job('b', { city_id: nearer, rubric_id: otherRubric, published_at: daysAgo(2) })
    await job('c', { city_id: far, pay_type: 'per_month', published_at: daysAgo(1) })
    expect(await titles(`city_ids[]=${near}&city_ids[]=${far}`)).toEqual(['c', 'a'])
    expect(await titles(`city_ids=${near},${far}`)).toEqual(['c', 'a'])
    expect(await titles(`city_ids=${near}`)).toEqual(['a'])
    expect(await titles(`rubric_ids=${rubric}`)).toEqual(['c', 'a'])
    expect(await titles(`rubric_ids=${rubric}&city_ids=${far}&pay_type=per_month`)).toEqual(['c'])
    expect((await list('city_ids=9999999999999')).status).toBe(422)
    expect((await list('city_ids=x')).status).toBe(422)
    expect((await list('pay_type=per_year')).status).toBe(422)
  })

  it('are listed in pages with metadata and links', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await job(title)
    const { body } = await list('page=2&per_page=2&pay_type=per_hour')
    expect(body.data.map((card: { title: string }) => card.title)).toEqual(['c', 'b'])
    expect(body.meta).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 5, from: 3, to: 4 })
    const link = (page: number) => `/api/v1/jobs?page=${page}&per_page=2&pay_type=per_hour`
    expect(body.links).toEqual({ first: link(1), last: link(3), prev: link(1), next: link(3) })
    const beyond = await list('page=9&per_page=2')
    expect(beyond.status).toBe(200)
    expect(beyond.body.data).toEqual([])
    expect(beyond.body.meta).toMatchObject({ total: 5, from: null, to: null })
    expect((await list('per_page=101')).body.errors.per_page).toEqual(['At most 100, please'])
    expect((await list('page=0')).status).toBe(422)
  })

  it('are given whole by the same filters, 50 at a time, without anything about the reader', async () => {
    for (const title of ['a', 'b', 'c']) await job(title, { city_id: near })
    await job('elsewhere', { city_id: far })
    const taken = await job('taken down', { city_id: near })
    await takeDownVacancy(test.db, taken.id, { reason: 'Fraud', ground: 'fraud' }, test.clock())
    const whole = (query: string) =>
      test.call('GET', `/jobs/whole?${query}`, { token: worker.token, headers: { 'accept-language': 'ru' } })
    const { body } = await whole(`city_ids=${near}&per_page=2`)
    expect(body.data.map((one: { title: string }) => one.title)).toEqual(['c', 'b'])
    expect(body.meta).toMatchObject({ total: 3, last_page: 2, per_page: 2 })
    const { my_rate, similar, company_jobs, ...rest } = (await read(body.data[0].slug)).body.data
    expect([my_rate, similar.length, company_jobs]).toEqual([null, 3, []])
    expect(body.data[0]).toEqual({
      ...rest,
      city: { ...rest.city, name: 'Nahdorf-ru', region: 'Берлин' },
      rubric: { ...rest.rubric, name: 'Sweeping (ru)' },
    })
    expect((await whole('')).body.meta.per_page).toBe(50)
    expect((await whole('per_page=51')).status).toBe(422)
    const beyond = (await whole('page=5')).body
    expect([beyond.data, beyond.meta.last_page]).toEqual([[], 1])
    expect((await whole('page=201')).status).toBe(422)
  })

  it('are counted up to 10,000, with a mark for more', async () => {
    await copyVacancy(test, (await job('many')).id, 10_000)
    expect((await list()).body.meta).toMatchObject({
      total: 10_000,
      total_is_lower_bound: true,
      last_page: 500,
    })
  })

  it('are given whole up to the 200th, in pages of any size', async () => {
    await copyVacancy(test, (await job('many')).id, 200)
    const whole = async (page: number) =>
      (await test.call('GET', `/jobs/whole?per_page=30&page=${page}`)).body
    const last = await whole(7)
    const beyond = (await whole(8)).data
    expect([last.meta.total, last.meta.last_page, last.data.length, beyond]).toEqual([200, 7, 20, []])
  })

  it('have the fields of a card, in the requested language', async () => {
    await job('Bäcker', { description: `  Two\n\nlines ${'x'.repeat(300)}` })
    const { body } = await test.call('GET', '/jobs', { headers: { 'accept-language': 'ru' } })
    expect(body.data[0]).toMatchObject({
      city: { id: near, name: 'Nahdorf-ru' },
      rubric: { id: rubric, name: 'Sweeping (ru)', icon: 'broom' },
      pay_amount: 18.5,
      published_at: test.clock().toISOString(),
    })
    expect(body.data[0].excerpt).toBe(`Two lines ${'x'.repeat(190)}`)
    expect(body.data[0]).not.toHaveProperty('my_rate_id')
    expect(body.data[0]).not.toHaveProperty('description')
  })

  it('show a worker their own bid, and nobody else', async () => {
    const { id, slug } = await job('mine')
    await job('other')
    const { id: bidId } = await createBid(test, { vacancy_id: id, user_id: worker.id, pay_amount: 17.25 })
    await createBid(test, { vacancy_id: id, user_id: worker.id, state: 'withdrawn' })
    const mine = (await list('', worker.token)).body.data
    expect(mine.map((card: { my_rate_id: number | null }) => card.my_rate_id)).toEqual([null, bidId])
    expect((await list('', boss.token)).body.data[0]).not.toHaveProperty('my_rate_id')
    const page = (await read(slug, worker.token)).body.data
    expect(page).toMatchObject({
      my_rate_id: bidId,
      rates_count: 1,
      my_rate: { id: bidId, pay_amount: 17.25 },
    })
    expect((await read(slug)).body.data).toMatchObject({ my_rate: null, rates_count: 1 })
    const stranger = await createUser(test, { role: 'worker' })
    expect((await read(slug, stranger.token)).body.data).toMatchObject({ my_rate: null, my_rate_id: null })
  })

  it('can be cached for 30 s, but not with a user’s data', async () => {
    const { slug } = await job('kept')
    const first = await list()
    expect(first.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await test.call('GET', '/jobs?', { headers })).status).toBe(304)
    await job('another')
    expect((await test.call('GET', '/jobs?', { headers })).status).toBe(200)
    expect((await list('', worker.token)).headers['cache-control']).toBe('no-store')
    expect((await read(slug)).headers['cache-control']).toContain('public, max-age=30')
    const filter = await test.call('GET', '/jobs/filter/city')
    expect(filter.headers['cache-control']).toContain('public, max-age=60')
  })

  it('have a page with the full text, and the employer without surname, phone and e-mail', async () => {
    const { slug } = await job('whole', { requirements: '["Hands"]', start_date: '2027-01-01' })
    const { body } = await read(slug)
    expect(body.data).toMatchObject({
      requirements: ['Hands'],
      responsibilities: [],
      start_date: '2027-01-01',
      contact_name: 'Karin Müller',
      city: { id: near, name: 'Nahdorf', region: 'Berlin', lat: 52.5, lon: 13.4 },
      employer: { id: boss.id, name: 'Karin M.', answer_rate: null },
      is_open: true,
      version: 1,
    })
    expect(JSON.stringify(body)).not.toContain(boss.email)
    const company = await createUser(test, { role: 'boss', company_name: 'Müller GmbH' })
    const { slug: other } = await createVacancy(test, { user_id: company.id })
    expect((await read(other)).body.data.employer.name).toBe('Müller GmbH')
    expect((await read('no-such-job')).status).toBe(404)
  })

  it('show the employer’s answer rate, counted hourly, once there are enough bids', async () => {
    const { id, slug } = await job('rated')
    const bid = async (state: 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn', days: number) => {
      const { id: user_id } = await createUser(test, { role: 'worker' })
      await createBid(test, { vacancy_id: id, user_id, state, created_at: daysAgo(days) })
    }
    for (const state of ['sent', 'accepted', 'declined', 'expired'] as const) await bid(state, 4)
    await bid('accepted', 2)
    await bid('withdrawn', 9)
    const rate = async () => {
      await countAnswers(test.deps)
      return (await read(slug)).body.data.employer.answer_rate
    }
    expect(await rate()).toBeNull()
    await bid('declined', 5)
    expect(await rate()).toBe(0.6)
  })

  it('link to four similar ones: same rubric, nearest first, then newest', async () => {
    const { slug } = await job('this')
    await job('far', { city_id: far })
    await job('other rubric', { rubric_id: otherRubric })
    await job('closed', { closed_at: test.clock() })
    await job('near, old', { published_at: daysAgo(9) })
    await job('near, new', { published_at: daysAgo(1) })
    await job('next town', { city_id: nearer })
    const similar = async () =>
      (await read(slug)).body.data.similar.map((card: { title: string }) => card.title)
    expect(await similar()).toEqual(['near, new', 'near, old', 'next town', 'far'])
    const { similar: cards } = (await read(slug)).body.data
    expect(cards.map((card: { distance_km: number }) => Math.round(card.distance_km))).toEqual([
      0, 0, 11, 506,
    ])
    await job('next town, too', { city_id: nearer })
    expect(await similar()).toEqual(['near, new', 'near, old', 'next town, too', 'next town'])
  })

  it('stay readable for 30 days after closing, then only for the owner and bidders', async () => {
    const states = {
      closed: await job('closed', { closed_at: daysAgo(29) }),
      expired: await job('expired', { expires_at: daysAgo(29) }),
      longClosed: await job('long closed', { closed_at: daysAgo(31) }),
      unpublished: await job('unpublished', { published: false }),
    }
    const outsider = await createUser(test, { role: 'boss' })
    const statusFor = async (slug: string, token?: string) => (await read(slug, token)).status
    for (const { id, slug } of Object.values(states)) {
      await createBid(test, { vacancy_id: id, user_id: worker.id, state: 'declined' })
      for (const token of [boss.token, worker.token])
        expect((await read(slug, token)).body.data).toMatchObject({ is_open: false })
    }
    expect(await statusFor(states.closed.slug)).toBe(200)
    expect(await statusFor(states.expired.slug, outsider.token)).toBe(200)
    expect(await statusFor(states.longClosed.slug)).toBe(404)
    expect(await statusFor(states.unpublished.slug, outsider.token)).toBe(404)
    const never = await job('never', { approved_at: null, published_at: null, moderation_state: 'pending' })
    expect(await statusFor(never.slug, boss.token)).toBe(404)
  })

  it('stay readable for the members of their company, as long as they are members', async () => {
    const now = test.clock()
    const colleague = await createUser(test, { role: 'boss' })
    const outsider = await createUser(test, { role: 'boss' })
    const { id } = await insertCompany(test.db, { name: 'Brooms', created_at: now, updated_at: now })
    const membership = { company_id: id, joined_at: now }
    await insertMember(test.db, { ...membership, user_id: boss.id, role: 'owner' })
    await insertMember(test.db, { ...membership, user_id: colleague.id, role: 'viewer' })
    const shared = { company_id: id }
    const slugs = [
      (await job('closed', { ...shared, closed_at: daysAgo(31) })).slug,
      (await job('unpublished', { ...shared, published: false })).slug,
    ]
    const statuses = ({ token }: TestUser) =>
      Promise.all(slugs.map(async (slug) => (await read(slug, token)).status))
    for (const member of [boss, colleague]) expect(await statuses(member)).toEqual([200, 200])
    expect(await statuses(outsider)).toEqual([404, 404])
    await deleteMember(test.db, colleague.id)
    expect(await statuses(colleague)).toEqual([404, 404])
  })

  it('are counted by city and rubric for the filters', async () => {
    await job('a')
    await job('b')
    await job('c', { city_id: far, rubric_id: otherRubric })
    await job('hidden', { city_id: nearer, published: false })
    expect((await test.call('GET', '/jobs/filter/city')).body.data).toEqual([
      { id: near, name: 'Nahdorf', count: 2 },
      { id: far, name: 'Ferne', count: 1 },
    ])
    expect((await test.call('GET', '/jobs/filter/rubric')).body.data).toEqual([
      { id: rubric, name: 'Sweeping', count: 2 },
      { id: otherRubric, name: 'Baking', count: 1 },
    ])
  })
})
