import type { Locator } from '@playwright/test'
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

test('the reason that a key has inserted stands above the buttons, not below them', async ({ page, api }) => {
  const { data } = await api.call<{ data: Vacancy }>(
    'POST',
    '/cabinet/vacancies',
    await api.logIn('boss'),
    VACANCY,
  )
  await signIn(page, 'admin')
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/de/admin/vacancies?id=${data.id}`)
    const panel = page.getByRole('region', { name: 'Entscheidung' })
    await expect(panel.getByRole('button', { name: 'Ablehnen' })).toBeVisible()
    const reason = panel.getByRole('textbox', { name: 'Begründung' })
    await reason.fill('')
    await reason.press('Escape')
    await page.keyboard.press('2')
    await expect(reason).toBeFocused()
    await expect(reason).not.toHaveValue('')
    const endOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
    await expect(async () => {
      const [text, button] = [
        await endOf(reason),
        await endOf(panel.getByRole('button', { name: 'Ablehnen' })),
      ]
      expect(text.y + text.height).toBeLessThanOrEqual(button.y)
    }).toPass()
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText(/\/\s1\.000/)).toBeInViewport({ ratio: 0.5 })
    await reason.fill('')
  }
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

test('the bar that undoes a decision moves nothing', async ({ page, api }) => {
  const boss = await api.logIn('boss')
  const ids: number[] = []
  for (const title of ['Ferry cook one', 'Ferry cook two']) {
    const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', boss, {
      ...VACANCY,
      title,
    })
    ids.push(data.id)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${ids[0]}`)
  const text = page.getByRole('region', { name: 'The vacancy' })
  await expect(text.getByRole('heading', { name: 'Ferry cook one' })).toBeVisible()
  const top = async () => (await text.boundingBox())?.y
  const before = await top()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await top()).toBe(before)
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect(await top()).toBe(before)
})

test('the menu of the administration is one row, which shows the current section', async ({ page }) => {
  await signIn(page, 'admin')
  for (const language of ['de', 'ru'])
    for (const width of [360, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${language}/admin/settings`)
      const menu = page.getByRole('navigation', { name: /^(Verwaltung|Администрирование)$/ })
      const current = menu.locator('[aria-current="page"]')
      await expect(current).toBeInViewport({ ratio: 1 })
      const rows = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop))
      expect(new Set(rows).size).toBe(1)
    }
})

test('an arrow shows that the menu of the administration goes on, and scrolls to the rest', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pl/admin')
  const menu = page.getByRole('navigation', { name: 'Administracja' })
  const last = menu.getByRole('link', { name: 'Ustawienia' })
  const arrow = page.locator('nav + button[aria-hidden]')
  await expect(last).not.toBeInViewport({ ratio: 1 })
  await arrow.click()
  await expect(last).toBeInViewport({ ratio: 1 })
  // Now only the beginning is out of view, and its arrow leads back.
  await expect(arrow).toHaveCount(1)
  await arrow.click()
  await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})
