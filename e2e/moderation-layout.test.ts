import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, test } from './support/test.ts'

test('the text and its decision are both on the first screen, side by side', async ({ page, api }) => {
  const title = `Ferry hand ${Date.now()}`
  const description = 'You help passengers on board and tie up the ferry.'
  const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', await api.logIn('boss'), {
    ...VACANCY,
    title,
    description,
  })
  await signIn(page, 'admin')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/en/admin/vacancies?id=${data.id}`)
    const text = page.getByRole('article').getByText(description)
    await expect(text).toBeInViewport({ ratio: 1 })
    const panel = page.getByRole('region', { name: 'Decision' })
    await expect(panel).toBeInViewport()
    const [left, right] = [await text.boundingBox(), await panel.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  }
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport({ ratio: 1 })
})
