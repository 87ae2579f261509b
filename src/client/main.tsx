import '#client/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreTheme } from '#client/platform/theme.ts'
import { App } from './app/app.tsx'
import { startApp } from './app/start.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { isDrawn, ...started } = await startApp()
const app = (
  <StrictMode>
    <App {...started} />
  </StrictMode>
)
// As a transition, so that drawing the first screen gives way to taps on a slow phone.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
