import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Fails on automatically detectable defects (WCAG 2.2 A and AA) of the current page. Waits until nothing loads or moves:
 * a toast or a page transition may cover a button for a moment. The viewport is made taller than the page, because cards
 * get their full height only when visible, and because a fixed bar covers elements that can be scrolled into view.
 * @param rules of axe; without it all of these levels
 */
export async function expectNoAccessibilityDefects(page: Page, rules?: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: size.width, height: height + 2000 })
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const axe = new AxeBuilder({ page })
  if (rules) axe.withRules(rules)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
  const { violations } = await axe.analyze()
  await page.setViewportSize(size)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
