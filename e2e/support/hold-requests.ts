import type { Page } from '@playwright/test'

/**
 * Holds the page's requests for some addresses back, as a slow network does.
 * @param addresses of the scripts by default: then the page is as the server has drawn it
 * @returns a function that lets them, and all later ones, go
 */
export async function holdRequests(page: Page, addresses: string | RegExp = '**/assets/*.js') {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    // The page that asked may be gone.
    await route.continue().catch(() => undefined)
  })
  return release
}
