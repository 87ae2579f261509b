import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { articleRoutes } from '../content/article-routes.ts'
import { contentRoutes } from '../content/routes.ts'
import { feedRoutes } from '../feeds/routes.ts'
import type { App } from '../http/app-type.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { jobSearchRoutes } from '../jobs/search-routes.ts'
import { offerRoutes } from '../offers/routes.ts'
import { readClientBuild } from '../pages/document/client-build.ts'
import { webApp } from '../pages/web-app.ts'
import { placeRoutes } from '../places/routes.ts'
import { caching } from '../plugins/caching.ts'
import { contract, parseQuery } from '../plugins/contract.ts'
import { errors } from '../plugins/errors.ts'
import { language } from '../plugins/language.ts'
import { limitRequests } from '../plugins/rate-limit.ts'
import { refuseOddTargets } from '../plugins/request-target.ts'
import { session } from '../plugins/session.ts'
import { cacheSentAnswers, sharedAnswers } from '../plugins/shared-answers.ts'
import { searchRoutes } from '../search/routes.ts'
import type { TestApp } from './test-app.ts'

/** The Accept header of a browser opening an address. */
export const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Serves the pages of a test app from the repository's own index.html, with or without a client build. */
export async function createWebApp(test: TestApp) {
  const dist = mkdtempSync(join(tmpdir(), 'jobmost-pages-'))
  mkdirSync(join(dist, 'assets'))
  cpSync(fileURLToPath(new URL('../../../index.html', import.meta.url)), join(dist, 'index.html'))
  const app = Fastify({
    ...refuseOddTargets,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 200 },
  }) as unknown as App
  language(app, test.deps)
  errors(app)
  await limitRequests(app, test.deps)
  sharedAnswers(app, test.deps)
  await caching(app)
  cacheSentAnswers(app)
  session(app, test.deps)
  await contract(app, test.deps)
  await app.register(
    async (api) => {
      for (const routes of [
        placeRoutes,
        jobRoutes,
        offerRoutes,
        jobSearchRoutes,
        searchRoutes,
        contentRoutes,
        articleRoutes,
      ])
        routes(api as App, test.deps)
    },
    { prefix: '/api/v1' },
  )
  const build = readClientBuild(dist)
  if (!build) throw new Error('The repository has no index.html')
  feedRoutes(app, test.deps)
  await webApp(app, test.deps, build)
  await app.ready()
  return {
    app,
    get: (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url, headers: { ...HTML, ...headers }, remoteAddress }),
    async close() {
      await app.close()
      rmSync(dist, { recursive: true })
    },
  }
}
export type WebApp = Awaited<ReturnType<typeof createWebApp>>

/** The schema.org objects in a page, by type. */
export function structuredData(html: string): Record<string, Record<string, never>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return Object.fromEntries(
    blocks.map(([, text = '']) => JSON.parse(text)).map((thing) => [thing['@type'], thing]),
  )
}

/** The content of a meta tag or the address of a link. */
export const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
