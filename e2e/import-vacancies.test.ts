import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

const COLUMNS = 'external_id;title;rubric;city;pay_type;pay_amount;description;employment_type'

test('an employer imports a CSV file with bad rows and sees the others wait for approval', async ({
  page,
}) => {
  const unique = Date.now()
  const row = (id: number, pay: string) =>
    `${id};Lamplighter ${unique} ${id};childcare;Berlin;per_hour;${pay};Light the lamps at dusk, every day.;part_time`
  const source = `Lamps ${unique}`
  await addSource(page, source)

  const card = page
    .getByRole('list', { name: 'Sources' })
    .getByRole('listitem')
    .filter({ hasText: source })
    .first()
  await expect(card.getByRole('heading', { name: source })).toBeFocused()
  await expect(card).toContainText('0 open vacancies')
  await card.getByLabel(`File for ${source}`).setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([COLUMNS, row(1, '18,50'), row(2, 'much'), row(3, '20')].join('\n')),
  })
  await expect(card).toContainText('Nothing is imported yet')
  const errors = card.getByRole('region', { name: 'Rows with errors' })
  await expect(errors).toContainText('1 row with errors')
  await expect(errors).toContainText(`Row 3 · number 2 · Lamplighter ${unique} 2`)
  const rows = card.getByRole('region', { name: 'Vacancies in this import' }).getByRole('listitem')
  await expect(rows).toHaveText([/^New *Lamplighter \d+ 1 · Berlin$/, /^New *Lamplighter \d+ 3 · Berlin$/])
  await expect(errors).toContainText('Pay (EUR) · column pay_amount much: Please enter a number')
  await expectNoAccessibilityDefects(page)

  await card.getByRole('button', { name: 'Import', exact: true }).click()
  const state = card.getByText('Imported. This has changed:')
  await expect(state).toBeFocused()
  await expect(state).toBeInViewport()
  await expect(card.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await expect(card).toContainText('2 vacancies, of which in review: 2')
  await card.getByRole('link', { name: 'My vacancies' }).click()
  const own = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: `${unique}` })
  await expect(own).toHaveCount(2)
  await expect(own.first()).toContainText('Moderated by admin')
})

test('a new employer uploads a table at once, and reads what its columns are', async ({
  page,
  api,
  server,
}) => {
  const { email } = await api.register({
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Lamps and Bells Ltd',
    contact_name: 'Lina Lamp',
  })
  await api.confirm(email, server.dataDir)
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker/user/import-vacancies')
  await page.getByText('The columns of the table, with examples').click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^pay_type / })).toContainText('Per month, Per hour')
  await expect(table.getByRole('row', { name: /^external_id / })).toContainText(
    'Your own number for the vacancy',
  )
  await page.getByLabel('Table with vacancies').setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${COLUMNS}\n1;Lighthouse keeper;childcare;Berlin;per hour;20;Watch the sea at night, every day.;part_time`,
    ),
  })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'My table' }) })
  await expect(card.getByRole('region', { name: 'Vacancies in this import' })).toContainText(
    'Lighthouse keeper · Berlin',
  )
  await expect(page.getByLabel('Table with vacancies')).toHaveCount(0)
})

test('the preview of an import names vacancies whose pay should be checked, and imports them', async ({
  page,
}) => {
  const unique = Date.now()
  const source = `Clocks ${unique}`
  await addSource(page, source)
  const card = page.getByRole('listitem').filter({ hasText: source }).first()
  const row = (id: number, pay: string, type: string) =>
    `${id};Clock winder ${unique} ${id};childcare;Berlin;${pay};Wind the clocks at dawn, every day.;${type}`
  await card.getByLabel(`File for ${source}`).setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        COLUMNS,
        row(1, 'per_hour;20', 'part_time'),
        row(2, 'per_hour;12', 'part_time'),
        row(3, 'per_month;650', 'mini_job'),
      ].join('\n'),
    ),
  })
  const preview = card.getByRole('region', { name: 'Vacancies in this import' })
  await expect(preview).toContainText('Please check the pay of 2 vacancies')
  const rows = preview.getByRole('listitem')
  await expect(rows.nth(0)).toContainText(`Clock winder ${unique} 2`)
  await expect(rows.nth(0)).toContainText('The pay is below the statutory minimum wage')
  await expect(rows.nth(1)).toContainText('a mini-job may pay at most €603')
  await expect(rows.nth(2)).not.toContainText('minimum wage')
  await expectNoAccessibilityDefects(page)
  await card.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(card).toContainText('3 vacancies, of which in review: 3')
})

test('a file without a vacancy closes it only after a choice and a confirmation', async ({ page }) => {
  const unique = Date.now()
  const row = (id: number) =>
    `${id};Bellringer ${unique} ${id};childcare;Berlin;per_hour;20;Ring the bells at dusk, every day.;part_time`
  const source = `Bells ${unique}`
  await addSource(page, source)
  const card = page.getByRole('listitem').filter({ hasText: source }).first()
  const upload = (ids: number[]) =>
    card.getByLabel(`File for ${source}`).setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([COLUMNS, ...ids.map(row)].join('\n')),
    })
  await upload([1, 2])
  await card.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(card).toContainText('2 vacancies')
  await upload([1])
  await expect(card.getByRole('radio', { name: 'Import only new and changed vacancies' })).toBeChecked()
  await expect(card).toContainText('There are no new or changed vacancies.')
  await card.getByRole('radio', { name: 'Replace all vacancies from this source' }).check()
  await expect(card.getByText(`Bellringer ${unique} 2`)).toBeVisible()
  await card.getByRole('button', { name: 'Import', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Bellringer ${unique} 2`)
  await question.getByRole('button', { name: 'Import and close' }).click()
  await expect(card).toContainText('1 vacancy, of')
  await expect(card.getByText('Imported. This has changed:')).toBeFocused()
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const closed = page.getByRole('article').filter({ hasText: `Bellringer ${unique} 2` })
  await expect(closed).toContainText('Closed: no longer in your file or feed')
})

