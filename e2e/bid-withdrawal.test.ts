import { expect, signIn, test } from './support/test.ts'

test('a withdrawal can be undone until it is sent, and the focus stays in the section', async ({
  page,
  api,
  faults,
}) => {
  const job = await api.createJob('Ferryman (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: 'Your bid' })
  const hasFocus = () => panel.evaluate((section) => section.contains(document.activeElement))
  await page.getByRole('textbox', { name: 'Your bid' }).fill('I row.')
  await page.getByRole('button', { name: 'Place bid' }).press('Enter')
  await page.getByRole('button', { name: 'Withdraw bid' }).waitFor()
  expect(await hasFocus()).toBe(true)
  await page.getByRole('button', { name: 'Withdraw bid' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await hasFocus()).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  expect(await hasFocus()).toBe(true)
  expect(faults.log.filter(({ method }) => method === 'DELETE')).toEqual([])

  await page.getByRole('button', { name: 'Withdraw bid' }).press('Enter')
  await expect(page.getByText('Bid withdrawn').first()).toBeVisible()
  await expect(panel.getByText('Your bid is withdrawn.')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Your bid' })).toHaveValue('I row.')
  expect((await api.bidsFor(job.id)).filter(({ state }) => state !== 'withdrawn')).toEqual([])
})

test('text typed into a bid is never changed without a message', async ({ page, api }) => {
  const job = await api.createJob('Bargeman (m/f/d)', { pay_type: 'per_month', pay_amount: 2950 })
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const text = page.getByRole('textbox', { name: 'Your bid' })
  const pay = page.getByRole('textbox', { name: 'Proposed pay (EUR)' })
  await text.fill('a'.repeat(1034))
  await pay.fill('-5 abc')
  await expect(pay).toHaveValue('-5 abc')
  await expect(text).toHaveAccessibleDescription(/longer than 1,000 characters/)
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('a'.repeat(1034))
  await text.fill('a'.repeat(1000))
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(pay).toBeFocused()
  await expect(pay).toHaveAccessibleDescription(/Please enter an amount/)
  expect(await api.bidsFor(job.id)).toEqual([])
  await pay.fill('2 900,50')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
  expect((await api.bidsFor(job.id)).map(({ pay_amount }) => pay_amount)).toEqual([2900.5])
})
