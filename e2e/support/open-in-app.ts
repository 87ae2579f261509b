import type { Page } from '@playwright/test'
import type { QueryClient } from '@tanstack/react-query'

type Router = {
  navigate(to: { href: string; replace: true }): Promise<void>
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
  options: { context: { queryClient: QueryClient } }
}
declare global {
  var __TSR_ROUTER__: Router | undefined
}

/**
 * Opens an address in the app by its router, which takes a fifth of the time of a new document; for walks over many
 * pages. The first of a walk, and one in another language, is a new document.
 */
export async function openInApp(page: Page, address: string): Promise<void> {
  const present = new URL(page.url()).pathname
  if (present.startsWith(address.slice(0, '/xx'.length)))
    await page.evaluate((href) => globalThis.__TSR_ROUTER__?.navigate({ href, replace: true }), address)
  else await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = globalThis.__TSR_ROUTER__?.state ?? {}
    return status === 'idle' && location?.href === resolvedLocation?.href
  })
}
