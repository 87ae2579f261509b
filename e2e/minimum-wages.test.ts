import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('from the pay of a job one reads the figures of the law, with their first days and sources', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Night nurse (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`)
  await page.getByRole('article').getByRole('link', { name: 'Minimum wages and mini-job limits' }).click()
  await expect(page).toHaveURL(/\/en\/minimum-wages$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Minimum wages and mini-job limits' }),
  ).toBeInViewport()

  const general = page.getByRole('table', { name: 'Per hour, before tax', exact: true })
  const next = general.getByRole('row', { name: /1 Jan 2027.*€14\.60/ })
  await expect(next.getByRole('link', { name: 'MiLoV5' })).toHaveAttribute(
    'href',
    /gesetze-im-internet\.de\/milov5/,
  )
  await expect(next).toContainText(/Checked on \d+ \w+ 2026/)

  const care = page.getByRole('table', { name: /^Care homes/ })
  await expect(care.getByRole('rowgroup').filter({ hasText: 'nurses' })).toContainText('€21.03')
  await expect(care, 'a figure that another one has replaced').not.toContainText('€20.50')
  await expect(page.getByText(/Private households.* have to pay the general minimum wage/)).toBeVisible()

  const [mini, midi] = [0, 1].map((index) =>
    page.getByRole('table', { name: 'Per month, before tax' }).nth(index),
  )
  await expect(mini!.getByRole('row', { name: /1 Jan 2027.*€633.*§ 8 SGB IV/ })).toBeVisible()
  await expect(midi!.getByRole('row', { name: /1 Jan 2023.*€2,000.*§ 20 SGB IV/ })).toBeVisible()

  await expectNoAccessibilityDefects(page)
  await page.goto('/en/faq')
  await page.getByRole('main').getByRole('link', { name: 'Minimum wages and mini-job limits' }).click()
  await expect(general).toBeVisible()
})

test('after its last day, a minimum wage is shown as ended, and the general one has risen', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-02T10:00:00Z')
  await page.goto('/en/minimum-wages')
  const cleaning = page.getByRole('table', { name: /^Cleaning companies/ })
  await expect(cleaning.getByRole('row', { name: /until 31 Dec 2026.*€15\.00/ })).toBeVisible()
  await expect(page.getByText('This minimum wage ended on 31 Dec 2026.')).toHaveCount(1)
  const general = page.getByRole('table', { name: 'Per hour, before tax', exact: true })
  await expect(general).not.toContainText('€13.90')
  await expect(general).toContainText('€14.60')
})
