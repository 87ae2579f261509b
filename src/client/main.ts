import '#client/ui/base.css'
import { restoreTheme } from '#client/platform/device/theme.ts'
import { keepEarlyInput } from '#client/platform/first-paint/early-input.ts'
import { yieldToMain } from '#client/platform/first-paint/yield-to-main.ts'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const repeatEarlyInput = keepEarlyInput(root)
// What the server drew is shown before the app's code takes the processor; a hidden tab paints nothing.
const isShown = root.hasChildNodes() && !document.hidden
if (isShown) await painted()
// The scripts a drawn page goes on with (server/pages/preloads.ts).
const later = document.getElementById('after-paint')
if (later instanceof HTMLTemplateElement) document.head.append(later.content)
// In pieces that yield to the main thread in between: a tap must not wait for all of it.
await import('./app/react.ts')
if (isShown) await yieldToMain()
const { boot } = await import('./app/boot.tsx')
if (isShown) await yieldToMain()
await boot(root)
repeatEarlyInput()

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
