import '#client/ui/base.css'
import { restoreTheme } from '#client/platform/device/theme.ts'
import { keepEarlyInput } from '#client/platform/first-paint/early-input.ts'
import { watchEarlyScroll } from '#client/platform/first-paint/early-scroll.ts'
import { yieldToMain } from '#client/platform/first-paint/yield-to-main.ts'
import { checkSnapshot } from '#client/platform/snapshots/shown-snapshot.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
checkSnapshot(root)
const repeatEarlyInput = keepEarlyInput(root)
// The browser paints the server's HTML before the app's code blocks the main thread. A hidden tab does not paint.
const isShown = root.hasChildNodes() && !document.hidden
if (isShown) await painted()
watchEarlyScroll()
// The other scripts of a server-rendered page (server/pages/preloads.ts).
const later = document.getElementById('after-paint')
if (later instanceof HTMLTemplateElement) document.head.append(later.content)
// In several tasks that yield to the main thread: input must not wait for all of them.
await import('./app/react.ts')
if (isShown) await yieldToMain()
const { boot } = await import('./app/boot.tsx')
if (isShown) await yieldToMain()
// Also after an error: until then clicks are held back.
const runInBackground = await boot(root).finally(repeatEarlyInput)
runInBackground()

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
