import { rssRoutes } from '../feeds/rss-routes.ts'
import { sitemapRoutes } from '../feeds/sitemap-routes.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import type { ClientBuild } from './document/client-build.ts'
import { loadDrawing } from './draw-page.ts'
import { htmlPages, onlyReadPages } from './html-page.ts'
import { staticFiles } from './static-files.ts'

/** Serves the built client; without a build every page is a 404. */
export async function webApp(app: App, deps: Deps, build: ClientBuild | null): Promise<void> {
  if (!build) return
  await staticFiles(app, build.folder)
  sitemapRoutes(app, deps)
  rssRoutes(app, deps)
  onlyReadPages(app)
  htmlPages(app, deps, build, await loadDrawing(build.folder, () => deps.clock().getTime()))
}
