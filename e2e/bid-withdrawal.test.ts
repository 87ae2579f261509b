import { cut, expect, signIn, test } from './support/test.ts'

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
  // The bid stays, so its text is no draft that would be unsent at sign-out.
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out' })
  await expect(question.getByText('Everything this device has saved from your account')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Withdraw bid' }).press('Enter')
  await expect(page.getByText('Bid withdrawn').first()).toBeVisible()
  await expect(panel.getByText('Your bid is withdrawn.')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Your bid' })).toHaveValue('I row.')
  expect((await api.bidsFor(job.id)).filter(({ state }) => state !== 'withdrawn')).toEqual([])
})

test('a bid can be changed until the employer has seen it, also offline, and the employer sees that', async ({
  page,
  context,
  faults,
  newPerson,
  api,
}) => {
  const job = await api.createJob('Lock keeper (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: 'Your bid' })
  const text = panel.getByRole('textbox', { name: 'Your bid' })
  await text.fill('I open locks.')
  await panel.getByRole('button', { name: 'Place bid' }).click()
  await panel.getByRole('button', { name: 'Change bid' }).press('Enter')
  await expect(text).toHaveValue('I open locks.')
  await expect(text).toBeFocused()
  await text.fill('I open and close locks.')
  await panel.getByRole('textbox', { name: 'Proposed pay (EUR)' }).fill('19')
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Bid changed')).toBeVisible()
  expect(await panel.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  await expect(panel.getByText('I open and close locks.')).toBeVisible()
  await expect(panel.getByText(/changed on/)).toBeVisible()

  await cut(context, faults, true)
  await panel.getByRole('button', { name: 'Change bid' }).click()
  await text.fill('I open and close locks, at night too.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Waiting for connection')).toBeVisible()
  await expect(panel.getByText('I open and close locks, at night too.')).toBeVisible()
  await cut(context, faults, false)
  await expect
    .poll(async () => (await api.bidsFor(job.id)).map(({ text: sent, pay_amount }) => [sent, pay_amount]))
    .toEqual([['I open and close locks, at night too.', 19]])
  // For a moment the bid and the entry that is being sent both have the text.
  await expect(panel.getByText('I open and close locks, at night too.')).toHaveCount(1)

  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
  const received = boss.getByRole('article').filter({ hasText: 'I open and close locks, at night too.' })
  await expect(received.getByText(/^Changed on /)).toBeVisible()
  await expect.poll(async () => (await api.bidsFor(job.id)).map(({ state }) => state)).toEqual(['seen'])
  await page.reload()
  await expect(panel.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change bid' })).toHaveCount(0)
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
  await expect(text).toHaveAccessibleDescription(/longer than 1,000\scharacters/)
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('a'.repeat(1034))
  await text.fill('a'.repeat(1000))
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(pay).toBeFocused()
  await expect(pay).toHaveAccessibleDescription(/Please enter an amount/)
  await pay.fill('99999999999')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(pay).toBeFocused()
  await expect(pay).toHaveAccessibleDescription(/at most €1,000,000/)
  expect(await api.bidsFor(job.id)).toEqual([])
  await pay.fill('2 900,50')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
  expect((await api.bidsFor(job.id)).map(({ pay_amount }) => pay_amount)).toEqual([2900.5])
})

test('a pay that fits the other unit is asked about before it is sent', async ({ page, api }) => {
  const job = await api.createJob('Dredger (m/f/d)', { pay_type: 'per_month', pay_amount: 2950 })
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Your bid' }).fill('I dig.')
  await page.getByRole('textbox', { name: 'Proposed pay (EUR)' }).fill('17')
  const question = page.getByText('€17 a month is very low. Do you mean per hour?')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Change to per hour' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Place bid' }).click()
  await page.getByRole('button', { name: 'Withdraw bid' }).waitFor()
  await expect
    .poll(async () => await api.bidsFor(job.id))
    .toMatchObject([{ pay_type: 'per_hour', pay_amount: 17 }])
})
