import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { MOST_JOBS, renderRobots, renderSitemap } from './sitemap.ts'
import { listJobAddresses } from './sitemap-store.ts'

/** What search engines read first. */
export function sitemapRoutes(app: App, { config, db, clock }: Deps): void {
  const headers = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(renderRobots(config.publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const jobs = await listJobAddresses(db, clock(), MOST_JOBS)
    const body = renderSitemap(config.publicUrl, jobs)
    return reply.headers(headers).type('application/xml; charset=utf-8').send(body)
  })
}
