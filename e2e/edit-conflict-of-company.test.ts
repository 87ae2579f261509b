import type { Company } from '../src/shared/contract/companies.ts'
import type { Profile } from '../src/shared/contract/profiles.ts'
import { cut, expect, signInAs, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('two devices found a company without a connection: the second sees both texts, and none is lost', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(04|12)/)
  const { email, token } = await api.register({ role: 'boss' })
  const own = async () => (await api.call<{ data: Company }>('GET', '/cabinet/company', token)).data
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker/user/company')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const conflict = page.getByRole('alert').filter({ hasText: 'The company was changed on another device' })
  await expect(field('Company name')).toBeVisible()
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await field('Company name').fill('Rolls of the South')
  await field('Address').fill('Ringstr. 2')
  await waitUntilStored(page, 'Ringstr. 2')
  const OTHER = { name: 'Bread of the North', address: null, website: null, description: 'We bake bread.' }
  await cut(context, faults, false)
  await api.call('PUT', '/cabinet/company', token, OTHER)

  // The page asks for the company when the connection is back, perhaps before the other device founds it.
  const found = page.getByRole('button', { name: 'Set up company' })
  await expect(async () => {
    if (await found.isVisible()) await found.click({ timeout: 1000 })
    await expect(conflict).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(conflict).toContainText('Bread of the North')
  await expect(conflict).toContainText('We bake bread.')
  await expect(field('Company name')).toHaveValue('Rolls of the South')
  // Also after a reload, and nothing is overwritten before the choice.
  await page.reload()
  await expect(conflict).toContainText('Bread of the North')
  await expect(field('Company name')).toHaveValue('Rolls of the South')
  await expect(field('Address')).toHaveValue('Ringstr. 2')
  expect(await own()).toMatchObject(OTHER)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(own).toMatchObject({ name: 'Rolls of the South', address: 'Ringstr. 2' })
  await expect(conflict).toHaveCount(0)
})

test('“I hire as a company” on two devices without a connection: the second sees both values', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const { email, token } = await api.register({ role: 'boss', person_type: 'individual' })
  const own = async () => (await api.call<{ data: Profile }>('GET', '/cabinet/profile', token)).data
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker')
  const hires = page.getByRole('checkbox', { name: 'I hire as a company' })
  await expect(hires).toBeVisible()
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await hires.check()
  await page.getByRole('textbox', { name: 'Company name' }).fill('Rolls of the South')
  await page.getByRole('button', { name: 'Save' }).click()
  // From here on the outbox sends it, not the form.
  await expect(page.getByText('Kept in the outbox. It will be sent as s')).toBeVisible()
  const other = { person_type: 'legal_entity', company_name: 'Bread of the North', contact_name: 'Ina Weber' }
  const seen = { person_type: ['individual'], company_name: [''], contact_name: [''] }
  await api.call('PATCH', '/cabinet/profile', token, { ...other, seen })
  await cut(context, faults, false)
  const conflict = page.getByRole('alert').filter({ hasText: 'Your profile was changed on another device' })
  await expect(conflict).toContainText('Bread of the North')
  await expect(page.getByText('Rolls of the South')).toBeVisible()
  expect(await own()).toMatchObject(other)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(own).toMatchObject({ company_name: 'Rolls of the South' })
})
