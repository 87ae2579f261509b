import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createTestApp, engines, useFreshTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

const LONG_MS = 600_000

describe.each(engines())('public answers on %s', (engine) => {
  const test = useFreshTestApp(engine, { sharedAnswersMs: LONG_MS })
  let boss: TestUser
  let job: { id: number; slug: string }
  afterEach(() => void vi.restoreAllMocks())
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    job = await createVacancy(test, { user_id: boss.id, title: 'The first title' })
  })

  const read = (options: { token?: string; headers?: Record<string, string> } = {}) =>
    test.call('GET', `/jobs/${job.slug}`, options)
  const titleOf = async (options = {}) => (await read(options)).body.data.title
  /** Writes to the database directly, as another process would. */
  const retitle = (title: string) =>
    test.db.updateTable('vacancies').set({ title }).where('id', '=', job.id).execute()

  it('are cached for each language', async () => {
    expect(await titleOf()).toBe('The first title')
    await retitle('The second title')
    expect(await titleOf()).toBe('The first title')
    expect(await titleOf({ headers: { 'accept-language': 'de' } })).toBe('The second title')
  })

  it('are dropped by every write of this process', async () => {
    const admin = await createUser(test, { role: 'admin' })
    expect(await titleOf()).toBe('The first title')
    await retitle('The second title')
    const { status } = await test.call('PATCH', `/cabinet/vacancies/${job.id}`, {
      token: boss.token,
      body: { published: true },
    })
    expect(status).toBe(200)
    expect(await titleOf()).toBe('The second title')
    expect((await test.call('GET', '/admin/audit', { token: admin.token })).status).toBe(200)
  })

  it('are kept by a write that changes nothing public', async () => {
    const worker = await createUser(test, { role: 'worker' })
    expect(await titleOf()).toBe('The first title')
    await retitle('The second title')
    const write = async (method: 'PUT' | 'PATCH', path: string, body?: object) =>
      expect((await test.call(method, path, { token: worker.token, body })).status).toBe(204)
    await write('PUT', `/cabinet/hidden-jobs/${job.id}`)
    await write('PATCH', '/cabinet/language', { language: 'pl' })
    expect(await titleOf()).toBe('The first title')
  })

  it('are neither cached from nor served to signed-in users', async () => {
    const worker = await createUser(test, { role: 'worker' })
    await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, { token: worker.token })
    expect((await read({ token: worker.token })).body.data.is_favorite).toBe(true)
    expect((await read()).body.data).not.toHaveProperty('is_favorite')
    expect((await read({ token: worker.token })).body.data.is_favorite).toBe(true)
  })

  it('are served to users with a token on routes that ignore tokens', async () => {
    const nameOf = async (options = {}) => (await test.call('GET', '/city', options)).body.data[0].name
    const before = await nameOf()
    const names = { de: 'Neu', en: 'New', pl: 'Nowe', ru: 'Новый' }
    await test.db
      .updateTable('cities')
      .set({ names: JSON.stringify(names) as never })
      .where('population', '>', 3e6)
      .execute()
    // By then the server has also forgotten its list of cities (places/remembered-cities.ts).
    const later = performance.now() + 2 * MINUTE_MS
    vi.spyOn(performance, 'now').mockReturnValue(later)
    expect(await nameOf({ token: boss.token })).toBe(before)
    expect(await nameOf({ token: 'of-nobody' })).toBe(before)
    expect(await nameOf({ headers: { 'accept-language': 'pl' } })).toBe('Nowe')
  })

  it('are served whatever parameters are invented that the route does not read', async () => {
    const titleWith = async (query: string) =>
      (await test.call('GET', `/jobs/${job.slug}${query}`)).body.data.title
    expect(await titleWith('')).toBe('The first title')
    await retitle('The second title')
    expect(await titleWith('?a=1&__proto__=2')).toBe('The first title')
  })

  it('are compressed as requested, and 304 when the client has them', async () => {
    const raw = async (headers: Record<string, string> = {}) =>
      test.app.inject({ url: '/api/v1/city', headers: { 'accept-language': 'en', ...headers } })
    const plain = await raw()
    const br = await raw({ 'accept-encoding': 'gzip, br' })
    const gzip = await raw({ 'accept-encoding': 'gzip, br;q=0' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(br.headers.vary).toContain('accept-encoding')
    expect(br.headers['cache-control']).toContain('public, max-age=')
    const again = await raw({ 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.payload, again.headers['content-length']]).toEqual([304, '', undefined])
  })

  it('are whole for other clients when the first one had them already', async () => {
    const settings = { sharedAnswersMs: LONG_MS }
    const [one, other] = [await createTestApp(engine, settings), await createTestApp(engine, settings)]
    const ask = async ({ app }: typeof one, known = '') => {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: '/api/v1/city',
        headers: { 'accept-language': 'en', 'accept-encoding': 'br', 'if-none-match': known },
      })
      const { date: _date, ...same } = headers
      return { statusCode, same, rawPayload }
    }
    const whole = await ask(one)
    expect((await ask(other, String(whole.same.etag))).statusCode).toBe(304)
    expect(await ask(other)).toEqual(whole)
    for (const { close } of [one, other]) await close()
  })

  it('have the same headers for all clients, except the client’s own rate limit', async () => {
    const limited = await createTestApp(engine, { sharedAnswersMs: LONG_MS, rateLimit: true })
    const ask = async (remoteAddress: string) => {
      const { headers, payload } = await limited.app.inject({ url: '/api/v1/city', remoteAddress })
      const { date: _date, 'x-ratelimit-remaining': remaining, ...same } = headers
      return { remaining, payload, same }
    }
    const [first, second] = [await ask('192.0.2.1'), await ask('192.0.2.1')]
    expect(first.same).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-language': 'en' })
    expect([second.same, second.payload]).toEqual([first.same, first.payload])
    expect(Number(second.remaining)).toBe(Number(first.remaining) - 1)
    expect((await ask('192.0.2.2')).remaining).toBe(first.remaining)
    await limited.close()
  })

  it('are not cached when they are errors', async () => {
    expect((await test.call('GET', '/jobs/later')).status).toBe(404)
    await test.db.updateTable('vacancies').set({ slug: 'later' }).where('id', '=', job.id).execute()
    expect((await test.call('GET', '/jobs/later')).status).toBe(200)
  })

  it('are computed once for parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('do not block other requests when a refused client has disconnected', async () => {
    const leaving = new AbortController()
    const url = '/api/v1/jobs/no-such-job'
    const gone = test.app.inject({ url, signal: leaving.signal }).catch(() => undefined)
    setImmediate(() => leaving.abort())
    expect((await test.app.inject({ url })).statusCode).toBe(404)
    await gone
    expect((await test.app.inject({ url })).statusCode).toBe(404)
  })

  it('show another process’s writes after they expire', async () => {
    const short = await createTestApp(engine, { sharedAnswersMs: 300, ...(test.url ? { beside: test } : {}) })
    const other = test.url
      ? job
      : await createVacancy(short, { user_id: (await createUser(short, { role: 'boss' })).id })
    const title = async () => (await short.call('GET', `/jobs/${other.slug}`)).body.data.title
    await title()
    await short.db
      .updateTable('vacancies')
      .set({ title: 'From elsewhere' })
      .where('id', '=', other.id)
      .execute()
    await expect.poll(title, { timeout: 1000, interval: 50 }).toBe('From elsewhere')
    await short.close()
  })
})
