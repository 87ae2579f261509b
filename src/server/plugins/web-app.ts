import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { loadDrawPage } from '../web/draw-page.ts'
import { htmlPages } from '../web/html-page.ts'
import type { Manifest } from '../web/preloads.ts'
import { sitemapRoutes } from '../web/sitemap-routes.ts'
import { staticFiles } from '../web/static-files.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Serves the built client from `dist`; without a build (tests, API only) every page is a 404. */
export async function webApp(app: App, deps: Deps, dist = DIST): Promise<void> {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) return
  await staticFiles(app, dist)
  sitemapRoutes(app, deps)
  htmlPages(app, deps, {
    template: readFileSync(index, 'utf8'),
    manifest: readManifest(dist),
    drawPage: await loadDrawPage(dist, () => deps.clock().getTime()),
  })
}

function readManifest(dist: string): Manifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
