import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

/** Opens a page and presses a button that opens a form. A server-rendered page reacts after hydration. */
const pressed = (page: Page, path: string, button: string) => async () => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: button, exact: true }).first().click()
}

/** Types into a form, reloads the page, opens the form again, and checks that the text is still there. */
async function survives(
  page: Page,
  open: () => Promise<unknown>,
  field: string,
  // A different text for each form, because the text of another form on the device would prove nothing.
  text = `“${field}” took ten minutes on a phone, ${crypto.randomUUID()}`,
  inside: Page | Locator = page,
): Promise<void> {
  const box = inside.getByRole('textbox', { name: field }).first()
  await open()
  await box.fill(text)
  await waitUntilStored(page, text)
  await page.reload()
  await open()
  await expect(box, field).toHaveValue(text)
}

test('texts of a visitor survive a reload: report, contact, newsletter', async ({ page, api }) => {
  const job = await api.createJob('Baker (m/f/d)')
  await survives(page, pressed(page, `/en/jobs/item/${job.slug}`, 'Report'), 'What did you see?')
  await survives(page, pressed(page, '/en/faq', 'Contact us'), 'Message')
  const block = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Subscribe to the newsletter' }),
  })
  // The rest of the form appears with the focus.
  const home = async () => {
    await page.goto('/en', { waitUntil: 'networkidle' })
    await block.getByRole('textbox', { name: 'E-mail' }).focus()
    await expect(block.getByRole('combobox', { name: 'Rubric' })).toBeVisible()
  }
  await survives(page, home, 'E-mail', 'reader@jobmost.example', block)
})

test('texts of a job seeker survive a reload: report, contact, profile and its lists, saved search', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Baker (m/f/d)')
  await signIn(page, 'worker')
  const cabinet = '/en/cabinet/worker'
  await survives(page, pressed(page, `/en/jobs/item/${job.slug}`, 'Report'), 'What did you see?')
  await survives(page, pressed(page, '/en/faq', 'Contact us'), 'Message')
  await survives(page, () => page.goto(`${cabinet}/about`), 'About me')
  await survives(page, pressed(page, `${cabinet}/experience`, 'Add work experience'), 'Position')
  await survives(page, pressed(page, `${cabinet}/education`, 'Add education'), 'Field of study')
  await survives(page, pressed(page, '/en/search/Pflegehelfer/0', 'Save this search'), 'Name of the search')

  const addLanguage = pressed(page, `${cabinet}/languages`, 'Add a language')
  await addLanguage()
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  await language.selectOption('Italian')
  await waitUntilStored(page, '"language":"it"')
  await page.reload()
  await addLanguage()
  await expect(language.locator('option:checked')).toHaveText('Italian')
})

test('a moderator’s reason survives a reload', async ({ page, api }) => {
  const { id, title } = await api.createJob('Confectioner (m/f/d)')
  await api.call('PATCH', `/cabinet/vacancies/${id}`, await api.logIn('boss'), {
    description: 'A changed text, so that a moderator has something to decide about this job.',
  })
  await signIn(page, 'admin')
  const open = async () => {
    await page.goto('/en/admin/vacancies')
    const waiting = page.getByRole('list', { name: 'Waiting for moderation' })
    await waiting.getByRole('link', { name: title }).click()
  }
  await survives(page, open, 'Reason')
})

test('what needs the server survives a reload too: change of e-mail and phone, settings of the site', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'worker')
  const security = () => page.goto('/en/cabinet/security', { waitUntil: 'networkidle' })
  await survives(page, security, 'New e-mail address', 'new-address@people.example')
  await survives(page, security, 'New phone number', '+49 151 23456789')

  const admin = await newPerson()
  await signIn(admin, 'admin')
  const settings = () => admin.goto('/en/admin/settings')
  await survives(admin, settings, 'Represented by')
  await expect(admin.getByText('These are your unsaved changes from last time.')).toBeVisible()
})

test('a text that the device cannot store is said, and is stored once there is space', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Baker of rolls (m/f/d)')
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...record) {
      if (document.documentElement.dataset.full) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, record)
    }
  })
  const setFull = (isFull: boolean) =>
    page.evaluate((full) => {
      document.documentElement.dataset.full = full ? 'yes' : ''
    }, isFull)
  await pressed(page, `/en/jobs/item/${job.slug}`, 'Report')()
  const text = 'They ask for money before the first day'
  await setFull(true)
  await page.getByRole('textbox', { name: 'What did you see?' }).fill(text)
  const warning = page.getByText('This device cannot store what you are typing. Keep this page open.')
  await expect(warning).toBeVisible()
  await setFull(false)
  await waitUntilStored(page, text)
  await expect(warning).toHaveCount(0)
})

test('a text that is too long stays as it was pasted, and its form names the other errors with it', async ({
  page,
}) => {
  const long = 'Anna '.repeat(30).trim()
  await pressed(page, '/en/faq', 'Contact us')()
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Name').fill(long)
  await box('E-mail').fill('anna')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(box('Name')).toBeFocused()
  await expect(box('Name')).toHaveValue(long)
  await expect(box('Name')).toHaveAccessibleDescription(/The text is longer than 100\scharacters/)
  await expect(box('E-mail')).toHaveAccessibleDescription(/e-mail/)
  await expect(box('Message')).toHaveAccessibleDescription(/field cannot be empty/)

  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  const keyword = page.getByRole('searchbox', { name: 'Keyword' })
  await keyword.fill(long)
  await keyword.press('Enter')
  await expect(keyword).toHaveValue(long)
  await expect(page).not.toHaveURL(/q=/)
  await keyword.fill('Koch')
  await keyword.press('Enter')
  await expect(page).toHaveURL(/q=Koch/)
})
