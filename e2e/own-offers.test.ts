import type { Page } from '@playwright/test'
import { cut, expect, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

const NAME = 'Babysitting on Saturdays'
const TEXT = 'I read, cook and play with your children.\n\nI have a first aid certificate.'

test('an employer finds a job seeker’s offer and writes; the owner changes, hides and deletes it', async ({
  page,
  newPerson,
  faults,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/user/add-offer')
  const skill = page.getByRole('textbox', { name: 'What you are good at' })
  await page.getByRole('textbox', { name: 'Title' }).fill(NAME)
  await skill.fill('First aid')
  await skill.press('Enter')
  // Typed but not added: neither a reload nor saving loses the text.
  await skill.pressSequentially('Good cook')
  await waitUntilStored(page, 'Good cook')
  await page.reload()
  await expect(page.getByText('We have restored what you typed here before')).toBeVisible()
  await expect(skill).toHaveValue('Good cook')

  await choose(page, 'Rubric', 'Childcare')
  await choose(page, 'City', 'Munich')
  const isLow = page.getByText('The pay is below the statutory minimum wage')
  const hasPhone = page.getByText('There seems to be a phone number in your text')
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('12')
  await page.getByRole('textbox', { name: 'Description' }).fill(`${TEXT} Tel. 0671234567`)
  await expect(isLow).toBeVisible()
  await expect(hasPhone).toBeVisible()
  await page.getByRole('button', { name: 'Save offer' }).click()
  const question = page.getByRole('alertdialog', { name: 'Publish your phone number?' })
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('15,50')
  await page.getByRole('textbox', { name: 'Description' }).fill(TEXT)
  await expect(isLow.or(hasPhone)).toHaveCount(0)
  await waitForServiceWorker(page)
  await cut(page.context(), faults, true)
  await page.getByRole('button', { name: 'Save offer' }).click()
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article')
  await expect(waiting.filter({ hasText: NAME })).toContainText('Waiting for connection')
  await cut(page.context(), faults, false)
  const own = page.getByRole('list', { name: 'My offers' }).getByRole('article').filter({ hasText: NAME })
  await expect(own.getByText('Published', { exact: true })).toBeVisible()
  const sent = faults.log.filter(({ method, url }) => method === 'POST' && url.endsWith('/cabinet/offers'))
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)

  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto('/en/offer')
  await boss.getByRole('link', { name: NAME }).first().click()
  await expect(boss.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(boss.getByText('Good cook')).toBeVisible()
  const address = new URL(boss.url()).pathname
  await boss.getByRole('button', { name: 'Send message' }).click()
  await expect(boss).toHaveURL(/\/en\/chat\/room\/\d+/)
  await expect(boss.getByText(NAME).first()).toBeVisible()

  // Its owner edits it from its page, and has nothing to report.
  await page.goto(address)
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`${NAME} and Sundays`)
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(own.getByRole('heading', { name: `${NAME} and Sundays` })).toBeVisible()
  await boss.goto(address)
  await expect(boss.getByRole('heading', { name: `${NAME} and Sundays`, level: 1 })).toBeVisible()

  // The switch changes before the server has answered.
  const hidden = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await own.getByRole('switch', { name: `Publish: ${NAME}` }).click()
  await hidden
  await expect(own.getByText('Not published')).toBeVisible()
  await boss.goto('/en/offer')
  await expect(boss.getByRole('article').first()).toBeVisible()
  await expect(boss.getByRole('link', { name: NAME })).toHaveCount(0)

  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted')).toBeVisible()
  await expect(own).toHaveCount(0)
})

async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  // The field is filled in from the profile, so the test replaces the text.
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

test('the list of offers leads visitors and job seekers, but no employer, to an offer of their own', async ({
  page,
  newPerson,
}) => {
  const link = page.getByRole('link', { name: 'Create your own offer' })
  await page.goto('/en/offer')
  await link.click()
  await expect(page).toHaveURL(/\/en\/login\?next=.*add-offer/)
  await signIn(page, 'worker')
  await page.goto('/en/offer')
  await link.click()
  await expect(page.getByRole('button', { name: 'Save offer' })).toBeVisible()

  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto('/en/offer', { waitUntil: 'networkidle' })
  await expect(boss.getByRole('heading', { level: 1, name: 'People looking for work' })).toBeVisible()
  await expect(boss.getByRole('link', { name: 'Create your own offer' })).toHaveCount(0)
})

test('a select looks like the inputs beside it, and the fields of a row are in line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/user/add-offer', { waitUntil: 'networkidle' })
  const colourOf = (name: string, role: 'combobox' | 'textbox') =>
    page.getByRole(role, { name }).evaluate((field) => getComputedStyle(field).backgroundColor)
  expect(await colourOf('Language of the text', 'combobox')).toBe(await colourOf('Title', 'textbox'))
  const topOf = async (name: string) => (await page.getByRole('combobox', { name }).boundingBox())?.y
  expect(await topOf('Rubric')).toBe(await topOf('City'))
})
