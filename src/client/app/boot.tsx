import { i18n } from '@lingui/core'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { requestsReleased } from '#client/platform/first-paint/initial-answers.ts'
import { createContainerOver, replaceSnapshot } from '#client/platform/snapshots/replace-snapshot.ts'
import { shownSnapshot } from '#client/platform/snapshots/shown-snapshot.ts'
import { App } from './app.tsx'
import type { AppRouter } from './router.ts'
import { startApp } from './start.ts'

/**
 * Starts the app in `root`: hydrates server-rendered HTML, replaces the worker's snapshot, or renders from scratch.
 * @returns once the page works: a function that starts what runs in the background
 */
export async function boot(root: HTMLElement): Promise<() => void> {
  // A message whose catalogue is not loaded is shown as its id. The error makes the stories fail.
  i18n.on('missing', ({ id }) => reportError(new Error(`The message ${id} is not loaded`)))
  const { isServerRendered, runInBackground, ...started } = await startApp(root)
  const app = (
    <StrictMode>
      <App {...started} />
    </StrictMode>
  )
  const isShown = isServerRendered ? requestsReleased() : firstRendered(started.router)
  const snapshot = shownSnapshot(root)
  const container = snapshot ? createContainerOver(root) : root
  // As a transition, so that rendering yields to input on a slow phone.
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, app)
    else createRoot(container).render(app)
  })
  await isShown
  if (snapshot) await replaceSnapshot(snapshot, container)
  return runInBackground
}

function firstRendered(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
}
