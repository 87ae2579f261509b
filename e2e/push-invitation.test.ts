import type { Locator, Page } from '@playwright/test'
import { WHOLE_BROWSER } from './support/browser.ts'
import { messages, openRoom, watchFor, write } from './support/conversations.ts'
import { expect, openApp, test, waitForServiceWorker } from './support/test.ts'

test.use(WHOLE_BROWSER)

test('after the first bid the app offers once to send pushes about the answer', async ({
  page,
  context,
  api,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  const [first, second] = [await api.createJob('Gardener (m/f/d)'), await api.createJob('Painter (m/f/d)')]
  await openApp(page, `/en/jobs/item/${first.slug}`)
  const invitation = page.getByRole('region', { name: 'Do not miss the employer’s answer' })
  await expect(invitation).toBeHidden()
  await placeBid(page)
  await expect(invitation.getByRole('button', { name: 'Notify me when the employer answers' })).toBeVisible()
  await invitation.getByRole('button', { name: 'Not now' }).click()
  await expect(invitation).toBeHidden()
  await page.goto(`/en/jobs/item/${second.slug}`)
  const wasSeen = await watchFor(page, 'Do not miss the employer’s answer')
  await placeBid(page)
  await page.getByRole('button', { name: 'Withdraw bid' }).click()
  await page.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(page.getByText('Bid withdrawn').first()).toBeVisible()
  expect(await wasSeen()).toBe(false)
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the invitation to pushes covers neither the job nor the sent bid, and gives the focus back (${width} × ${height})`, async ({
    page,
    context,
    api,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    await context.grantPermissions(['notifications'], { origin: baseURL })
    const { slug } = await api.createJob('Gardener (m/f/d)')
    await openApp(page, `/en/jobs/item/${slug}`)
    await placeBid(page)
    const bid = page.getByRole('region', { name: 'Your bid' })
    const invitation = bid.getByRole('region', { name: 'Do not miss the employer’s answer' })
    await expect(invitation).toBeVisible()
    for (const read of [
      bid.getByText('The employer has your bid.'),
      page.getByRole('heading', { level: 1 }),
    ]) {
      await read.click({ trial: true })
      expect(await boxesOverlap(read, invitation)).toBe(false)
    }
    await invitation.getByRole('button', { name: 'Not now' }).click()
    await expect(invitation).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(bid.getByRole('button', { name: 'Change bid' })).toBeFocused()
  })

test('after a message the list of chats offers them, above the chats', async ({
  page,
  context,
  newPerson,
  api,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await openRoom(page, newPerson, api, 'Tanner (m/f/d)')
  await waitForServiceWorker(page)
  const invitation = page.getByRole('region', { name: 'Do not miss the answer' })
  await write(page, 'When could I start?')
  await expect(messages(page).getByText('When could I start?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My chats' }).click()
  await expect(invitation).toBeVisible()
  const room = page.getByRole('link', { name: 'When could I start?' })
  await room.click({ trial: true })
  expect(await boxesOverlap(room, invitation)).toBe(false)
})

async function boxesOverlap(...both: [Locator, Locator]): Promise<boolean> {
  const [a, b] = await Promise.all(both.map((one) => one.boundingBox()))
  if (!a || !b) throw new Error('Both must be on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

async function placeBid(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Your bid' })
    .fill('I have done this for years and can start on Monday.')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
}
