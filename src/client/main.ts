import '#client/ui/base.css'
import { restoreTheme } from '#client/platform/theme.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// What the server drew is shown before the app's code takes the processor; a hidden tab paints nothing.
if (root.hasChildNodes() && !document.hidden) await painted()
const { boot } = await import('./app/boot.tsx')
await boot(root)

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
