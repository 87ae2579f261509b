import { rememberedKind } from '#client/platform/device/remembered-action.ts'

/**
 * Opens the page after signing in at its top. The router's smooth scrolling stops when content arrives during it, on a
 * long page at the footer. A continued bid scrolls to its form by itself.
 */
export async function openAtTop(open: () => Promise<unknown>): Promise<void> {
  const isElsewhere = rememberedKind() === 'bid'
  await open()
  if (isElsewhere) return
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' })
  toTop()
  requestAnimationFrame(() => requestAnimationFrame(toTop))
}
