import { holdRequests } from './support/hold-requests.ts'
import { cut, expect, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('an invalid amount keeps the filters open at its field and loses nothing', async ({ page }) => {
  await page.goto('/en/jobs')
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  const rubric = sheet.getByRole('group', { name: 'Rubrics' }).getByRole('checkbox').first()
  await rubric.check()
  // The number of results with what is chosen, before it is applied.
  await expect(sheet.getByRole('status').filter({ hasText: /\d+ jobs?/ })).toBeVisible()
  const least = sheet.getByRole('textbox', { name: 'At least (EUR a month)' })
  await least.fill('a lot')
  await sheet.getByRole('button', { name: 'Apply filters' }).click()
  await expect(least).toBeFocused()
  await expect(least).toHaveAccessibleDescription('Please enter an amount, such as 15 or 2500')
  await expect(least).toHaveValue('a lot')
  await expect(rubric).toBeChecked()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await least.fill('12,50')
  await sheet.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/rubrics=\d+&min=12.5/)
  await expect(page.locator('#results')).toBeFocused()
})

test('with the keyboard, no control of the filters is behind their buttons on a phone', async ({ page }) => {
  await page.goto('/en/jobs')
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  const hits = sheet.getByRole('status').filter({ hasText: /\d+ jobs?/ })
  await expect(hits).toBeVisible()
  const covered: string[] = []
  for (let times = 0; times < 30; times++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const [control, buttons] = [await focused.boundingBox(), await hits.boundingBox()]
    if (control && buttons && control.y < buttons.y && control.y + control.height > buttons.y)
      covered.push(await focused.evaluate((element) => element.outerHTML.slice(0, 100)))
  }
  expect(covered).toEqual([])
})

test('a search without matches says which filter to remove, for jobs and for offers', async ({
  page,
  api,
}) => {
  await api.createJob('Glassblower (m/f/d)', { employment_type: 'full_time' })
  const known = async () => (await api.call<{ data: unknown[] }>('GET', '/jobs?q=Glassblower')).data.length
  await expect.poll(known).toBe(1)
  await page.goto('/en/jobs?q=Glassblower&type=mini_job-part_time&lang=pl')
  await expect(page.getByText('Unfortunately this section is empty or has no entries')).toBeVisible()
  const choices = page.getByRole('region', { name: 'Remove one filter' })
  await expect(choices.getByRole('button').first()).toHaveAccessibleName(/^Without “Glassblower” \d+ jobs?$/)
  await page.goto('/en/jobs?q=Glassblower&type=mini_job-part_time')
  await expect(choices.getByRole('button')).toHaveCount(2)
  await choices.getByRole('button', { name: 'Without “Mini-job, Part time” 1 job' }).click()
  await expect(page).toHaveURL(/\/en\/jobs\?q=Glassblower$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.locator('#results')).toBeFocused()
  await expect(choices).toHaveCount(0)

  await page.goto('/en/offer?q=Qwrtzpx&pay=per_hour')
  await expect(choices.getByRole('button', { name: /^Without “Qwrtzpx” \d+ offers$/ })).toBeVisible()
})

test('filters that are applied before their code has loaded are applied afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdRequests(page, /filter-panel.*\.js/)
  await page.goto('/en/jobs')
  await page.waitForLoadState('networkidle')
  const filters = page.getByRole('region', { name: 'Filters' })
  const rubric = filters.getByRole('group', { name: 'Rubrics' }).getByRole('checkbox').first()
  await rubric.check()
  await filters.getByRole('textbox', { name: 'At least (EUR a month)' }).fill('much')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  release()
  await expect(filters.getByText('Please enter an amount, such as 15 or 2500')).toBeVisible()
  await expect(filters.getByRole('textbox', { name: 'At least (EUR a month)' })).toHaveValue('much')
  await expect(rubric).toBeChecked()
  await filters.getByRole('textbox', { name: 'At least (EUR a month)' }).fill('12')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/rubrics=\d+&min=12$/)
})

