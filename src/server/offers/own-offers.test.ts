import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, PLACES } from '../testing/vacancies.ts'

const form = (given = {}) => ({
  name: 'Babysitting on weekends',
  rubric_id: PLACES.rubric,
  city_id: PLACES.near,
  pay_type: 'per_hour',
  pay_amount: 15.5,
  description: 'I read, cook and play.\n\nFor children of all ages.',
  skills: ['First aid'],
  language: 'en',
  ...given,
})

describe.each(engines())('a job seeker’s own offers on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown, headers = {}) =>
    test.call(method, `/cabinet/offers${path}`, { token: worker.token, body, headers })
  const post = (given = {}, headers = {}) => call('POST', '', form(given), headers)
  const own = async () => (await call('GET')).body.data
  const isPublic = async (id: number) => (await test.call('GET', `/offers/${id}`)).status === 200
  const isListed = async (id: number) =>
    (await test.call('GET', '/offers?per_page=100')).body.data.some(
      (offer: { id: number }) => offer.id === id,
    )

  it('are public at once with all their fields', async () => {
    const { status, body } = await post()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      name: 'Babysitting on weekends',
      rubric: { id: PLACES.rubric, name: 'Sweeping' },
      city: { id: PLACES.near, name: 'Nahdorf' },
      pay_amount: 15.5,
      skills: ['First aid'],
      preferences: [],
      published: true,
      is_indexed: false,
      is_taken_down: false,
    })
    expect(body.data).not.toHaveProperty('user_id')
    expect(await isListed(body.data.id)).toBe(true)
    expect(await own()).toEqual([body.data])
  })

  it('are created once for one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await post({}, headers)
    const again = await post({}, headers)
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ])
    expect((await post({ name: 'Other' }, headers)).body.code).toBe('idempotency_key_reused')
    expect(await own()).toHaveLength(1)
  })

  it('keep the first of two texts that were written for one version, and accept a repetition of it', async () => {
    const { id, version } = (await post()).body.data
    const patch = (name: string, known: number) =>
      call('PATCH', `/${id}`, { name }, { 'if-match': `"${known}"` })
    await call('PATCH', `/${id}`, { published: false })
    const changed = await patch('Babysitting in the evening', version)
    expect(changed.status).toBe(200)
    expect(await patch('Babysitting at night', version)).toMatchObject({
      status: 412,
      body: { code: 'changed_elsewhere' },
    })
    const again = await patch('Babysitting in the evening', version)
    expect(again.body.data.version).toBe(changed.body.data.version)
    expect((await patch('Babysitting at night', again.body.data.version)).status).toBe(200)
    expect(await own()).toMatchObject([{ name: 'Babysitting at night', published: false }])
  })

  it.each([
    [{ name: 'ab' }, 'name', 'At least 3\u00a0characters, please'],
    [{ name: 'a'.repeat(121) }, 'name', 'At most 120\u00a0characters, please'],
    [{ description: 'Too short' }, 'description', 'At least 20\u00a0characters, please'],
    [{ description: 'a'.repeat(8001) }, 'description', 'At most 8000\u00a0characters, please'],
    [{ skills: ['Hands', ' '] }, 'skills.1', 'Value cannot be empty'],
    [{ preferences: [''] }, 'preferences.0', 'Value cannot be empty'],
    [{ skills: ['a'.repeat(201)] }, 'skills.0', 'At most 200\u00a0characters, please'],
    [{ skills: Array(21).fill('Hands') }, 'skills', 'At most 20 entries, please'],
    [{ pay_amount: -1 }, 'pay_amount', 'At least 0, please'],
    [{ pay_amount: 1_000_001 }, 'pay_amount', 'At most 1000000, please'],
    [{ pay_amount: null }, 'pay_amount', 'Please enter a number'],
    [{ city_id: 99_999_999_999 }, 'city_id', 'Please choose a city from the list'],
    [{ rubric_id: 12_345_678 }, 'rubric_id', 'Please choose a rubric from the list'],
    [{ rubric_id: null }, 'rubric_id', 'field cannot be empty'],
  ])('are refused with a wrong field: %j', async (given, field, message) => {
    const { status, body } = await post(given)
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([message])
    expect(await own()).toEqual([])
  })

  it('can be patched: omitted fields and the first publication date stay', async () => {
    const { id, published_at } = (await post({ is_indexed: true })).body.data
    test.clock.advance(MINUTE_MS)
    const { status, body } = await call('PATCH', `/${id}`, {
      name: 'Babysitting daily',
      preferences: ['No pets'],
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Babysitting daily',
      skills: ['First aid'],
      preferences: ['No pets'],
      is_indexed: true,
      published: true,
      published_at,
    })
    expect(body.data.updated_at > published_at).toBe(true)
    const wrong = await call('PATCH', `/${id}`, { city_id: 12_345_678, skills: [''] })
    expect(wrong.body.errors).toHaveProperty(['skills.0'])
    expect((await call('PATCH', `/${id}`, { city_id: 12_345_678 })).body.errors).toHaveProperty('city_id')
  })

  it('can be created hidden, shown later and hidden again', async () => {
    const { id, published_at } = (await post({ published: false })).body.data
    expect([published_at, await isPublic(id), await isListed(id)]).toEqual([null, false, false])
    test.clock.advance(MINUTE_MS)
    const shown = (await call('PATCH', `/${id}`, { published: true })).body.data
    expect(shown.published_at).toBe(test.clock().toISOString())
    expect([await isPublic(id), await isListed(id)]).toEqual([true, true])
    test.clock.advance(MINUTE_MS)
    await call('PATCH', `/${id}`, { published: false })
    expect([await isPublic(id), await isListed(id)]).toEqual([false, false])
    expect((await call('PATCH', `/${id}`, { published: true })).body.data.published_at).toBe(
      shown.published_at,
    )
  })

  it('are gone when deleted', async () => {
    const { id } = (await post()).body.data
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect([await isPublic(id), await own()]).toEqual([false, []])
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
  })

  it('are visible, editable and deletable by their owner only', async () => {
    const other = await createUser(test, { role: 'worker' })
    const { id } = await createOffer(test, { user_id: other.id })
    expect(await own()).toEqual([])
    expect((await call('PATCH', `/${id}`, { name: 'Mine now' })).status).toBe(404)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
    expect(await isPublic(id)).toBe(true)
  })

  it('stay unpublished after a moderator has taken them down, show the reason, and can be deleted', async () => {
    const { id } = await createOffer(test, {
      user_id: worker.id,
      published: false,
      removed_at: test.clock(),
    })
    expect(await own()).toMatchObject([{ id, is_taken_down: true, published: false }])
    const { status, body } = await call('PATCH', `/${id}`, { published: true }, { 'accept-language': 'ru' })
    expect([status, body.code]).toEqual([409, 'offer_taken_down'])
    expect(body.message).toContain('Модератор снял')
    expect(await isPublic(id)).toBe(false)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
  })

  it('are limited to fifty', async () => {
    for (let made = 0; made < 50; made++) await createOffer(test, { user_id: worker.id })
    expect((await post()).body.code).toBe('offers_full')
  })
})
