import '#client/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { restoreTheme } from '#client/platform/theme.ts'
import { App } from './app/app.tsx'
import { startApp } from './app/start.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const started = await startApp()
// As a transition, so that drawing the first screen gives way to taps on a slow phone.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App {...started} />
    </StrictMode>,
  ),
)