test('an import names what it changes, and keeps what was changed by hand', async ({ page }) => {
  const unique = Date.now()
  const title = `Gardener ${unique}`
  const source = `Gardens ${unique}`
  await addSource(page, source)
  const card = page.getByRole('listitem').filter({ hasText: source }).first()
  const upload = (pay: string, time: string) =>
    card.getByLabel(`File for ${source}`).setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [COLUMNS, `1;${title};childcare;Berlin;per_hour;${pay};Water the garden at ${time}.;part_time`].join(
          '\n',
        ),
      ),
    })
  await upload('19', 'dusk, every day')
  await card.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(card).toContainText('Imported.')

  await page.goto('/en/cabinet/worker/user/active-vacancy')
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText(`This vacancy comes from the import “${source}”`)).toBeVisible()
  await page.getByRole('textbox', { name: 'How many people do you need?' }).fill('4')
  await page.getByRole('textbox', { name: 'up to (EUR)' }).fill('21')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('This is how others will see it')).toBeVisible()
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page).toHaveURL(/active-vacancy/)

  await page.goto('/en/cabinet/worker/user/import-vacancies')
  await upload('19', 'dawn, every day')
  const row = card.getByRole('region', { name: 'Vacancies in this import' }).getByRole('listitem').first()
  await expect(row).toContainText(
    'Description: Water the garden at dusk, every day. → Water the garden at dawn, every day.',
  )
  await expect(row).toContainText(/People wanted: 4 *Changed by hand. It stays/)
  await expect(row).not.toContainText('overwritten')
  await upload('22', 'dawn, every day')
  await expect(row).toContainText('Pay (EUR): 19 → 22')
  await expect(row).toContainText(/Highest pay \(EUR\): 21 → – *Changed by hand on .*: would be overwritten/)
  await expectNoAccessibilityDefects(page)
  await card.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(card).toContainText('1 vacancy had changes by hand that were overwritten')
  await expect(row).toContainText('was overwritten')
  await expect(row).toContainText(/People wanted: 4 *Changed by hand. It stays/)
})

/** Signs in as an employer and adds a source of imports. */
async function addSource(page: Page, name: string): Promise<void> {
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/import-vacancies')
  await page.getByText('Import from a feed or another source').click()
  await page.getByRole('textbox', { name: 'Name of the source' }).fill(name)
  await page.getByRole('textbox', { name: 'Company name' }).fill('Lamps and Bells Ltd')
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Lina Lamp')
  await page.getByRole('combobox', { name: 'Employer' }).selectOption('company')
  await page.getByRole('combobox', { name: 'Language of the text' }).selectOption('en')
  await page.getByRole('button', { name: 'Add source' }).click()
}

test('an employer without a confirmed address is told before a file is chosen', async ({ page, api }) => {
  const { email } = await api.register({ role: 'boss', person_type: 'individual' })
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker/user/import-vacancies')
  await expect(page.getByText('To import vacancies, confirm your e-mail address')).toBeVisible()
  await expect(page.getByText('Please confirm your e-mail address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to “Security”' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'CSV template' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload a file' })).toHaveCount(0)
  await expect(page.getByText('Import from a feed or another source')).toHaveCount(0)
})

test('a moderator who read the former address of a feed does not trust the new one', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const { email, token } = await api.register({ role: 'boss', person_type: 'individual' })
  await api.confirm(email, server.dataDir)
  const name = `Feed ${Date.now()}`
  const feed = (version: number) => ({ name, url: `https://feeds.example/${version}.xml` })
  const { data: source } = await api.call<{ data: { id: number } }>(
    'POST',
    '/cabinet/imports',
    token,
    feed(1),
  )
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users/${own.id}`)
  const trust = page.getByRole('button', { name: `Trust: ${name}` })
  const question = page.getByRole('alertdialog')
  await trust.click()
  await expect(question).toContainText('https://feeds.example/1.xml')
  await api.call('PUT', `/cabinet/imports/${source.id}`, token, feed(2))
  await question.getByRole('button', { name: 'Trust' }).click()
  await expect(page.getByText('This has been changed or decided in the meantime')).toBeVisible()
  await expect(question).toHaveCount(0)
  await trust.click()
  await expect(question).toContainText('https://feeds.example/2.xml')
  await expectNoAccessibilityDefects(page)
  await question.getByRole('button', { name: 'Trust' }).click()
  await expect(page.getByText('Source trusted')).toBeVisible()
  await expect(page.getByRole('button', { name: `End trust: ${name}` })).toBeVisible()
})
