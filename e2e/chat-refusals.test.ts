import type { Page } from '@playwright/test'
import { field, messages, openRoom, textsOf, watchFor, write } from './support/conversations.ts'
import { syncEventOf } from './support/sync-event.ts'
import { expect, test, waitUntilStored } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const REFUSED = /^Not sent: You cannot write to this person/

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The screen shows a block at once; the server refuses messages once it has answered. */
const storedByServer = (page: Page) =>
  page.waitForResponse((response) => /\/cabinet\/blocks\/\d+$/.test(response.url()) && response.ok())

async function unblock(page: Page): Promise<void> {
  const stored = storedByServer(page)
  await choose(page, 'Unblock')
  await stored
}

async function block(page: Page): Promise<void> {
  await choose(page, 'Block')
  const stored = storedByServer(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await stored
  await expect(page.getByText('You have blocked this person. Unblock them to write')).toBeVisible()
}

test('a blocked user sees the reason, keeps the text, and can write again after the block has ended', async ({
  page,
  newPerson,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const { room, boss } = await openRoom(page, newPerson, api, 'Butcher (m/f/d)')
  await write(boss, 'Hello')
  await expect(messages(page).getByText('Hello')).toBeVisible()
  await field(page).pressSequentially('Let us')
  await expect(boss.getByText('is typing…')).toBeVisible()
  await expect(boss.getByText('is typing…')).toBeHidden({ timeout: 15_000 })

  await block(boss)
  await expect(field(boss)).toBeHidden()
  const wasSeenTyping = await watchFor(boss, 'is typing…')
  await field(page).pressSequentially(' meet')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page).getByText(REFUSED)).toBeVisible()
  expect(await wasSeenTyping()).toBe(false)
  await expect(messages(page).getByText('Let us meet')).toBeVisible()
  expect(await textsOf(api, room)).toEqual(['Hello'])

  await unblock(boss)
  await expect(field(boss)).toBeVisible()
  await messages(page).getByRole('button', { name: 'Retry' }).click()
  await expect(messages(boss).getByText('Let us meet')).toBeVisible()
  expect(await textsOf(api, room)).toEqual(['Hello', 'Let us meet'])
})

test('a refused message can be edited or discarded', async ({ page, newPerson, api, expectedErrors }) => {
  expectedErrors.push(/status of 403/)
  const { room, boss } = await openRoom(page, newPerson, api, 'Cheesemaker (m/f/d)')
  await write(boss, 'Hello')
  await expect(messages(page).getByText('Hello')).toBeVisible()
  await block(boss)
  await write(page, 'Rude words')
  await expect(messages(page).getByText(REFUSED)).toBeVisible()
  await unblock(boss)
  await expect(field(boss)).toBeVisible()
  await messages(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Change the message' }).fill('Kind words')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(messages(boss).getByText('Kind words')).toBeVisible()
  await expect(messages(page).getByText('Rude words')).toBeHidden()

  await block(boss)
  await write(page, 'Never mind')
  await expect(messages(page).getByText(REFUSED)).toBeVisible()
  await messages(page).getByRole('button', { name: 'Discard' }).click()
  await expect(messages(page).getByText('Never mind')).toBeHidden()
  await page.reload()
  await expect(messages(page).getByText('Kind words')).toBeVisible()
  await expect(messages(page).getByText('Never mind')).toBeHidden()
  expect(await textsOf(api, room)).toEqual(['Hello', 'Kind words'])
  await unblock(boss)
  await expect(field(boss)).toBeVisible()
})

test('messages written offline are sent while the page is closed', async ({
  page,
  context,
  newPerson,
  api,
}) => {
  const { room, boss } = await openRoom(page, newPerson, api, 'Cellarer (m/f/d)')
  await context.setOffline(true)
  await write(page, 'First')
  await write(page, 'Second')
  await expect(messages(page).getByText('Waiting for connection')).toHaveCount(2)
  const wake = await syncEventOf(page, new URL(page.url()).origin)
  await page.goto('about:blank')
  await context.setOffline(false)
  await wake()
  await expect(messages(boss).getByText('Second')).toBeVisible({ timeout: 20_000 })
  expect(await textsOf(api, room)).toEqual(['First', 'Second'])
})

test('a message opened for editing in the outbox asks in the chat when it was left with a changed text', async ({
  page,
  context,
  newPerson,
  api,
}) => {
  const { room } = await openRoom(page, newPerson, api, 'Cobbler (m/f/d)')
  const chat = page.url()
  // Offline, the chat opens only when its room is stored.
  await waitUntilStored(page, 'Cobbler (m/f/d)', 'new_message_count')
  await context.setOffline(true)
  // The first was tried, so it may have arrived and cannot be edited.
  await write(page, 'Zeroth')
  await write(page, 'First')
  await write(page, 'Second')
  await expect(messages(page).getByText('Waiting for connection')).toHaveCount(3)
  await page.goto('/en/outbox')
  const first = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem').nth(1)
  await first.getByRole('button', { name: 'Edit' }).click()
  await first.getByRole('textbox').fill('First, but')
  await page.getByRole('link', { name: 'Jobmost' }).first().click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto(chat)
  await expect(messages(page).getByText('You opened this to edit it.')).toBeVisible()
  await context.setOffline(false)
  await expect(messages(page).getByText('Will be sent after the previous item')).toBeVisible()
  await messages(page).getByRole('button', { name: 'Send now' }).click()
  await expect(messages(page).getByText('Will be sent after the previous item')).toBeHidden()
  await expect.poll(() => textsOf(api, room)).toEqual(['Zeroth', 'First', 'Second'])
})

test('a refused channel is retried, and subscribed once it is allowed', async ({
  page,
  context,
  newPerson,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  let refused = 0
  let isRefusing = true
  await context.route('**/broadcasting/auth', async (route) => {
    const isRoom = route.request().postData()?.includes('private-room.')
    if (!isRoom || !isRefusing) return route.continue()
    refused += 1
    await route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Not now' } })
  })
  const { boss } = await openRoom(page, newPerson, api, 'Distiller (m/f/d)')
  await write(boss, 'Hello')
  await expect(messages(page).getByText('Hello')).toBeVisible()
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  const wasSeenTyping = await watchFor(page, 'is typing…')
  await field(boss).pressSequentially('Can you')
  await boss.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page).getByText('Can you')).toBeVisible({ timeout: 20_000 })
  expect(await wasSeenTyping()).toBe(false)
  isRefusing = false
  await expect(async () => {
    await field(boss).pressSequentially(' hear me')
    await expect(page.getByText('is typing…')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

test('a link of a stranger is text with a warning until the other has answered', async ({
  page,
  newPerson,
  api,
}) => {
  const { boss } = await openRoom(page, newPerson, api, 'Glazier (m/f/d)')
  const address = 'https://evil.example/login'
  await write(boss, `Please confirm your account: ${address}`)
  await expect(messages(page).getByText(address)).toBeVisible()
  await expect(messages(page).getByRole('link', { name: address })).toHaveCount(0)
  await expect(
    messages(page).getByText('Never enter passwords or bank details on a page that you open from a link'),
  ).toBeVisible()
  // The author's own links are links.
  await expect(messages(boss).getByRole('link', { name: address })).toBeVisible()

  await write(page, 'Which account?')
  await expect(messages(page).getByRole('link', { name: address })).toBeVisible()
  await expect(messages(page).getByText('Never enter passwords')).toHaveCount(0)
})
