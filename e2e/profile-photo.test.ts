import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './support/test.ts'

const MEGABYTE = 1024 * 1024

test('a photo over 5 MB is made smaller on the device and saved', async ({ page }) => {
  // Decoders ignore what follows the end of a PNG.
  const picture = await readFile('public/icons/icon-512.png')
  const buffer = Buffer.concat([picture, Buffer.alloc(6 * MEGABYTE)])
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker')
  const sent = page.waitForRequest((request) => request.url().endsWith('/cabinet/avatar'))
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(MEGABYTE)
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible()
})

test('a large file that is no picture is refused with the reason', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker')
  const buffer = Buffer.alloc(6 * MEGABYTE)
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('The photo is larger than 5 MB')).toBeVisible()
})
