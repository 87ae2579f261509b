import { randomUUID } from 'node:crypto'
import type { Room } from '../src/shared/contract/conversations.ts'
import { field, messages, openRoom, write } from './support/conversations.ts'
import { expect, signIn, storedItems, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('the address of the chats leads to the list of chats', async ({ page }) => {
  await signIn(page, 'worker')
  expect((await page.goto('/en/chat'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/en\/chat\/my\/room$/)
})

test('a conversation is printed whole and alone', async ({ page, newPerson, api }) => {
  const { room, boss } = await openRoom(page, newPerson, api, 'Printer (m/f/d)')
  await boss.close()
  const token = await api.logIn('boss')
  for (let number = 1; number <= 40; number += 1) {
    const body = { text: `Line ${number}`, client_id: randomUUID() }
    await api.call('POST', `/chat/rooms/${room}/messages`, token, body)
  }
  await expect(messages(page).getByText('Line 40', { exact: true })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const number of [1, 20, 40])
    await expect(page.getByText(`Line ${number}`, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(field(page)).toBeHidden()
  await expect(page.getByText('My chats').filter({ visible: true })).toHaveCount(0)
  // The first message is on the first page, and the last beyond it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200)
})

test('a room opens at the first unread message, below a mark', async ({ page, newPerson, api }) => {
  const { room, boss } = await openRoom(page, newPerson, api, 'Glazier (m/f/d)')
  await boss.close()
  const token = await api.logIn('boss')
  const send = (text: string) =>
    api.call('POST', `/chat/rooms/${room}/messages`, token, { text, client_id: randomUUID() })
  for (let number = 1; number <= 25; number += 1) await send(`Old ${number}`)
  await expect(messages(page).getByText('Old 25', { exact: true })).toBeVisible()
  // The read mark is sent after a short delay. A user who leaves earlier has not read the message.
  await expect.poll(() => unread()).toBe(0)
  await page.goto('about:blank')
  // Read on another device: the read mark stored here is older.
  for (let number = 1; number <= 3; number += 1) await send(`Read elsewhere ${number}`)
  const worker = await api.logIn('worker')
  const { data } = await api.call<{ data: Room }>('GET', `/chat/rooms/${room}`, worker)
  await api.call('POST', `/chat/rooms/${room}/read`, worker, { seq: data.last_seq })
  for (let number = 1; number <= 40; number += 1) await send(`New ${number}`)
  await page.goto(`/en/chat/room/${room}`)
  const mark = messages(page).getByText('New messages')
  await expect(mark).toBeInViewport()
  await expect(messages(page).getByText('New 1', { exact: true })).toBeInViewport()
  await expect(messages(page).getByText('New 40', { exact: true })).not.toBeInViewport()
  const below = await messages(page).getByText('New 1', { exact: true }).boundingBox()
  expect(below?.y).toBeGreaterThan((await mark.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
  // A message that was never visible is not read.
  await expect.poll(() => unread(), { timeout: 5000 }).toBeLessThan(40)
  expect(await unread()).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Go to the newest message' }).click()
  await expect(messages(page).getByText('New 40', { exact: true })).toBeInViewport()
  await expect.poll(() => unread()).toBe(0)

  async function unread(): Promise<number> {
    const { data } = await api.call<{ data: Room }>('GET', `/chat/rooms/${room}`, await api.logIn('worker'))
    return data.new_message_count
  }
})

test('a read mark is sent again when the server did not accept it', async ({
  page,
  newPerson,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 502/)
  const { room, boss } = await openRoom(page, newPerson, api, 'Plumber (m/f/d)')
  let refused = 0
  await page.route('**/api/v1/chat/rooms/*/read', (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 502 }) : route.continue()
  })
  await write(boss, 'Good morning')
  await expect(messages(page).getByText('Good morning')).toBeVisible()
  await expect(messages(boss).getByText('Read', { exact: true })).toBeAttached()
  expect(refused).toBeGreaterThan(1)
  expect(
    (await api.call<{ data: Room }>('GET', `/chat/rooms/${room}`, await api.logIn('worker'))).data,
  ).toMatchObject({ new_message_count: 0 })
})

test('long texts, emoji and addresses are shown unchanged; messages can be copied and reported', async ({
  page,
  context,
  newPerson,
  api,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  const { boss } = await openRoom(page, newPerson, api, 'Locksmith (m/f/d)')
  // Links can be clicked only after an answer to the stranger.
  await write(page, 'Good morning')
  const long = `Begin ${'wörter '.repeat(569)}👩‍🔧 end`.padEnd(4000, '!').slice(0, 4000)
  for (const text of ['👩‍🔧🇩🇪👍', long, '<b>bold</b> javascript:alert(1) https://example.org/a_(b)?q=ü']) {
    await write(boss, text)
    await expect(
      messages(page)
        .getByRole('article')
        .filter({ hasText: text.slice(0, 20) }),
    ).toBeVisible()
  }
  const last = messages(page).getByRole('article').last()
  await expect(last.getByRole('link')).toHaveCount(1)
  await expect(last.getByRole('link')).toHaveAttribute('href', 'https://example.org/a_(b)?q=%C3%BC')
  await expect(last).toContainText('<b>bold</b> javascript:alert(1)')

  const folded = messages(page).getByRole('article').filter({ hasText: 'Begin' })
  const low = (await folded.boundingBox())?.height ?? 0
  await folded.getByRole('button', { name: 'Show all' }).click()
  await expect(folded.getByRole('button', { name: 'Show less' })).toBeVisible()
  expect((await folded.boundingBox())?.height).toBeGreaterThan(low)
  await folded.getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('menuitem', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long)

  // A text that is too long is not cut, its counter shows the length, and it is not sent.
  await field(page).fill(long)
  await expect(page.getByText('4,000 / 4,000')).toBeVisible()
  await field(page).press('End')
  await field(page).pressSequentially('more')
  await expect(page.getByText('4,004 / 4,000')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field(page)).toHaveValue(`${long}more`)
  await expect(field(page)).toHaveAccessibleDescription(/longer than 4,000\scharacters/)

  await last.getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await dialog
    .getByRole('button', { name: /report/i })
    .last()
    .click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  const admin = await api.logIn('admin')
  await expect
    .poll(async () => {
      const path = '/admin/reports?per_page=100'
      const { data } = await api.call<{ data: { type: string; subject: { text: string } }[] }>(
        'GET',
        path,
        admin,
      )
      return data.filter(({ type }) => type === 'message').length
    })
    .toBe(1)
})

test('a room shows when the other member was last active; each room has its own draft', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto('/en/chat/my/room')
  const rooms = page.getByRole('list', { name: 'Rooms' }).getByRole('link')
  await expect(rooms.first()).toBeVisible()
  const seen = new Set<string>()
  for (const [index, draft] of ['First draft', 'Second draft'].entries()) {
    await rooms.nth(index).click()
    await field(page).fill(draft)
    seen.add(page.url())
  }
  expect(seen.size).toBe(2)
  await waitUntilStored(page, 'Second draft')
  await page.reload()
  for (const [index, draft] of ['First draft', 'Second draft'].entries()) {
    await rooms.nth(index).click()
    await expect(field(page)).toHaveValue(draft)
  }
  const presences = []
  for (let index = 0; index < (await rooms.count()); index += 1) {
    await rooms.nth(index).click()
    await expect(page.getByRole('banner').or(page.locator('header')).last()).toBeVisible()
    presences.push(await page.locator('section header').last().innerText())
  }
  expect(presences.join('\n')).toMatch(/active (now|\d+ minutes ago)/)
  expect(presences.join('\n')).toMatch(/active \d+ hours ago/)
})

test('rooms that were never opened on this device open offline with their last 200 messages', async ({
  page,
  context,
  api,
}) => {
  const token = await api.logIn('worker')
  const { data: rooms } = await api.call<{ data: Room[] }>('GET', '/chat/my/rooms', token)
  const long = rooms.find(({ last_seq }) => last_seq > 250)
  if (!long) throw new Error('The demo has no long conversation')
  const path = `/chat/rooms/${long.id}/messages?limit=200`
  const { data } = await api.call<{ data: { text: string; seq: number }[] }>('GET', path, token)
  await signIn(page, 'worker')
  const kept = new Set<string>()
  page.on('response', (response) => {
    const id = /rooms\/(\d+)\/messages\?limit=200$/.exec(response.url())?.[1]
    if (id) kept.add(id)
  })
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  await expect.poll(() => kept.size, { timeout: 30_000 }).toBe(rooms.length)
  await expect
    .poll(async () => (await storedItems(page)).filter(({ store }) => store === 'messages').length)
    .toBe(rooms.length)
  await context.setOffline(true)
  await page.goto('/en/chat/my/room')
  await expect(page.getByRole('list', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(rooms.length)
  for (const { id } of rooms) {
    await page.goto(`/en/chat/room/${id}`)
    await expect(messages(page).getByRole('article').first()).toBeVisible()
  }
  await page.goto(`/en/chat/room/${long.id}`)
  await expect(page.getByText(/Updated .* ago|You are offline/).first()).toBeVisible()
  await messages(page).focus()
  await page.keyboard.press('End')
  const at = (index: number) => messages(page).getByText(data.at(index)?.text ?? '', { exact: true })
  await expect(at(-1).last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(
    messages(page)
      .locator('[data-index="1"]')
      .getByText(data[0]?.text ?? ''),
  ).toBeInViewport()
})
