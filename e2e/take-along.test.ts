import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { cut, expect, signIn, storedItems, test, waitForServiceWorker } from './support/test.ts'

const WORD = 'Foghorn'
const TITLES = ['North', 'West', 'East'].map((side) => `${WORD} tuner ${side} (m/f/d)`)
const SECOND_PAGE = /\/jobs\/whole\?.*page=2/
const textOf = (title: string) => `Climb the stairs and light the lamp: ${title}`

test('the jobs of a search that were taken along open in full from cold without a connection, signed out', async ({
  api,
  profile,
  faults,
}) => {
  for (const title of TITLES) await api.createJob(title, { description: textOf(title) })
  const phone = await profile.open()
  const page = await phone.newPage()
  await page.goto(`/en/jobs?q=${WORD}`)
  await waitForServiceWorker(page)
  await page.getByRole('button', { name: 'Save offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save these jobs offline' })
  await dialog.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('3 jobs saved offline')).toBeVisible()
  await expect(dialog).toContainText(/Saved offline .+: 3 jobs/)
  await expectNoAccessibilityDefects(page)
  expect(faults.log.filter(({ url }) => url.startsWith('/api/v1/jobs/whole'))).toHaveLength(1)
  await profile.close()

  const later = await profile.open()
  await cut(later, faults, true)
  const offline = await later.newPage()
  await offline.goto('/en/jobs?cities=1&min=3000')
  await offline
    .getByRole('list', { name: 'Searches saved offline' })
    .getByRole('link', { name: WORD })
    .click()
  await expect(offline.getByText(/^Saved offline/)).toBeVisible()
  const results = offline.getByRole('region', { name: 'Jobs', exact: true })
  for (const title of TITLES) await expect(results.getByRole('link', { name: title })).toBeVisible()
  await results.getByRole('link', { name: TITLES[1] }).click()
  await expect(offline.getByText(textOf(TITLES[1] ?? ''))).toBeVisible()
  await offline.reload()
  await expect(offline.getByText(textOf(TITLES[1] ?? ''))).toBeVisible()
  await offline.goto(`/en/jobs?q=${WORD}`)
  await expect(offline.getByText(/^Saved offline/)).toBeVisible()
})

test('taking along can be cancelled and keeps nothing half, and the cabinet deletes what was taken', async ({
  page,
  faults,
  expectedErrors,
}) => {
  await signIn(page, 'worker')
  const stored = async () => (await storedItems(page)).filter(({ store }) => store === 'taken-jobs').length
  await page.goto('/en/jobs')
  const second = Promise.withResolvers<void>()
  await page.route(SECOND_PAGE, async (route) => {
    await second.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Save offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save these jobs offline' })
  const take = dialog.getByRole('button', { name: 'Save on this device' })
  await take.click()
  await expect(dialog.getByRole('status')).toHaveText(/^Jobs: 50 of \d+$/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(take).toBeVisible()
  expect(await stored()).toBe(0)
  second.resolve()

  const refused = Promise.withResolvers<void>()
  await page.unroute(SECOND_PAGE)
  await page.route(SECOND_PAGE, async (route) => {
    await refused.promise
    await route.fulfill({ status: 400, json: { message: 'The list has changed', code: 'invalid' } })
  })
  expectedErrors.push(/status of 400/)
  await take.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  refused.resolve()
  await expect(page.getByText('The list has changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.unroute(SECOND_PAGE)

  // The list stays, with its focus, when the connection changes.
  const favourite = page.getByRole('button', { name: 'Add to favourites' }).nth(2)
  await favourite.focus()
  await cut(page.context(), faults, true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(favourite).toBeFocused()
  await cut(page.context(), faults, false)
  await expect(page.getByText('You are offline')).toHaveCount(0)

  await page.getByRole('button', { name: 'Save offline' }).click()
  await take.click()
  await expect(dialog).toContainText(/Saved offline .+: \d+ jobs/)
  expect(await stored()).toBeGreaterThan(50)
  await page.goto('/en/cabinet/storage')
  await page.getByRole('button', { name: 'Delete: Jobs saved offline' }).click()
  await expect(page.getByText('Deleted from this device')).toBeVisible()
  expect(await stored()).toBe(0)
})
