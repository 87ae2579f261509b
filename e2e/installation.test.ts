import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, test, waitForServiceWorker } from './support/test.ts'

test('on an iPhone the button to install the app explains how, and nothing shows it unasked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
  })
  await page.goto('/de/jobs')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'App installieren' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog).toContainText('Zum Home-Bildschirm')
  await expectNoAccessibilityDefects(page)
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the app can be installed: manifest, icons and worker meet the browser’s requirements', async ({
  profile,
}) => {
  const context = await profile.open()
  const page = await context.newPage()
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  const devtools = await context.newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([])
})

test('the browser’s install dialog opens by the app’s own button, once', async ({ page }) => {
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Install app' })
  await expect(button).toHaveCount(0)
  // Headless browsers do not offer an installation, so the event comes from here.
  const opened = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        const prompt = async () => resolve(offer.defaultPrevented)
        dispatchEvent(Object.assign(offer, { prompt }))
      }),
  )
  await button.click()
  expect(await opened).toBe(true)
  await expect(button).toHaveCount(0)
})

test('the browser is asked to keep the data of this site once a favourite is stored, not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage)
    navigator.storage.persist = () => {
      document.documentElement.dataset.asked = 'yes'
      return persist()
    }
  })
  const asked = page.locator('html[data-asked]')
  await signIn(page, 'worker')
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await expect(asked).toHaveCount(1)
})
