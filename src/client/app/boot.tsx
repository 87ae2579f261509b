import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { requestsReleased } from '#client/platform/initial-answers.ts'
import { App } from './app.tsx'
import { startApp } from './start.ts'

/** Starts the app in `root`: takes over what the server drew there, which it waits for, or draws it. */
export async function boot(root: HTMLElement): Promise<void> {
  const { isDrawn, ...started } = await startApp(root)
  const app = (
    <StrictMode>
      <App {...started} />
    </StrictMode>
  )
  const isOnScreen = new Promise<void>((resolve) => {
    const stop = started.router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  // As a transition, so that drawing the first screen gives way to taps on a slow phone.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await (isDrawn ? requestsReleased() : isOnScreen)
}
