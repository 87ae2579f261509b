import { holdRequests } from './support/hold-requests.ts'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a login sent before the scripts have loaded puts no password into the address', async ({ page }) => {
  const release = await holdRequests(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/en/login', { waitUntil: 'commit' })
  await page.locator('input[name=login]').fill(PEOPLE.worker)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('main form button[type=submit]').click()
  release()
  await page.waitForLoadState('networkidle')
  expect(addresses.filter((address) => address.includes('password='))).toEqual([])
  await expect(page).not.toHaveURL(/password/)
})

declare global {
  interface Window {
    wasRefused?: boolean
  }
}

test('a login pressed in the moment of hydration is sent with what was typed before, and never refused as empty', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isPressed = false
    new MutationObserver(() => {
      window.wasRefused ||= document.querySelector('main form [aria-invalid=true]') !== null
      const button = document.querySelector<HTMLElement>('main form button[type=submit]')
      if (isPressed || !button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
      isPressed = true
      button.click()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const release = await holdRequests(page)
  await page.goto('/en/login', { waitUntil: 'commit' })
  await page.locator('input[name=login]').fill(PEOPLE.worker)
  await page.locator('input[name=password]').fill(PASSWORD)
  release()
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
  expect(await page.evaluate(() => window.wasRefused ?? false)).toBe(false)
})
