import '#client/ui/base.css'
import { breath } from '#client/platform/breath.ts'
import { keepEarlyInput } from '#client/platform/early-input.ts'
import { restoreTheme } from '#client/platform/theme.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const repeatEarlyInput = keepEarlyInput(root)
// What the server drew is shown before the app's code takes the processor; a hidden tab paints nothing.
const isShown = root.hasChildNodes() && !document.hidden
if (isShown) await painted()
// The scripts a drawn page goes on with (server/pages/document/preloads.ts).
const later = document.getElementById('after-paint')
if (later instanceof HTMLTemplateElement) document.head.append(later.content)
// In pieces, with a breath between them: a tap must not wait for all of it.
await import('./app/react.ts')
if (isShown) await breath()
const { boot } = await import('./app/boot.tsx')
if (isShown) await breath()
await boot(root)
repeatEarlyInput()

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
