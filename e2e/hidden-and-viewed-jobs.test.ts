import { MINUTE_MS } from '../src/shared/durations.ts'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

// The outbox waits longer when the server was silent for some seconds.
const SLOWLY = { timeout: MINUTE_MS }

test('a job seeker hides jobs on a card and offline on a page, undoes it, and finds what was viewed', async ({
  page,
  api,
  context,
}) => {
  test.slow()
  const first = await api.createJob('Lightship keeper on an island (m/f/d)')
  const second = await api.createJob('Lightship painter on an island (m/f/d)')
  const hidden = async () => {
    const { data } = await api.call<{ data: { id: number }[] }>(
      'GET',
      '/cabinet/hidden-jobs',
      await api.logIn('worker'),
    )
    return data.map(({ id }) => id)
  }
  await signIn(page, 'worker')
  const list = '/en/jobs?q=Lightship&days=1'
  await page.goto(list)
  const card = page.getByRole('article').filter({ hasText: 'Lightship keeper' })
  const hide = page.getByRole('button', { name: /^Not interested: Lightship keeper/ })
  const results = page.getByRole('region', { name: 'Jobs', exact: true })
  const hasFocus = () => results.evaluate((region) => region.contains(document.activeElement))
  await expect(results.getByRole('status').first()).toHaveText('2 jobs')
  await hide.press('Enter')
  await expect(page.getByText('You will no longer see “Lightship keeper')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(results.getByRole('status').first()).toHaveText('1 job')
  expect(await hasFocus()).toBe(true)
  await expect.poll(hidden, SLOWLY).toEqual([first.id])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(card).toBeVisible()
  await expect(results.getByRole('status').first()).toHaveText('2 jobs')
  expect(await hasFocus()).toBe(true)
  await expect.poll(hidden, SLOWLY).toEqual([])

  await page.goto(`/en/jobs/item/${second.slug}`)
  await expect(page.getByRole('button', { name: 'Not interested' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByRole('button', { name: 'Show in lists again' })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(hidden, SLOWLY).toEqual([second.id])
  await page.goto(list)
  await expect(card).toBeVisible()
  await expect(page.getByText('Lightship painter')).toHaveCount(0)

  await page.goto('/en/cabinet/worker/user/viewed-jobs')
  const rows = page.getByRole('listitem').filter({ hasText: 'Lightship painter' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Bäckerei Morgenrot · Berlin' })).toHaveCount(1)
  await rows.getByRole('button', { name: 'Show again' }).press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page.locator('body')).not.toBeFocused()
  await expect.poll(hidden, SLOWLY).toEqual([])
})

test('the button that hides a job covers no words of its card, at any width', async ({ page, api }) => {
  const { title } = await api.createJob('Lightship cook (m/f/d)', {
    employment_type: 'full_time',
    hours_per_week: 37.5,
    shift_pattern: 'rotating',
    accommodation: 'free',
  })
  await signIn(page, 'worker')
  await page.goto(`/en/jobs?q=${encodeURIComponent(title)}`)
  const hide = page.getByRole('button', { name: `Not interested: ${title}` })
  for (let width = 360; width <= 900; width += 20) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await hide.evaluate((button) => {
      const { left, top } = button.getBoundingClientRect()
      const words = button.parentElement?.querySelectorAll('p > span, p > time') ?? []
      // The icon is smaller than what can be pressed.
      const isBelow = ({ right, bottom }: DOMRect) => right > left + 8 && bottom > top + 12
      return [...words]
        .filter((word) => isBelow(word.getBoundingClientRect()))
        .map((word) => word.textContent)
    })
    expect(covered, `at ${width} px`).toEqual([])
  }
})

test('a job that was opened before signing in is among the viewed ones of the account', async ({
  page,
  api,
}) => {
  const { slug, title } = await api.createJob('Lightship keeper (m/f/d)')
  await page.goto(`/en/jobs/item/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Jobmost' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  // The stored answer of the job's page has its slug, too.
  await waitUntilStored(page, slug, 'viewedAt')
  // Not `signIn`, which replaces all that the device has stored.
  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE.worker)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/en/cabinet/worker/user/viewed-jobs')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
})
