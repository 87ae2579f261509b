import type { Locator } from '@playwright/test'
import { VACANCY } from './support/api.ts'
import { PASSWORD } from './support/people.ts'
import { expect, test, waitUntilStored } from './support/test.ts'

test('a job seeker becomes an employer at the vacancy form, switches, and finds the draft again', async ({
  page,
  api,
}) => {
  const { email } = await api.register()
  const form = '/en/cabinet/worker/user/add-vacancy'
  await page.goto(`/en/login?next=${encodeURIComponent(form)}`)
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page.getByText('You need an employer account for vacancies')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0)
  const kind = page.getByRole('radiogroup', { name: 'As an employer, I am' })
  await page.getByRole('button', { name: 'Continue as an employer' }).click()
  await expect(kind).toHaveAccessibleDescription(/field cannot be empty/)
  await page.getByText('Legal entity').click()
  await page.getByRole('button', { name: 'Continue as an employer' }).click()
  const company = page.getByRole('textbox', { name: 'Company name' })
  await expect(company).toHaveAccessibleDescription(/field cannot be empty/)
  await company.fill('Lis & Co.')
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Zofia Lis')
  await page.getByText('I want to use my account as a job seeker and as an employer').click()
  await page.getByRole('button', { name: 'Continue as an employer' }).click()

  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Beekeeper for a roof')
  await waitUntilStored(page, 'Beekeeper for a roof')
  await page.goto('/en/cabinet/worker')
  await page.getByRole('button', { name: 'Continue as a job seeker' }).click()
  const sections = page.getByRole('navigation', { name: 'Cabinet sections' })
  await expect(sections.getByRole('link', { name: 'My bids' })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'My vacancies' })).toHaveCount(0)

  await page.goto(form)
  await expect(page.getByText('This page is for employers')).toBeVisible()
  await page.getByRole('button', { name: 'Continue as an employer' }).click()
  await expect(title).toHaveValue('Beekeeper for a roof')
})

test('while an employer’s e-mail address is unconfirmed, the cabinet still shows the vacancies', async ({
  page,
  api,
}) => {
  const { email, token } = await api.register({ role: 'boss' })
  const vacancy = { ...VACANCY, title: 'Gardener for a yard (m/f/d)' }
  await api.call('POST', '/cabinet/vacancies', token, vacancy)
  await page.goto('/en/login?next=%2Fen%2Fcabinet%2Fworker%2Fuser%2Factive-vacancy')
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const notice = page.getByText('Please confirm your e-mail address')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: vacancy.title })).toBeVisible()
  // It takes little of a phone, and opens to the consequences.
  const consequences = page.getByText('Until you open it, we will not e-mail you about new bids or messages.')
  await expect(consequences).toBeHidden()
  const top = await topOf(notice)
  const bottom = await topOf(page.getByRole('heading', { level: 1 }))
  expect(bottom - top).toBeLessThan(120)
  await notice.click()
  await expect(consequences).toBeVisible()
})

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN
