import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { field, openRoom, unreadOf, waitForTitle } from './support/conversations.ts'
import { expect, logIn, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

type Sound = { volume: number; isLoop: boolean }
type Signals = { sounds: Sound[]; badges: number[] }

/** Records in every page the played sounds and the numbers set on the app's icon. */
const recordSignals = (context: BrowserContext) =>
  context.addInitScript(() => {
    const signals = { sounds: [] as object[], badges: [] as number[] }
    Object.assign(globalThis, { signals })
    let volume = 1
    const { connect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (this instanceof GainNode) volume = this.gain.value
      return Reflect.apply(connect, this, to)
    } as typeof connect
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      signals.sounds.push({ volume, isLoop: this.loop })
      Reflect.apply(start, this, when)
    }
    const badge = async (count = 0) => void signals.badges.push(count)
    Object.assign(Navigator.prototype, { setAppBadge: badge, clearAppBadge: () => badge(0) })
  })

const signalsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { signals: Signals }).signals)

test('a new message makes a sound in one tab; all tabs and the icon show the count', async ({
  page,
  context,
  newPerson,
  api,
}) => {
  await recordSignals(context)
  const { room, boss } = await openRoom(page, newPerson, api, 'Watchmaker (m/f/d)')
  await boss.close()
  await page.goto('/en/jobs')
  const other = await context.newPage()
  await other.goto('/en/faq')
  const pages = [page, other]
  // Browsers allow sound only after the user's first input on the page.
  for (const tab of pages) await tab.locator('h1').first().click()
  const token = await api.logIn('boss')
  const write = (text: string) =>
    api.call('POST', `/chat/rooms/${room}/messages`, token, { text, client_id: randomUUID() })
  const sounds = async () => (await Promise.all(pages.map(signalsOf))).flatMap((signals) => signals.sounds)
  const before = await unreadOf(api)
  for (const tab of pages) await waitForTitle(tab, api, before)

  await write('Good morning')
  for (const tab of pages) {
    await waitForTitle(tab, api, before + 1)
    await expect.poll(async () => (await signalsOf(tab)).badges.at(-1)).toBe(before + 1)
  }
  // One sound, because messages that were unread before the pages were opened make none.
  await expect.poll(sounds).toEqual([{ volume: 0.5, isLoop: false }])
  // The number of sounds depends on when the messages arrive. show-unread.browser.test.ts tests it with a fake clock.
  await Promise.all(['one', 'two', 'three'].map(write))
  for (const tab of pages) await waitForTitle(tab, api, before + 4)
  await expect.poll(async () => (await sounds()).length).toBeGreaterThan(1)
  // One tab plays them all.
  expect(
    (await Promise.all(pages.map(signalsOf))).filter((signals) => signals.sounds.length > 0),
  ).toHaveLength(1)

  // Reading on another device lowers the count without a sound.
  await api.call('POST', `/chat/rooms/${room}/read`, await api.logIn('worker'), { seq: 4 })
  for (const tab of pages) {
    await waitForTitle(tab, api, before)
    await expect.poll(async () => (await signalsOf(tab)).badges.at(-1)).toBe(before)
  }
  // A message that arrives in a visible room is read at once.
  await page.bringToFront()
  await page.goto(`/en/chat/room/${room}`)
  await field(page).click()
  await write('Are you there?')
  await expect(page.getByRole('log').getByText('Are you there?')).toBeVisible()
  await expect.poll(() => unreadOf(api)).toBe(before)
})

test('a signed-out user has no count in title and icon', async ({ page, context }) => {
  await recordSignals(context)
  await page.goto('/en/jobs')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: /^My chats, / })).toHaveCount(0)
  await expect(page).toHaveTitle(/^[^(]/)
  expect((await signalsOf(page)).badges.filter((count) => count > 0)).toEqual([])
  await logIn(page, 'worker')
})
