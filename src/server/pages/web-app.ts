import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import type { ClientBuild } from './document/client-build.ts'
import { htmlPages, onlyReadPages } from './html-page.ts'
import { loadPageRenderer } from './page-renderer.ts'
import { staticFiles } from './static-files.ts'

/** Serves the built client. */
export async function webApp(app: App, deps: Deps, build: ClientBuild): Promise<void> {
  await staticFiles(app, build.folder)
  onlyReadPages(app)
  const renderer = loadPageRenderer(
    build.folder,
    () => deps.clock().getTime(),
    (error) => app.log.error({ err: error }, 'the thread that renders pages failed'),
  )
  app.addHook('onClose', async () => renderer?.close())
  htmlPages(app, deps, build, renderer)
}
