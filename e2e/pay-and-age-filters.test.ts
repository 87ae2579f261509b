import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('the choice of pay per hour or per month says which jobs it leaves out, and how to compare them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // The hint follows a choice only once the app has started; the choice itself counts before, too.
  await page.goto('/en/jobs?pay=per_hour', { waitUntil: 'networkidle' })
  const filters = page.getByRole('region', { name: 'Filters' })
  await expect(filters.getByText('Jobs with pay per month are left out.')).toBeVisible()
  await filters.getByRole('radio', { name: 'Per month' }).check()
  await expect(filters.getByText('Jobs with pay per hour are left out.')).toBeVisible()
  await filters.getByRole('radio', { name: 'Any' }).check()
  await expect(filters.getByText('are left out')).toHaveCount(0)
  await page.goto('/en/offer?pay=per_hour')
  await expect(filters.getByRole('radio', { name: 'Per hour' })).toBeChecked()
  await expect(filters.getByText('are left out')).toHaveCount(0)
})

test('jobs are filtered by the pay per hour and by the days since they were posted', async ({
  page,
  api,
}) => {
  await api.createJob('Chime founder (m/f/d)', { pay_type: 'per_hour', pay_amount: 19 })
  await api.createJob('Chime ringer (m/f/d)', { pay_type: 'per_hour', pay_amount: 24 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/jobs?q=chime', { waitUntil: 'networkidle' })
  const filters = page.getByRole('region', { name: 'Filters' })
  const jobs = page.getByRole('article')
  await expect(jobs.filter({ hasText: 'Chime' })).toHaveCount(2)
  await filters.getByRole('radio', { name: 'Per hour' }).check()
  await filters.getByRole('textbox', { name: 'At least (EUR an hour)' }).fill('20')
  await filters.getByRole('combobox', { name: 'Posted' }).selectOption('in the last 24\u00a0hours')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/days=1/)
  await expect(page).toHaveURL(/min=20/)
  await expect(jobs).toHaveText([/Chime ringer/])
  await expect(page.getByRole('button', { name: /^Remove filter: .*24.hours/ })).toBeVisible()
})

test('a choice that was made before the app has started changes the hints as soon as it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdRequests(page)
  await page.goto('/en/jobs?pay=per_hour', { waitUntil: 'commit' })
  const filters = page.getByRole('region', { name: 'Filters' })
  // The pointer stays where it is: no event of it tells the app of the choice.
  await filters.getByRole('radio', { name: 'Per month' }).check()
  await expect(filters.getByText('Jobs with pay per month are left out.')).toBeVisible()
  release()
  await expect(filters.getByText('Jobs with pay per hour are left out.')).toBeVisible()
  await expect(filters.getByRole('radio', { name: 'Per month' })).toBeChecked()
})
