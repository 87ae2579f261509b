import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { FaqEntrySchema } from '#shared/contract/content.ts'
import { contentRoutes } from '../content/routes.ts'
import { feedRoutes } from '../feeds/routes.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { caching } from '../plugins/caching.ts'
import { contract } from '../plugins/contract.ts'
import { errors } from '../plugins/errors.ts'
import { language } from '../plugins/language.ts'
import { session } from '../plugins/session.ts'
import { useTestApp } from '../testing/test-app.ts'
import { structuredData } from '../testing/web-app.ts'
import { readClientBuild } from './document/client-build.ts'
import { webApp } from './web-app.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web app', () => {
  const test = useTestApp('pglite')
  let app: App
  let dist: string

  beforeAll(async () => {
    dist = makeDist()
    // The server without its own build; this test serves a small one instead.
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } }) as unknown as App
    language(app, test.deps)
    errors(app)
    await caching(app)
    session(app, test.deps)
    await contract(app, test.deps)
    await app.register(
      async (api) => {
        contentRoutes(api as App, test.deps)
        api.get('/jobs', { config: { access: 'public' } }, async () => ({ data: [{ title: '<Job>' }] }))
        api.get('/jobs/:slug', { config: { access: 'public' } }, async (request) => {
          if ((request.params as { slug: string }).slug !== 'baker-1') throw notFound()
          const description = 'We bake. '.repeat(40)
          return {
            data: { title: 'Baker', company_name: 'Bread & Sons', city: { name: 'Berlin' }, description },
          }
        })
      },
      { prefix: '/api/v1' },
    )
    await serve(app, test.deps, dist)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    rmSync(dist, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...HTML, ...headers } })

  it('answers a page with a head in its language, to be revalidated each time', async () => {
    const page = await get('/de/jobs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain('<title>Stellenangebote · Jobmost</title>')
    expect(page.body).toContain('<link rel="canonical" href="http://localhost:3000/de/jobs" />')
    const again = await get('/de/jobs', { 'if-none-match': String(page.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('answers 405 to a POST to a page and 404 to other addresses', async () => {
    const post = (url: string) => app.inject({ method: 'POST', url, payload: {} })
    const page = await post('/en/jobs')
    expect([page.statusCode, page.headers.allow, page.json().code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
    expect((await post('/en/no-such-page')).statusCode).toBe(404)
  })

  it('embeds the first jobs, but not those of another list', async () => {
    const { body } = await get('/en/jobs')
    const block = /<script type="application\/json" id="initial-data">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(block)).toMatchObject({
      language: 'en',
      answers: { '/api/v1/jobs?page=1': { data: [{ title: '<Job>' }] } },
    })
    expect((await get('/en/jobs?page=2')).body).not.toContain('initial-data')
  })

  it('preloads the scripts of the job list', async () => {
    expect((await get('/en/jobs')).body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/jobs-1.js" />',
    )
  })

  it('titles a job with title, company and city, and a page with its own title', async () => {
    expect((await get('/en/jobs/item/baker-1')).body).toContain(
      '<title>Baker, Bread &amp; Sons, Berlin · Jobmost</title>',
    )
    expect((await get('/pl/page/terms')).body).toContain('<title>Regulamin · Jobmost</title>')
  })

  it('describes questions and answers to search engines', async () => {
    const { body } = await test.call('GET', '/faq', { headers: { 'accept-language': 'de' } })
    const data: z.infer<typeof FaqEntrySchema>[] = body.data
    expect(data.length).toBeGreaterThan(10)
    expect(structuredData((await get('/de/faq')).body).FAQPage?.mainEntity).toEqual(
      data.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    )
  })

  it.each(['/en/nowhere', '/en/jobs/item/gone', '/en/page/none'])(
    'shows the app with 404 at %s',
    async (url) => {
      const page = await get(url)
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('<title>Page not found · Jobmost</title>')
      expect(page.body).toContain('content="noindex"')
      expect(page.body).not.toContain('canonical')
    },
  )

  it.each(['/en/login', '/en/cabinet/worker', '/en/admin'])('keeps %s out of search engines', async (url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<meta name="robots" content="noindex" />')
  })

  it('redirects the root to the browser’s language and unknown first segments to en', async () => {
    const root = await get('/?source=pwa', { 'accept-language': 'pl-PL,pl;q=0.9' })
    expect([root.statusCode, root.headers.location]).toEqual([302, '/pl/?source=pwa'])
    expect((await get('/fr/jobs?page=2')).headers.location).toBe('/en/jobs?page=2')
    for (const name of ['language', '__Host-language'])
      expect((await get('/', { cookie: `a=b; ${name}=de` })).headers.location).toBe('/de/')
  })

  it.each(['/assets/none.js', '/assets//x', '/api/v1/nothing', '/media/x.webp', '/app/key'])(
    'never shows the app at %s',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  it('answers a missing page, and one requested as JSON, with 404, `no-store` and `Vary: Accept`', async () => {
    for (const [url, accept] of [
      ['/de/jobs', 'application/json'],
      ['/de/none', 'application/json'],
      ['/de/none', 'text/html'],
      ['/assets/none.js', '*/*'],
    ] as const) {
      const { statusCode, headers } = await get(url, { accept })
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
      expect(headers.vary).toMatch(/accept\b/)
    }
  })

  it('does not serve the app to requests that accept no HTML', async () => {
    expect((await get('/favicon.ico', { accept: 'image/avif,image/webp' })).statusCode).toBe(404)
  })

  it.each([
    ['/assets/main-1.js', 'public, max-age=31536000, immutable'],
    ['/icons/icon.svg', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/index.html', 'no-cache'],
  ])('serves %s with its time to keep', async (url, cacheControl) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, cacheControl])
  })

  it('sends the build’s compressed files', async () => {
    const answer = await get('/assets/main-1.js', { 'accept-encoding': 'gzip' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': /javascript/ })
    expect((await get('/assets/main-1.js.gz')).statusCode).toBe(404)
    expect((await get('/.vite/manifest.json')).body).not.toContain('assets/')
  })

  it('names the sitemap in robots.txt', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    const map = await get('/sitemap.xml')
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(map.body).toContain('<loc>http://localhost:3000/ru/faq</loc>')
  })
})

it('is not registered without a build', () => {
  expect(readClientBuild('/nowhere')).toBeNull()
})

/** Registers pages as app.ts does, with the build in `dist`. */
async function serve(app: App, deps: Deps, dist: string): Promise<void> {
  const build = readClientBuild(dist)
  if (!build) throw new Error('no build')
  feedRoutes(app, deps)
  await webApp(app, deps, build)
}

/** A minimal build around the repository's own index.html. */
function makeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'jobmost-dist-'))
  for (const folder of ['assets', 'icons', '.vite']) mkdirSync(join(dist, folder))
  cpSync(fileURLToPath(new URL('../../../index.html', import.meta.url)), join(dist, 'index.html'))
  const main = `// ${'x'.repeat(600)}`
  writeFileSync(join(dist, 'assets/main-1.js'), main)
  writeFileSync(join(dist, 'assets/main-1.js.gz'), gzipSync(main))
  writeFileSync(join(dist, 'icons/icon.svg'), '<svg/>')
  writeFileSync(join(dist, 'sw.js'), '')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  const jobs = { 'src/client/routes/$lang/jobs/index.tsx?tsr-split=component': { file: 'assets/jobs-1.js' } }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(jobs))
  return dist
}
