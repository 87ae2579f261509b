import type { JobCard } from '../src/shared/contract/jobs.ts'
import { expect, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

const SHARED = '/en/share?title=Nurse&text=Hello%20from%20my%20notes'

test('a text shared from another app becomes a search, or waits in a chat and in a bid', async ({
  page,
  api,
}) => {
  const { data } = await api.call<{ data: JobCard[] }>('GET', '/jobs', await api.logIn('worker'))
  const { slug, title } = data.find(({ my_rate_id }) => !my_rate_id)!
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  // The visit is noted on the device after the page has rendered.
  await waitUntilStored(page, 'viewedAt', title)

  await page.goto(SHARED)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Nurse\nHello from my notes')
  await page.getByRole('region', { name: 'Write in a chat' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/en\/chat\/room\/\d+/)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Nurse\nHello from my notes')

  await page.goto(SHARED)
  await page.getByRole('region', { name: 'Use in a bid' }).getByRole('button', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your bid' })).toHaveValue('Nurse\nHello from my notes')

  await page.goto(SHARED)
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expect(page).toHaveURL(/\/en\/search\/Nurse/)
})

test('signed out and offline, a shared text can still be read, and leads to the page it names', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.goto(`/de/share?url=${encodeURIComponent(`${baseURL}/en/jobs`)}`)
  await expect(page.getByRole('heading', { name: 'Geteilter Text' })).toBeVisible()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.de.webmanifest')
  await page.getByRole('link', { name: 'Seite öffnen' }).click()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await context.setOffline(false)
})
