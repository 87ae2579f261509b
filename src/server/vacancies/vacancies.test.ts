import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces, PLACES, vacancyForm } from '../testing/vacancies.ts'

const MINUTES_10 = 10 * MINUTE_MS

describe.each(engines())('an employer’s vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    test.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body, headers })
  const post = (given = {}, headers = {}) => call('POST', '', vacancyForm(given), headers)
  const titles = async (query: string) =>
    (await call('GET', `?${query}`)).body.data.map(({ title }: { title: string }) => title)

  it('wait for moderation when new, and are not public', async () => {
    const { status, body } = await post({ requirements: ['Hands'], start_date: '2027-02-01' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      title: 'Bäcker (m/w/d)',
      city: { id: PLACES.near, name: 'Nahdorf' },
      rubric: { id: PLACES.rubric, name: 'Sweeping' },
      requirements: ['Hands'],
      start_date: '2027-02-01',
      pay_amount: 18.5,
      pay_max: null,
      moderation_state: 'pending',
      is_public: false,
      published: true,
      published_at: null,
      rates_count: 0,
      remarks: [],
    })
    expect(body.data.slug).toMatch(/^baecker-m-w-d-[a-z0-9]{6}$/)
    expect((await test.call('GET', `/jobs/${body.data.slug}`)).status).toBe(404)
    const read = await call('GET', `/${body.data.id}`, undefined, { 'accept-language': 'ru' })
    expect(read.body.data.city.name).toBe('Nahdorf-ru')
  })

  it('are created once for one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await post({}, headers)
    const again = await post({}, headers)
    expect(again.status).toBe(201)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body).toEqual(first.body)
    expect((await post({ title: 'Other' }, headers)).body.code).toBe('idempotency_key_reused')
    expect(await titles('')).toHaveLength(1)
  })

  it.each([
    [{ pay_max: 18 }, 'pay_max', 'The upper amount must not be below the lower one'],
    [{ city_id: 99_999_999_999 }, 'city_id', 'Please choose a city from the list'],
    [{ rubric_id: 12_345_678 }, 'rubric_id', 'Please choose a rubric from the list'],
    [{ title: 'ab' }, 'title', 'At least 3\u00a0characters, please'],
    [{ requirements: ['Hands', ' '] }, 'requirements.1', 'Value cannot be empty'],
    [{ pay_amount: 10.001 }, 'pay_amount', 'At most two decimal places, please'],
    [{ pay_amount: -1 }, 'pay_amount', 'At least 0, please'],
    [{ start_date: '0000-01-01' }, 'start_date', 'Please enter a date'],
    [{ start_date: '2026-11-20' }, 'start_date', 'Please choose today or a later date'],
  ])('are refused with %o', async (given, field, message) => {
    const { status, body } = await post(given)
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([message])
  })

  it('show both ends of the pay range, and refuse an end below the start', async () => {
    const { body } = await post({ pay_max: 20 })
    expect(body.data.pay_max).toBe(20)
    const moved = await call('PATCH', `/${body.data.id}`, { pay_amount: 21 })
    expect(moved.body.errors).toHaveProperty('pay_max')
  })

  it('may start today, and keep a past start when something else changes', async () => {
    expect((await post({ start_date: '2026-11-21' })).status).toBe(201)
    const { id } = await createVacancy(test, { user_id: boss.id, start_date: '2026-11-01' })
    expect((await call('PATCH', `/${id}`, { title: 'Konditor' })).status).toBe(200)
    const moved = await call('PATCH', `/${id}`, { start_date: '2026-11-02' })
    expect(moved.body.errors).toEqual({ start_date: ['Please choose today or a later date'] })
  })

  it('have a remark when the pay is below the minimum wage of the day', async () => {
    const remarks = async (given: object) => (await post(given)).body.data.remarks
    expect(await remarks({ pay_amount: 13.89 })).toEqual(['below_minimum_wage'])
    expect(await remarks({ pay_amount: 13.9 })).toEqual([])
    expect(await remarks({ pay_type: 'per_month', pay_amount: 2000 })).toEqual([])
    expect(await remarks({ pay_type: 'per_month', pay_amount: 2000, hours_per_week: 40 })).toHaveLength(1)
    expect(await remarks({ pay_amount: 14.59, start_date: '2027-01-01' })).toHaveLength(1)
  })

  it('have a remark on sector minimums for firms of the sector, never for households', async () => {
    const wage = { rubric_id: PLACES.rubric, source: '', valid_from: '2026-01-01' }
    await test.db
      .insertInto('minimum_wages')
      .values({ ...wage, scope: 'care_nurse', hourly: 21.03 })
      .execute()
    const remarks = async (given: object) => (await post(given)).body.data.remarks
    expect(await remarks({ pay_amount: 21, employer_kind: 'company' })).toEqual(['below_sector_minimum'])
    expect(await remarks({ pay_amount: 21, employer_kind: 'household' })).toEqual([])
    expect(await remarks({ pay_amount: 13, employer_kind: 'company' })).toEqual(['below_minimum_wage'])
    await test.db.deleteFrom('minimum_wages').where('rubric_id', '=', PLACES.rubric).execute()
  })

  it('change in place before the first approval, and return to moderation after a rejection', async () => {
    const { id } = await createVacancy(test, {
      user_id: boss.id,
      moderation_state: 'rejected',
      moderation_reason: 'No',
      approved_at: null,
      published_at: null,
      expires_at: null,
      approved_version: null,
    })
    const same = await call('PATCH', `/${id}`, { title: ' Bäcker (m/w/d) ', published: false })
    expect(same.body.data).toMatchObject({
      moderation_state: 'rejected',
      moderation_reason: 'No',
      published: false,
    })
    const { body } = await call('PATCH', `/${id}`, { title: 'Konditor' })
    expect(body.data).toMatchObject({
      title: 'Konditor',
      moderation_state: 'pending',
      moderation_reason: null,
    })
    const row = await rowOf(id)
    expect(row).toMatchObject({ title: 'Konditor', draft: null, version: 2 })
  })

  it('keep their approved text public while a changed text waits', async () => {
    const { id, slug } = await createVacancy(test, { user_id: boss.id })
    const { body } = await call('PATCH', `/${id}`, { pay_amount: 20, city_id: PLACES.far })
    expect(body.data).toMatchObject({
      slug,
      pay_amount: 20,
      city: { name: 'Ferne' },
      title: 'Bäcker (m/w/d)',
      moderation_state: 'pending',
      is_public: true,
    })
    const job = (await test.call('GET', `/jobs/${slug}`)).body.data
    expect(job).toMatchObject({ pay_amount: 18.5, city: { name: 'Nahdorf' }, is_open: true, version: 1 })
    await call('PATCH', `/${id}`, { description: 'A second change before anybody looked.' })
    expect((await rowOf(id)).version).toBe(3)
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ pay_amount: 20, city: { name: 'Ferne' } })
  })

  it('need no moderation when the text stays or returns to the approved one', async () => {
    const { id, slug } = await createVacancy(test, { user_id: boss.id })
    const published_at = (await rowOf(id)).published_at
    test.clock.advance(MINUTES_10)
    expect((await call('PATCH', `/${id}`, {})).body.data.moderation_state).toBe('approved')
    expect((await call('PATCH', `/${id}`, vacancyForm())).body.data.moderation_state).toBe('approved')
    await call('PATCH', `/${id}`, { published: false })
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    const { body } = await call('PATCH', `/${id}`, { published: true })
    expect(body.data).toMatchObject({ moderation_state: 'approved', is_public: true })
    expect(await rowOf(id)).toMatchObject({ version: 1, published_at })
    await call('PATCH', `/${id}`, { title: 'Konditor' })
    expect((await call('PATCH', `/${id}`, { title: 'Bäcker (m/w/d)' })).body.data.moderation_state).toBe(
      'approved',
    )
    expect(await rowOf(id)).toMatchObject({ draft: null, approved_version: 1 })
  })

  it('get their publication date when first published after approval, and keep it', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id, published: false, published_at: null })
    const { body } = await call('PATCH', `/${id}`, { published: true })
    expect(body.data.published_at).toBe(test.clock().toISOString())
    test.clock.advance(MINUTES_10)
    await call('PATCH', `/${id}`, { published: false })
    const again = await call('PATCH', `/${id}`, { published: true })
    expect(again.body.data.published_at).toBe(body.data.published_at)
  })

  it('are filtered by state and kind of pay', async () => {
    const user_id = boss.id
    const never = { approved_at: null, published_at: null, expires_at: null }
    await createVacancy(test, { user_id, title: 'live' })
    await createVacancy(test, { user_id, title: 'paused', published: false, pay_type: 'per_month' })
    await createVacancy(test, { user_id, title: 'changed', moderation_state: 'pending' })
    await createVacancy(test, { user_id, title: 'new', moderation_state: 'pending', ...never })
    await createVacancy(test, { user_id, title: 'refused', moderation_state: 'rejected', ...never })
    await createVacancy(test, { user_id, title: 'old', expires_at: test.clock() })
    await createVacancy(test, { user_id, title: 'filled', closed_at: test.clock() })
    expect(await titles('')).toEqual(['filled', 'old', 'refused', 'new', 'changed', 'paused', 'live'])
    expect(await titles('state=active')).toEqual(['changed', 'live'])
    expect(await titles('state=hidden')).toEqual(['paused'])
    expect(await titles('state=hidden&pay_type=per_month')).toEqual(['paused'])
    expect(await titles('state=active&pay_type=per_month')).toEqual([])
    expect(await titles('state=pending')).toEqual(['new', 'changed'])
    expect(await titles('state=rejected')).toEqual(['refused'])
    expect(await titles('state=expired')).toEqual(['old'])
    expect(await titles('state=closed')).toEqual(['filled'])
    expect((await call('GET', '?state=other')).status).toBe(422)
  })

  it('can be renewed for 60 days, once approved and until closed', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id, expires_at: test.clock() })
    expect((await call('GET', `/${id}`)).body.data.is_public).toBe(false)
    const { status, body } = await call('POST', `/${id}/renew`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      is_public: true,
      expires_at: new Date(test.clock().getTime() + 60 * DAY_MS).toISOString(),
    })
    const waiting = (await post()).body.data.id
    expect((await call('POST', `/${waiting}/renew`)).body.code).toBe('not_approved')
    await call('POST', `/${id}/close`)
    expect((await call('POST', `/${id}/renew`)).body.code).toBe('vacancy_closed')
  })

  it('mail their bidders once when closed, and can then not be changed', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Closing' })
    const polish = await createUser(test, { role: 'worker', language: 'pl' })
    const unconfirmed = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const refused = await createUser(test, { role: 'worker' })
    await createBid(test, { vacancy_id: id, user_id: polish.id })
    await createBid(test, { vacancy_id: id, user_id: unconfirmed.id })
    await createBid(test, { vacancy_id: id, user_id: refused.id, state: 'declined' })
    const closed = await call('POST', `/${id}/close`)
    expect(closed.body.data).toMatchObject({
      closed_at: test.clock().toISOString(),
      is_public: false,
      rates_count: 3,
    })
    test.clock.advance(MINUTES_10)
    expect((await call('POST', `/${id}/close`)).body).toEqual(closed.body)
    const mails = (await mailsAbout('Closing')).map(({ to, subject }) => [to, subject])
    expect(mails.sort()).toEqual(
      [
        [polish.email, 'Twoje zgłoszenie zostało odrzucone: Closing'],
        // An answer to the user's own bid also reaches an unconfirmed address.
        [unconfirmed.email, 'Your bid was declined: Closing'],
      ].sort(),
    )
    expect((await call('PATCH', `/${id}`, { title: 'Reopened' })).body.code).toBe('vacancy_closed')
  })

  it('are deleted, and bidders are mailed and keep their bids', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Removing' })
    const worker = await createUser(test, { role: 'worker' })
    await createBid(test, { vacancy_id: id, user_id: worker.id })
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
    const bids = (await test.call('GET', '/cabinet/rates', { token: worker.token })).body.data
    expect(bids).toMatchObject([{ job: { title: 'Removing', is_deleted: true } }])
    expect(await mailsAbout('Removing')).toHaveLength(1)
  })

  it('give 404 to another employer', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    const { token } = await createUser(test, { role: 'boss' })
    const other = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown) =>
      test.call(method, `/cabinet/vacancies/${id}${path}`, { token, body })
    expect((await other('GET')).status).toBe(404)
    expect((await other('PATCH', '', { title: 'Mine' })).status).toBe(404)
    expect((await other('POST', '/renew')).status).toBe(404)
    expect((await other('POST', '/close')).status).toBe(404)
    expect((await other('GET', '/rates')).status).toBe(404)
    expect((await other('DELETE')).status).toBe(404)
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({
      title: 'Bäcker (m/w/d)',
      closed_at: null,
    })
  })

  it('lose no change when two requests arrive at once', async () => {
    const { id } = await createVacancy(test, { user_id: boss.id })
    const [a, b] = await Promise.all([
      call('PATCH', `/${id}`, { title: 'Konditor' }),
      call('PATCH', `/${id}`, { pay_amount: 21 }),
    ])
    expect([a.status, b.status]).toEqual([200, 200])
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ title: 'Konditor', pay_amount: 21 })
    expect((await rowOf(id)).version).toBe(3)
  })

  const rowOf = (id: number) =>
    test.db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const mailsAbout = async (title: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ subject }) => subject.includes(title))
})
