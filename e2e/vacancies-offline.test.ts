import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { expect, signIn, test, waitForServiceWorker } from './support/test.ts'

test('a vacancy is hidden, shown, hidden and closed without a connection; the server gets the last state, in order', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { id, title } = await api.createJob('Baker of pretzels (m/f/d)')
  const own = async () =>
    (await api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, await api.logIn('boss'))).data
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: title })
  const publish = card.getByRole('switch', { name: `Publish: ${title}` })
  await expect(publish).toBeChecked()
  await waitForServiceWorker(page)
  faults.isCut = true
  await context.setOffline(true)

  const label = card.locator('label').filter({ has: publish })
  for (const isOn of [false, true, false]) {
    await label.click()
    await expect(publish).toBeChecked({ checked: isOn })
  }
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await card.getByRole('button', { name: 'Close as filled' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close as filled' }).click()
  await expect(card.getByText('Close a vacancy as filled')).toBeVisible()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await page.reload()
  await expect(publish).not.toBeChecked()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  expect(await own()).toMatchObject({ published: true, closed_at: null })

  faults.isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  await expect(card.getByText('Waiting for connection')).toHaveCount(0)
  expect(await own()).toMatchObject({ published: false, closed_at: expect.any(String) })
  const writes = faults.log.filter(({ method, url }) => method !== 'GET' && url.includes(`/vacancies/${id}`))
  expect(writes.map(({ method, status }) => [method, status])).toEqual([
    ['PATCH', 200],
    ['POST', 200],
  ])
})
