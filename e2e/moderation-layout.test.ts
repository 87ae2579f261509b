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

test('an opened vacancy is in view in the list, whose titles have room', async ({ page, api }) => {
  const boss = await api.logIn('boss')
  const title = `Ferry hand ${Date.now()}`
  const ids: number[] = []
  for (let number = 1; number <= 12; number++) {
    const body = { ...VACANCY, title: `${title} ${number}` }
    ids.push((await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', boss, body)).data.id)
  }
  await signIn(page, 'admin')
  const list = page.getByRole('list', { name: 'Waiting for moderation' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/en/admin/vacancies?id=${ids[11]}`)
    const entry = list.getByRole('link', { name: `${title} 12` })
    await expect(entry).toBeInViewport({ ratio: 0.9 })
    await expect(entry).toHaveAttribute('aria-current')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((await entry.boundingBox())?.width).toBeGreaterThan(230)
  }
})
