import type { RouteOptions } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SECOND_MS } from '#shared/durations.ts'
import { createAppOn } from '../testing/app-on-database.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { collectRoutes } from '../testing/registered-routes.ts'
import { engines, type TestApp, useFreshTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { createWebApp, HTML } from '../testing/web-app.ts'

// Longer than a test: what has been poisoned once would be sent until the end.
const LONG_MS = 600 * SECOND_MS
// Every answer is made anew.
const NEVER_MS = 1e-6
const CANARY = 'canary.example'

// What an attacker adds to a request, hoping that it shows in the answer that others get for the same address.
const POISONS: Record<string, string> = {
  accept: `text/${CANARY}`,
  'accept-encoding': CANARY,
  'accept-language': `${CANARY},pl;q=0.1`,
  authorization: `Bearer ${CANARY}`,
  'content-type': `text/${CANARY}`,
  cookie: `language=${CANARY}; theme=${CANARY}`,
  forwarded: `for=192.0.2.1;host=${CANARY};proto=http`,
  host: CANARY,
  'if-modified-since': 'Mon, 30 Nov 2099 00:00:00 GMT',
  'if-none-match': `*, "${CANARY}"`,
  origin: `https://${CANARY}`,
  range: 'bytes=0-1',
  referer: `https://${CANARY}/`,
  traceparent: CANARY,
  'user-agent': CANARY,
  'x-forwarded-for': CANARY,
  'x-forwarded-host': CANARY,
  'x-forwarded-prefix': `/${CANARY}`,
  'x-forwarded-proto': 'http',
  'x-http-method-override': 'DELETE',
  'x-original-url': `/${CANARY}`,
  'x-rewrite-url': `/${CANARY}`,
}
const PERSON = 'a signed-in person'
// Of a moment, a client or a request.
const OF_REQUEST = /^(?:date|x-request-id|x-ratelimit-.*|connection|keep-alive)$/
const PAGES = ['/en', '/en/jobs', '/de/offer', '/en/blog/1', '/pl/faq', '/en/search/baker/0', '/en/rss.xml']

describe.each(engines())('a cache that somebody tries to poison, on %s', (engine) => {
  const test = useFreshTestApp(engine, { sharedAnswersMs: LONG_MS })
  const unpoisoned = {} as Site
  const paths: string[] = []
  let person: TestUser

  beforeEach(async () => {
    if (paths.length > 0) return
    person = await createUser(test, { role: 'worker', name: CANARY })
    const { database, url } = test
    const { started, routes } = await collectRoutes(() =>
      createAppOn(
        { database: { ...database, close: async () => undefined }, url },
        { sharedAnswersMs: NEVER_MS },
      ),
    )
    paths.push(...(await pathsOf(test, routes, person)))
    Object.assign(unpoisoned, await siteOf(started))
  })
  afterAll(() => unpoisoned.close())

  it('reaches every cached route', () => {
    expect(paths.length).toBeGreaterThan(25)
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
  })

  it.each([...Object.keys(POISONS), PERSON])('sends others nothing of %s', async (poison) => {
    const site = await siteOf(test)
    const headers = { [poison]: POISONS[poison] ?? '' }
    const poisoned = poison === PERSON ? { authorization: `Bearer ${person.token}` } : headers
    for (const path of paths) {
      await site.get(path, poisoned)
      const [answer, expected] = [await site.get(path), await unpoisoned.get(path)]
      expect(answer, path).toEqual(expected)
      expect(JSON.stringify(answer), path).not.toContain(CANARY)
      expect(answer.status, path).toBe(200)
    }
    await site.closePages()
  })
})

type Site = Awaited<ReturnType<typeof siteOf>>

/** The API and the pages of a server, as a browser without an account asks for them. */
async function siteOf(test: TestApp) {
  const web = await createWebApp(test)
  return {
    async get(path: string, more: Record<string, string> = {}) {
      const app = path.startsWith('/api/') ? test.app : web.app
      const accept = path.startsWith('/api/') ? 'application/json' : HTML.accept
      const headers = { accept, 'accept-language': 'en', ...more }
      const answer = await app.inject({ url: path, headers })
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_REQUEST.test(name))
      return { status: answer.statusCode, headers: Object.fromEntries(kept), body: answer.body }
    },
    closePages: () => web.close(),
    async close() {
      await web.close()
      await test.close()
    },
  }
}

/** The addresses whose answers are cached, and some pages; each is 200. */
async function pathsOf(test: TestApp, routes: RouteOptions[], worker: TestUser): Promise<string[]> {
  await ensurePlaces(test)
  const boss = await createUser(test, { role: 'boss' })
  const job = await createVacancy(test, { user_id: boss.id })
  const offer = await createOffer(test, { user_id: boss.id, name: 'I bake' })
  await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, { token: worker.token })
  const articles = test.db.selectFrom('blog_articles').select('slug').limit(1)
  const { slug } = await articles.executeTakeFirstOrThrow()
  const place = `test-${PLACES.rubric}`
  const values: Record<string, string> = {
    '/jobs/:slug': `/jobs/${job.slug}`,
    '/offers/:id': `/offers/${offer.id}`,
    '/blog/:slug': `/blog/${slug}`,
    '/pages/:slug': '/pages/imprint',
    '/job-places/:slug': `/job-places/${place}`,
    '/job-places/:slug/:city': `/job-places/${place}/berlin`,
    '/appOption/:id': '/appOption/1',
    '/search': '/search?title=baker',
    '/search/suggestions': '/search/suggestions?q=bak',
  }
  const cached = routes.filter(
    ({ method, config }) => [method].flat().includes('GET') && config?.cacheSeconds !== undefined,
  )
  const api = cached.map(({ url }) => {
    const path = url.replace('/api/v1', '')
    return `/api/v1${values[path] ?? path}`
  })
  return [...new Set([...api, ...PAGES, `/en/jobs/item/${job.slug}`, `/de/offer/item/${offer.id}`])]
}
