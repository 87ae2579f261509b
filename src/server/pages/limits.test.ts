import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { createTestApp, useFreshTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { createWebApp, metaOf, structuredData, type WebApp } from '../testing/web-app.ts'

const PAGES_A_MINUTE = 300
const FEED = `/de/rss/test-${PLACES.rubric}.xml`

describe('the limit of requests', () => {
  const test = useFreshTestApp('pglite', { rateLimit: true })
  let web: WebApp
  let jobPage: string
  beforeEach(async () => {
    await ensurePlaces(test)
    web = await createWebApp(test)
    const boss = await createUser(test, { role: 'boss' })
    jobPage = `/en/jobs/item/${(await createVacancy(test, { user_id: boss.id })).slug}`
  })
  afterEach(() => web.close())

  const manyTimes = async (times: number, work: (time: number) => Promise<{ statusCode: number }>) => {
    const statuses = new Set<number>()
    for (let time = 0; time < times; time++) statuses.add((await work(time)).statusCode)
    return [...statuses]
  }

  it('counts a page once, whatever it requests from the API, and then serves the app without content', async () => {
    expect(await manyTimes(PAGES_A_MINUTE - 1, () => web.get(jobPage))).toEqual([200])
    const last = await web.get(jobPage)
    expect(structuredData(last.body)).toHaveProperty('JobPosting')
    expect((await web.get('/api/v1/city')).headers['x-ratelimit-remaining']).toBe('299')

    const refused = await web.get(jobPage)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.body).toContain('<div id="root">')
    expect(metaOf(refused.body, 'robots')).toBe('noindex')
    expect(refused.body).not.toContain('canonical')
    expect((await web.get(FEED)).statusCode).toBe(429)
    expect((await web.get('/robots.txt')).statusCode).toBe(200)
    expect((await web.get(jobPage, {}, '192.0.2.7')).statusCode).toBe(200)
  })

  it('counts the /56 network of an IPv6 household as one address', async () => {
    const from = (host: string) => web.get(jobPage, {}, `2001:db8:1:2${host.length % 2}::${host}`)
    expect(await manyTimes(PAGES_A_MINUTE, (time) => from(time.toString(16)))).toEqual([200])
    expect((await from('ffff')).statusCode).toBe(429)
    expect((await web.get(jobPage, {}, '2001:db8:1:300::1')).statusCode).toBe(200)
  })

  it('reads X-Forwarded-For of trusted proxies only', async () => {
    const limited = await createTestApp('pglite', { rateLimit: true, trustedProxies: ['172.18.0.0/16'] })
    const left = async (proxy: string, visitor: string) => {
      const headers = { 'x-forwarded-for': visitor }
      const answer = await limited.app.inject({ url: '/api/v1/city', remoteAddress: proxy, headers })
      return answer.headers['x-ratelimit-remaining']
    }
    expect(await left('172.18.0.2', '192.0.2.1')).toBe('299')
    expect(await left('172.18.0.2', '192.0.2.2')).toBe('299')
    expect(await left('172.18.0.2', '192.0.2.1')).toBe('298')
    expect(await left('203.0.113.9', '192.0.2.1')).toBe('299')
    expect(await left('203.0.113.9', '192.0.2.2')).toBe('298')
    await limited.close()
  })

  it('counts feeds by their reader', async () => {
    const read = (time: number) => web.get(FEED, {}, `192.0.2.${time % 200}`)
    expect(await manyTimes(PAGES_A_MINUTE + 5, read)).toEqual([200])
  })

  it('answers an error when a page or feed cannot be made', async () => {
    await sql`alter table search_jobs rename to search_jobs_away`.execute(test.db)
    for (const path of ['/en/jobs', '/en/']) {
      const page = await web.get(path)
      expect([path, page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([path, 503, true])
      expect(metaOf(page.body, 'robots')).toBe('noindex')
      expect(page.body).toContain('<div id="root">')
      expect(page.body).not.toContain('initial-data')
    }
    const feed = await web.get(FEED)
    expect([feed.statusCode, feed.headers['cache-control'], feed.json().code]).toEqual([
      503,
      'no-store',
      'unavailable',
    ])
    expect(Number(feed.headers['retry-after'])).toBeGreaterThan(0)
    await sql`alter table search_jobs_away rename to search_jobs`.execute(test.db)
  })

  it('cannot be bypassed by another spelling of an address', async () => {
    const answer = await web.get('/%61pi/v1/city')
    const plain = await web.get('/api/v1/city')
    expect([answer.statusCode, answer.headers['x-ratelimit-remaining']]).toEqual([200, '299'])
    expect(plain.headers['x-ratelimit-remaining']).toBe('298')
    for (const header of ['cache-control', 'vary', 'content-language'])
      expect([header, answer.headers[header]]).toEqual([header, plain.headers[header]])
  })
})
