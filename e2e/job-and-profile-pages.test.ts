import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

test('on a wide screen a job opens beside the list, and the address names the job', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/jobs')
  // Before the app works, a link opens the page of the job instead.
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  const beside = page.getByRole('complementary', { name: 'Shown next to the list' })
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/jobs\/item\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs on offer' })).toBeVisible()
  const address = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await expect(beside).toHaveCount(0)
  await page.goto(address)
  await expect(beside).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the page of a mini-job whose pay is above the limit says so, and names it no midi-job', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Night porter (m/f/d)', {
    employment_type: 'mini_job',
    pay_amount: 18.5,
    hours_per_week: 20,
  })
  await page.goto(`/en/jobs/item/${job.slug}`)
  await expect(page.getByText('Above the limit for a mini-job')).toBeVisible()
  await expect(page.getByText('Midi-job (by pay)')).toHaveCount(0)
})

test('the mark of a mini-job leads to the article about mini-jobs', async ({ page, api }) => {
  const job = await api.createJob('Paper carrier (m/f/d)', {
    employment_type: 'mini_job',
    pay_amount: 15,
    hours_per_week: 5,
  })
  await page.goto(`/en/jobs/item/${job.slug}`)
  await expect(page.getByText('Mini-job (by pay)')).toBeVisible()
  await page.getByRole('link', { name: 'More about mini-jobs and midi-jobs' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mini-job, midi-job or regular job?' }),
  ).toBeVisible()
})

test('own reports are listed under “Privacy” with their decision', async ({ page, api }) => {
  const job = await api.createJob('Snow globe shaker (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('radio', { name: /^Fraud/ }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A person will review your report')).toBeVisible()
  await page.goto('/en/cabinet/privacy')
  const row = page
    .getByRole('region', { name: 'Your reports' })
    .getByRole('listitem')
    .filter({ hasText: job.title })
  await expect(row).toContainText('Waiting for a decision')
  const id = Number(/Report no\.\s(\d+)/.exec(await row.innerText())?.[1])
  await api.call('PATCH', `/admin/reports/${id}`, await api.logIn('admin'), {
    state: 'dismissed',
    decision: 'Shaking snow globes is honest work.',
  })
  await expect(row).toContainText('Shaking snow globes is honest work.')
  await expect(row).toContainText('certified out-of-court dispute settlement body')
  // The decision's own form: another moderator reads the report again.
  const opened = page.waitForEvent('popup')
  await row.getByRole('link', { name: /^Object to the decision/ }).click()
  const form = await opened
  await form.getByRole('textbox').fill('Snow globes are hazardous.')
  await form.getByRole('button').click()
  await form.close()
  await page.goto('/en/cabinet/notifications')
  await page
    .getByRole('link', { name: /^You can object free of charge/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Your reports' })).toBeInViewport()
  await expect(row).toContainText('Waiting for a decision')
})

test('a visitor without an account reports a job; the text survives a reload, and the report arrives once', async ({
  page,
  api,
  faults,
}) => {
  const job = await api.createJob('Parcel helper at home (m/f/d)')
  // The server-rendered page reacts to presses only after hydration.
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Please choose a reason')).toBeVisible()
  await page.getByText('Fraud: asks for money').click()
  await page.getByRole('textbox', { name: 'What did you see?' }).fill('They ask me to forward parcels.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('field cannot be empty')).toBeVisible()
  await waitUntilStored(page, 'They ask me to forward parcels.')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'What did you see?' })).toHaveValue(
    'They ask me to forward parcels.',
  )
  await page.getByRole('textbox', { name: 'E-mail' }).fill('witness@jobmost.example')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A person will review your report')).toBeVisible()
  const sent = faults.log.filter(({ method, url }) => method === 'POST' && url.endsWith('/reports'))
  expect(sent.map(({ status }) => status)).toEqual([201])
})

