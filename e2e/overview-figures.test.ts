import type { Figures } from '../src/shared/contract/administration.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, test } from './support/test.ts'

test('an administrator reads the figures of today in the tables of the overview', async ({ page, api }) => {
  const job = await api.createJob('Glazier (m/f/d)')
  await api.bid(job.slug, 'I can start on Monday.')
  await signIn(page, 'admin')
  await page.goto('/en/admin')
  const section = page.getByRole('region', { name: 'The last 30 days' })
  const states = section.getByRole('table', { name: 'Vacancies by status, now' })
  await expect(states).toBeVisible()
  await expectNoAccessibilityDefects(page)

  // Explains why it says fewer bids than “Bids placed”.
  await expect(section.getByText('Withdrawn bids are not counted here.')).toBeVisible()

  const admin = await api.logIn('admin')
  const { days, vacancies } = (await api.call<{ data: Figures }>('GET', '/admin/overview', admin)).data
  const today = days.at(-1)
  if (!today) throw new Error('There are no days')
  for (const [title, value] of [
    ['New job seekers', `${today.workers}`],
    ['New employers', `${today.employers}`],
    ['Bids placed', `${today.bids}`],
    ['Vacancies reviewed', `${today.decisions}`],
    ['Median time to the decision', today.median_hours === null ? '–' : `${today.median_hours} h`],
    ['Bids answered by employers', today.answered_percent === null ? '–' : `${today.answered_percent}%`],
  ] as const) {
    const plot = section.getByRole('figure').filter({ has: page.getByText(title, { exact: true }) })
    await plot.getByText('Figures by day').click()
    const table = plot.getByRole('table')
    const column = title.startsWith('Bids answered') ? 'of the bids placed on that day' : title
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible()
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(value)
  }
  expect(vacancies.public).toBeGreaterThan(0)
  const shown = states.getByRole('row').filter({ hasText: 'Shown to everyone' })
  await expect(shown.getByRole('cell')).toHaveText(`${vacancies.public}`)
})