test('without JavaScript the filters are a form with the same result', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/en/jobs')
  const filters = page.getByRole('region', { name: 'Filters' })
  const rubric = filters.getByRole('group', { name: 'Rubrics' }).getByRole('checkbox').first()
  await rubric.check()
  await filters.getByRole('radio', { name: 'Per hour' }).check()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/rubrics=\d+.*pay=per_hour/)
  await expect(filters.getByRole('radio', { name: 'Per hour' })).toBeChecked()
  await context.close()
})

test('jobs can be searched, filtered and opened with the keyboard alone', async ({ page, api }) => {
  // The demo data may have no such jobs.
  for (const title of ['Reinigungskraft im Hotel', 'Reinigung von Büros', 'Reinigung am Abend'])
    await api.createJob(title, { language: 'de' })
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  const keyword = page.getByRole('search').getByRole('searchbox', { name: 'Keyword' })
  await keyword.focus()
  await page.keyboard.type('Reinig')
  const options = page.getByRole('listbox', { name: 'Keyword' }).getByRole('option')
  await expect(options.first()).toHaveText(/Reinig/)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(keyword).toHaveValue('Reinig')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\/.+\/0$/)

  // Closing the sheet returns the focus to its button.
  const opener = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Filters/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Apply filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const hourly = page.getByRole('dialog').getByRole('checkbox', { name: /Deutsch/ })
  await hourly.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lang=de/)
  await expect(page.locator('#results')).toBeFocused()
  const chip = page.getByRole('button', { name: 'Remove filter: Deutsch' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/lang=/)
  await expect(chip).toHaveCount(0)

  // Opens a job. Going back returns to the same card.
  const link = page.getByRole('article').nth(1).getByRole('link').first()
  const title = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').nth(1).getByRole('link').first()).toBeFocused()
})

test('people looking for work can be filtered by name and opened beside the list; closing restores the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/offer')
  await page.waitForLoadState('networkidle')
  const tabTo = async (name: string) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await tabTo('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo('Create your own offer')
  await tabTo('Skip to results')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const results = page.locator('#results')
  expect(await results.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  const filters = page.getByRole('region', { name: 'Filters' })
  const name = filters.getByRole('group', { name: 'Titles of offers' }).getByRole('checkbox').first()
  await name.check()
  const word = await name.getAttribute('value')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/names=/)
  await expect(page.getByRole('button', { name: `Remove filter: ${word}` })).toBeVisible()
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(word ?? '')
  await page.getByRole('button', { name: `Remove filter: ${word}` }).click()
  await expect(page).toHaveURL(/\/en\/offer$/)

  const link = page.getByRole('article').nth(1).getByRole('link').first()
  const opened = await link.innerText()
  await link.click()
  const beside = page.getByRole('complementary', { name: 'Shown next to the list' })
  await expect(beside.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/offer\/item\/\d+$/)
  // On paper it is alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([opened])
  await expect(results).toBeHidden()
  await page.emulateMedia({ media: null })
  await beside.getByRole('link', { name: 'Close' }).click()
  await expect(beside).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(beside).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(beside).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('offline, the search covers the people that this device has loaded', async ({
  page,
  context,
  faults,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  await page.goto('/en/offer')
  await waitForServiceWorker(page)
  await page.waitForLoadState('networkidle')
  const name = await page.getByRole('article').first().getByRole('link').first().innerText()
  await waitUntilStored(page, name)
  await cut(context, faults, true)
  await page.goto(`/en/offer?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Searched on this device only')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
})

test('a search that is sent before the code has loaded is run afterwards', async ({ page }) => {
  const release = await holdRequests(page)
  await page.goto('/en', { waitUntil: 'commit' })
  const search = page.getByRole('search')
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Reinigung')
  release()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[/=]Reinigung/)
})
