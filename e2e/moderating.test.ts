import { expect, signIn, test } from './support/test.ts'

const REASON = 'Parcels of strangers must not be sent on.'

test('a report is decided with a reason, which the author reads in the cabinet', async ({
  page,
  api,
  newPerson,
}) => {
  const worker = await api.logIn('worker')
  const { data: offer } = await api.call<{ data: { id: number } }>('POST', '/cabinet/offers', worker, {
    name: 'Quick money with parcels',
    rubric_id: 13,
    city_id: 2950159,
    language: 'en',
    pay_type: 'per_hour',
    pay_amount: 40,
    description: 'You send on what comes to your home.',
  })
  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(`/en/offer/item/${offer.id}`)
  await boss.getByRole('button', { name: 'Report' }).click()
  await boss.getByRole('radio', { name: /^Fraud/ }).check()
  await boss.getByRole('textbox', { name: 'What did you see?' }).fill('They want my papers')
  await boss.getByRole('button', { name: 'Send report' }).click()
  await expect(boss.getByText('A person will review your report')).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/vacancies')
  await admin
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Reports' })
    .click()
  const report = admin.getByRole('article').filter({ hasText: 'Quick money with parcels' })
  await expect(report.getByText('They want my papers')).toBeVisible()
  await report.getByRole('button', { name: 'Uphold the report' }).click()
  await expect(report.getByText('field cannot be empty')).toBeVisible()
  await report.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await report.getByRole('button', { name: 'Uphold the report' }).click()
  await expect(report).toHaveCount(0)
  await admin.getByRole('link', { name: 'Upheld' }).click()
  await expect(report.getByText(REASON)).toBeVisible()

  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/user/active-offer')
  const own = page.getByRole('article').filter({ hasText: 'Quick money with parcels' })
  await expect(own.getByText(REASON)).toBeVisible()
  await expect(own.getByRole('switch')).toHaveCount(0)
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own).toHaveCount(0)
})

test('a moderator sees the changed fields of a public vacancy, before and after', async ({ page, api }) => {
  const title = `Night baker ${Date.now()}`
  const job = await api.createJob(title, { pay_amount: 16, requirements: ['Friendly', 'Strong'] })
  await api.call('PATCH', `/cabinet/vacancies/${job.id}`, await api.logIn('boss'), {
    pay_amount: 17.5,
    requirements: ['Friendly', 'Awake at four'],
  })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${job.id}`)
  const changes = page.getByRole('region', { name: 'What was changed' })
  await expect(changes.getByText('Strong')).toBeVisible()
  await expect(changes.getByText('Awake at four')).toBeVisible()
  await expect(changes.getByText(/16/).first()).toBeVisible()
  await expect(changes.getByText(/17\.50/).first()).toBeVisible()
  const payOf = async () =>
    (await api.call<{ data: { pay_amount: number } }>('GET', `/jobs/${job.slug}`)).data.pay_amount
  expect(await payOf()).toBe(16)
  await page.keyboard.press('a')
  await expect.poll(payOf).toBe(17.5)
})
