import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

test('a vacancy changed on two devices shows both texts, and neither is lost', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const { id, title } = await api.createJob('Baker of rolls (m/f/d)')
  const boss = await api.logIn('boss')
  const own = async () =>
    (await api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, boss)).data.description
  const MINE = 'My text, which I have typed on the phone for a quarter of an hour.'
  const OTHER = 'The text of my colleague, who was faster on the other device today.'
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill(MINE)
  await waitUntilStored(page, MINE)
  await api.call('PATCH', `/cabinet/vacancies/${id}`, boss, { description: OTHER })

  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed on another device' })
  await expect(conflict).toContainText(OTHER)
  await expect(description).toHaveValue(MINE)
  expect(await own()).toBe(OTHER)

  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByRole('list', { name: 'My vacancies' }).getByText(title)).toBeVisible()
  await expect.poll(own).toBe(MINE)
})
