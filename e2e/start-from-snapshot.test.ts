import type { Page } from '@playwright/test'
import { messages, openRoom, textsOf, write } from './support/conversations.ts'
import { expect, storedItems, test, waitForServiceWorker } from './support/test.ts'

const CANARIES = Array.from({ length: 20 }, (_, index) => `canary-${index}-of-the-nest`)

test('a start shows the last content at its first paint, also offline, and a sign-out deletes it', async ({
  page,
  newPerson,
  api,
  context,
}) => {
  await watchStart(page)
  const { room } = await openRoom(page, newPerson, api, 'Bird keeper for a start')
  for (const text of CANARIES) await write(page, text)
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  // With entries in the outbox the sign-out would show a question.
  await expect.poll(() => textsOf(api, room), { timeout: 30_000 }).toEqual(CANARIES)
  await page.goto('/en/chat/my/room')
  await page.goto(`/en/chat/room/${room}`)
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  await untilSnapshot(page, CANARIES.at(-1) ?? '')

  await context.setOffline(true)
  await page.reload()
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  const started = await startOf(page)
  expect(started.snapshot).toContain(CANARIES.at(-1))
  await expect.poll(async () => (await startOf(page)).isReplaced).toBe(true)
  await expect(page.locator('[data-snapshot]')).toHaveCount(0)

  await page.goto('/en/jobs')
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  const leftovers = async () => (await everythingStored(page)).includes('canary-')
  await expect.poll(leftovers, 'canaries on the device').toBe(false)
  await page.goto(`/en/chat/room/${room}`)
  await expect(page).toHaveURL(/\/en\/login/)
  expect((await startOf(page)).snapshot).toBeNull()
})

type Start = { snapshot: string | null; isReplaced: boolean }

/** Records at every load the content that the worker has put into the page. */
const watchStart = (page: Page) =>
  page.addInitScript(() => {
    const start = { snapshot: null as string | null, isReplaced: false }
    Object.assign(globalThis, { start })
    document.addEventListener('readystatechange', () => {
      const shown = document.querySelector('[data-snapshot]')
      if (!shown || start.snapshot !== null) return
      start.snapshot = shown.textContent
      new MutationObserver(() => {
        start.isReplaced ||= !document.querySelector('[data-snapshot]')
      }).observe(document.body, { childList: true, subtree: true })
    })
  })

const startOf = (page: Page): Promise<Start> =>
  page.evaluate(() => (globalThis as unknown as { start: Start }).start)

async function untilSnapshot(page: Page, words: string): Promise<void> {
  await waitForServiceWorker(page)
  const isStored = async () =>
    (await storedItems(page)).some(({ store, json }) => store === 'snapshots' && json.includes(words))
  await expect
    .poll(isStored, { message: 'the page is stored for the next start', timeout: 30_000 })
    .toBe(true)
}

/** The content of all databases, caches and web storages. */
async function everythingStored(page: Page): Promise<string> {
  const databases = await storedItems(page)
  const others = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  return `${JSON.stringify(databases)}\n${others}`
}
