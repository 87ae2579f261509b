import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { htmlPages } from '../web/html-page.ts'
import type { Manifest } from '../web/preloads.ts'
import { MOST_JOBS, renderRobots, renderSitemap } from '../web/sitemap.ts'
import { listJobAddresses } from '../web/sitemap-store.ts'
import { staticFiles } from '../web/static-files.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Serves the built client from `dist`; without a build (tests, API only) every page is a 404. */
export async function webApp(app: App, deps: Deps, dist = DIST): Promise<void> {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) return
  await staticFiles(app, dist)
  sitemap(app, deps)
  htmlPages(app, deps, { template: readFileSync(index, 'utf8'), manifest: readManifest(dist) })
}

function readManifest(dist: string): Manifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function sitemap(app: App, { config, db, clock }: Deps): void {
  const headers = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(renderRobots(config.publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const jobs = await listJobAddresses(db, clock(), MOST_JOBS)
    return reply
      .headers(headers)
      .type('application/xml; charset=utf-8')
      .send(renderSitemap(config.publicUrl, jobs))
  })
}