test('the form of a report says that the reader has reported the same job already', async ({ page, api }) => {
  const job = await api.createJob('Parcel sorter at home (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Advertising or spam').click()
  await expect(dialog.getByText(/^You reported this on/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A person will review your report')).toBeVisible()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(dialog.getByText(/^You reported this on/)).toBeVisible()
  await expectNoAccessibilityDefects(page)
})

test('a job is printed by the browser or in its own window, without buttons, and its link is copied', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const { open } = window
    window.open = (...how) => {
      const begun = Date.now()
      const paper = open(...how)
      if (paper)
        paper.print = () => document.documentElement.setAttribute('data-print-ms', `${Date.now() - begun}`)
      return paper
    }
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  const job = await api.createJob('Painter for two rooms (m/f/d)')
  // The server-rendered page reacts to presses only after hydration.
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  // The browser's own print: the job alone, in the light theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Painter for two rooms (m/f/d)', level: 1 })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'form'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('To place a bet, please log in!')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').content)).toBe(
    '"Jobmost"',
  )
  // Dates instead of relative times.
  await expectPrintedDate(page)
  await page.emulateMedia({ media: null, colorScheme: null })
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await opened
  await expect(paper.getByRole('heading', { name: 'Painter for two rooms (m/f/d)', level: 1 })).toBeVisible()
  await expect(paper.getByRole('button')).toHaveCount(0)
  await expect(paper.getByText(/^Jobmost · https?:\/\/\S+ · Printed on /)).toContainText(job.slug)
  await paper.emulateMedia({ media: 'print' })
  await expectPrintedDate(paper)
  // Well before the timeout for loading its styles.
  await expect(page.locator('html')).toHaveAttribute('data-print-ms', /^1?\d{1,3}$/)
  await paper.close()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/en/jobs/item/${job.slug}`)
})

test('a job shows its pay per month with a check against the minimum wage, a map, the system’s share menu and similar jobs', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      document.documentElement.dataset.shared = JSON.stringify(shared)
    }
  })
  const low = await api.createJob('Ice cream seller for a low pay (m/f/d)', {
    pay_type: 'per_month',
    pay_amount: 1500,
    hours_per_week: 40,
  })
  await page.goto(`/en/jobs/item/${low.slug}`, { waitUntil: 'networkidle' })
  const job = page.locator('article#job')
  await expect(job.getByText(/^about €8\.65 an hour at 40\shours a week, before tax$/)).toBeVisible()
  await expect(job.getByText('Below the minimum wage')).toBeVisible()
  const map = job.getByRole('link', { name: 'Show on the map' })
  await expect(map).toHaveCount(0)

  const fair = await api.createJob('Ice cream seller for a fair pay (m/f/d)', {
    hours_per_week: 40,
    pay_amount: 20,
    street: 'Ofenweg 3',
    postal_code: '10115',
  })
  await page.goto(`/en/jobs/item/${fair.slug}`, { waitUntil: 'networkidle' })
  await expect(job.getByText(/^about €3,466 a month at 40\shours a week, before tax$/)).toBeVisible()
  await expect(job.getByText(/^Statutory minimum wage: €\d+\.\d\d an hour$/)).toBeVisible()
  await expect(job.getByText('Below the minimum wage')).toHaveCount(0)
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/.*Ofenweg\+3%2C\+10115\+Berlin/,
  )
  await job.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`/en/jobs/item/${fair.slug}"`))

  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Similar jobs' }) })
  const other = similar.getByRole('article').getByRole('heading').first()
  const title = await other.innerText()
  await other.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an employer sees the visible fields of a job seeker’s profile, and the phone number only on request', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/about')
  await page.getByRole('textbox', { name: 'About me' }).fill('I bake bread since I was ten.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/en/cabinet/worker/languages')
  await page.getByRole('button', { name: 'Add a language' }).press('Enter')
  await expect(page.locator('form :focus').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('field cannot be empty').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const entries = page.getByRole('article')
  const count = await entries.count()
  await entries.first().getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(entries.first().getByRole('button', { name: 'Delete' })).toBeFocused()
  await expect(entries).toHaveCount(count)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(entries).toHaveCount(count - 1)
  // The pressed button has disappeared. The focus continues at the list, not at the top of the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  await page.getByRole('link', { name: 'See your profile as others see it' }).click()
  await expect(page.getByText('I bake bread since I was ten.')).toBeVisible()
  const address = new URL(page.url()).pathname

  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(address)
  await expect(boss.getByText('I bake bread since I was ten.')).toBeVisible()
  await expect(boss.getByRole('article').getByRole('link', { name: /^\+49/ })).toHaveCount(0)
  await boss.getByRole('button', { name: 'Show phone' }).click()
  await expect(boss.getByRole('article').getByRole('link', { name: /^\+49/ })).toBeVisible()
  await boss.getByRole('button', { name: 'Send message' }).click()
  await expect(boss).toHaveURL(/\/en\/chat\/room\/\d+/)
})

test('on a wide screen a job beside the list leads to its bid with one press', async ({ page, api }) => {
  const { slug, title } = await api.createJob('Keeper of a lighthouse (m/f/d)', {
    description: 'Light. '.repeat(400),
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/en/jobs?q=${encodeURIComponent('Keeper of a lighthouse')}`, { waitUntil: 'networkidle' })
  await page.getByRole('article').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(slug))
  const bid = page.getByText('To place a bet, please log in!')
  await expect(bid).not.toBeInViewport()
  await page.getByRole('link', { name: 'Go to your bid' }).click()
  await expect(bid).toBeInViewport()
})

/** The date stands once, for the words that are hidden on paper. */
async function expectPrintedDate(page: Page): Promise<void> {
  const published = page.getByRole('article').locator('time').first()
  await expect(published.locator('span')).toBeHidden()
  const after = await published.evaluate((time) => getComputedStyle(time, '::after').content)
  expect(after).toMatch(/^"\d+ \p{L}+ 20\d\d"$/u)
}
