import { expect, type Page } from '@playwright/test'

/**
 * Presses the star of the open job, once it works. A snapshot's star does nothing, because it is no element of React. One
 * whose code is still loading is disabled.
 * @returns whether the job is a favourite now
 */
export async function pressStar(page: Page): Promise<boolean> {
  // Not the stars of similar jobs.
  const star = page
    .locator('article#job header')
    .getByRole('button', { name: /^(Add to|Remove from) favourites$/ })
  let name = ''
  const press = async () => {
    // Read and pressed at once: the name changes when the favourites of the device are read.
    const before = star.evaluate(
      (button: HTMLButtonElement) => {
        const isLive = Object.keys(button).some((key) => key.startsWith('__reactProps'))
        if (!isLive || button.disabled) return ''
        const text = button.innerText
        button.click()
        return text
      },
      null,
      // One that waits longer than this step would press the star of the next job.
      { timeout: 500 },
    )
    name = await before.catch(() => '')
    return name
  }
  await expect(star).toBeEnabled()
  await expect.poll(press).not.toBe('')
  const isAdded = name.startsWith('Add')
  await expect(star).toHaveAccessibleName(isAdded ? 'Remove from favourites' : 'Add to favourites')
  return isAdded
}
