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
