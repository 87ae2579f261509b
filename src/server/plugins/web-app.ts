import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import type { ClientBuild } from '../web/client-build.ts'
import { loadDrawing } from '../web/draw-page.ts'
import { htmlPages, onlyReadPages } from '../web/html-page.ts'
import { rssRoutes } from '../web/rss-routes.ts'
import { sitemapRoutes } from '../web/sitemap-routes.ts'
import { staticFiles } from '../web/static-files.ts'

/** Serves the built client; without a build every page is a 404. */
export async function webApp(app: App, deps: Deps, build: ClientBuild | null): Promise<void> {
  if (!build) return
  await staticFiles(app, build.folder)
  sitemapRoutes(app, deps)
  rssRoutes(app, deps)
  onlyReadPages(app)
  htmlPages(app, deps, build, await loadDrawing(build.folder, () => deps.clock().getTime()))
}
