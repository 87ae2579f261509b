import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { rssRoutes } from './rss-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

/** Feeds for other programs: RSS, sitemaps and robots.txt. */
export function feedRoutes(app: App, deps: Deps): void {
  sitemapRoutes(app, deps)
  rssRoutes(app, deps)
}
