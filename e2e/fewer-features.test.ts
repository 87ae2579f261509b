import { cut, expect, signIn, test, waitForServiceWorker } from './support/test.ts'

// What iOS and Firefox lack, in part or everywhere. The worker keeps its features: no script reaches it before its own.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    // The empty page before the first one.
    if (!isSecureContext) return
    for (const name of ['SyncManager', 'PushManager', 'Notification', 'requestIdleCallback', 'scheduler'])
      Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'pushManager')
    Reflect.deleteProperty(StorageManager.prototype, 'persist')
    for (const name of ['setAppBadge', 'clearAppBadge', 'locks'])
      Reflect.deleteProperty(Navigator.prototype, name)
    Object.defineProperty(navigator, 'standalone', { value: false })
  }),
)

test('without background sync, locks, push, badges and lasting storage a bid waits, says what to do, and arrives once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { slug } = await api.createJob('Baker of bagels (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await page.getByRole('textbox', { name: 'Your bid' }).fill('I bake bagels every day')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await page.getByRole('link', { name: 'Outbox (1)' }).click()
  await expect(page.getByText('This browser sends only while Jobmost is open.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Outbox' })).toContainText('I bake bagels every day')

  await cut(context, faults, false)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  const sent = faults.log.filter(({ method, url }) => method === 'POST' && url.endsWith(`/${slug}/rates`))
  expect(sent.map(({ status }) => status)).toEqual([201])
})

test('settings say what an iPhone does outside the home screen', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/storage')
  await expect(page.getByText(/deletes the data of sites that you have not opened for a week/)).toBeVisible()
  await page.goto('/en/cabinet/notifications')
  await expect(page.getByText(/home screen/).first()).toBeVisible()
})
