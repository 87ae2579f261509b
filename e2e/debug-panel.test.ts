import { cut, expect, logIn, test, waitForServiceWorker } from './support/test.ts'

const JOB = 'Gardener for a park (m/f/d)'

test('the debug section shows the state of the device when it is switched on', async ({
  page,
  api,
  faults,
  context,
}) => {
  await api.createJob(JOB)
  await logIn(page, 'worker')
  await page.goto('/en/outbox')
  await waitForServiceWorker(page)
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Debug' })
  await expect(panel).toHaveCount(0)

  await page.goto('/en/outbox?debug=1')
  await expect(panel).toContainText('this tab')
  await expect(panel).toContainText('jobmost-leader')
  await expect(panel).toContainText(/index-[\w-]+\.js/)
  await expect(panel).toContainText(/precache.* \(\d+\)/)
  await expect(panel).toContainText('SocketConnected', { ignoreCase: true })
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  expect(token).not.toBe('')
  expect(await panel.textContent()).not.toContain(token.slice(0, 20))

  await page.goto('/en/jobs')
  await page.getByRole('link', { name: JOB }).first().click()
  await expect(page.getByRole('heading', { name: JOB, level: 1 })).toBeVisible()
  await cut(context, faults, true)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  // Waits until the star is stored on the device, because leaving the page earlier would lose it.
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await page.goto('/en/outbox')
  await expect(panel).toContainText('favourite-add, queued')
  await expect(panel).toContainText('not connected')

  await cut(context, faults, false)
  await page.goto('/en/outbox?debug=0')
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible()
  await expect(panel).toHaveCount(0)
})
