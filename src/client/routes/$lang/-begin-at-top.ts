import { hasIntent } from '#client/platform/device/intent.ts'

/**
 * Opens the page after signing in at its top. The router's smooth scrolling ends where the page was when its content
 * arrives meanwhile: on a long page, at the footer. A bid that goes on scrolls to its form itself.
 */
export async function beginAtTop(open: () => Promise<unknown>): Promise<void> {
  const isElsewhere = hasIntent('bid')
  await open()
  if (isElsewhere) return
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' })
  toTop()
  requestAnimationFrame(() => requestAnimationFrame(toTop))
}
