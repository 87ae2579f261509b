import type { Page } from '@playwright/test'
import { cut, expect, signIn, test, waitForServiceWorker } from './support/test.ts'

const TEXT = 'I lay tiles in bathrooms'

/** From then on the browser's storage fails with this error, when something is written. */
const failWith = (page: Page, error: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.fault = name
  }, error)

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...record) {
      const name = document.documentElement.dataset.fault
      if (name) throw new DOMException('failed', name)
      return put.apply(this, record)
    }
    const { open } = IDBFactory.prototype
    let isBroken: boolean | undefined
    IDBFactory.prototype.open = function (...given) {
      // Broken for one whole load of the page: the app also tries again by itself.
      isBroken ??= sessionStorage.getItem('broken') !== null
      sessionStorage.removeItem('broken')
      if (isBroken) throw new DOMException('Internal error', 'UnknownError')
      return open.apply(this, given)
    }
  }),
)

test('what cannot be stored stays in its field, and the reason is a full disk only when the disk is full', async ({
  page,
  api,
}) => {
  const { slug } = await api.createJob('Tiler for bathrooms (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
  const field = page.getByRole('textbox', { name: 'Your bid' })
  await field.fill(TEXT)
  const place = page.getByRole('button', { name: 'Place bid' })
  const reason = (words: string) => page.getByRole('main').getByRole('alert').filter({ hasText: words })

  await failWith(page, 'UnknownError')
  await place.click()
  await expect(reason('This browser cannot save anything at the moment.')).toContainText(
    'Your text is still here.',
  )
  await expect(field).toHaveValue(TEXT)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByText('This browser cannot save anything at the moment.')).toHaveCount(2)

  await failWith(page, 'QuotaExceededError')
  await place.click()
  await expect(reason('There is no space left on this device')).toContainText('Your text is still here.')
  await expect(field).toHaveValue(TEXT)

  await failWith(page, '')
  await place.click()
  await expect(field).toHaveCount(0)
})

test('a form that waits in the outbox says so too', async ({ page, api }) => {
  const { slug } = await api.createJob('Tiler for kitchens (m/f/d)')
  await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const report = page.getByRole('dialog', { name: /^Report/ })
  await report.getByText('Fraud').click()
  await report.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.org')
  await failWith(page, 'UnknownError')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByRole('alert')).toContainText('This browser cannot save anything at the moment.')
})

test('an outbox that cannot be read is not called empty', async ({ page, expectedErrors }) => {
  // Expected errors: what the app reports of the broken storage.
  expectedErrors.push(/Internal error/)
  await signIn(page, 'worker')
  await page.goto('/en/outbox')
  await expect(page.getByText('Every device has its own outbox.')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
  await page.reload()
  await expect(page.getByText('This browser cannot read the outbox')).toBeVisible()
  await expect(page.getByText('Nothing waiting to be sent')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
})

test('what the browser has lost with its database is told until the notice is closed', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { slug } = await api.createJob('Tiler for terraces (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await page.getByRole('textbox', { name: 'Your bid' }).fill(TEXT)
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('jobmost-user-'))
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).onsuccess = resolve
        })
  })
  await page.goto('/en/outbox')
  const notice = page.getByText('The browser has lost 1 item that was waiting on this device.')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  const banner = page.getByText('The browser has lost 1 item', { exact: true })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})
