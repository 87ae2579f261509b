import type { BrowserContext, Worker } from '@playwright/test'
import type { Room } from '../src/shared/contract/conversations.ts'
import type { PushPayload } from '../src/shared/contract/push.ts'
import { MINUTE_MS } from '../src/shared/durations.ts'
import type { Api } from './support/api.ts'
import { WHOLE_BROWSER } from './support/browser.ts'
import { preparePushes, readPending, writePending } from './support/pushes.ts'
import { expect, openApp, signIn, test } from './support/test.ts'

test.use(WHOLE_BROWSER)

/** A room of the demo people, opened by the employer at a bid. */
async function makeRoom(api: Api, title: string): Promise<number> {
  const job = await api.createJob(title)
  const { id } = await api.bid(job.slug, 'I would like to know more.')
  const boss = await api.logIn('boss')
  return (await api.call<{ data: Room }>('POST', '/chat/rooms', boss, { rate_id: id })).data.id
}

const write = async (api: Api, room: number, text: string) =>
  api.call('POST', `/chat/rooms/${room}/messages`, await api.logIn('boss'), {
    text,
    client_id: crypto.randomUUID(),
  })

const push = (room: number, changes: Partial<PushPayload> = {}): Omit<PushPayload, 'user_id'> => ({
  kind: 'message',
  title: 'Jana Vogt',
  body: 'When could you start?',
  path: `/de/chat/room/${room}`,
  tag: `room-${room}`,
  room_id: room,
  seq: 1,
  unread: 1,
  at: Date.now(),
  ...changes,
})

/** Runs in the worker. */
async function countWindows(): Promise<number> {
  const { clients } = globalThis as unknown as { clients: { matchAll(options: object): Promise<unknown[]> } }
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  return worker
}

test('a push is shown; the next one of the same room replaces it, one of another room does not', async ({
  page,
  context,
}) => {
  await openApp(page, '/en/jobs')
  const pushes = await preparePushes(context, page)
  await pushes.deliver(push(901))
  await expect.poll(pushes.shown).toEqual([
    // No sound while a window is visible.
    expect.objectContaining({
      title: 'Jana Vogt',
      body: 'When could you start?',
      tag: 'room-901',
      silent: true,
    }),
  ])
  await pushes.deliver(push(901, { body: 'On Monday?' }))
  await expect.poll(async () => (await pushes.shown()).map(({ body }) => body)).toEqual(['On Monday?'])
  await pushes.deliver(push(902))
  await expect
    .poll(async () => (await pushes.shown()).map(({ tag }) => tag).sort())
    .toEqual(['room-901', 'room-902'])
})

test('an unreadable push shows a general text in the language of the device', async ({ page, context }) => {
  await openApp(page, '/ru/jobs')
  const pushes = await preparePushes(context, page)
  await pushes.deliver('not what was agreed')
  await expect.poll(pushes.shown).toEqual([
    expect.objectContaining({
      title: 'Jobmost',
      body: 'У вас новые уведомления',
      path: '/ru/cabinet/notifications',
    }),
  ])
})

test('clicking a push opens the room in the app’s language in the open window', async ({
  page,
  context,
  api,
}) => {
  const room = await makeRoom(api, 'Cook (m/f/d)')
  await write(api, room, 'When could you start?')
  await openApp(page, '/pl/jobs')
  const pushes = await preparePushes(context, page)
  await pushes.deliver(push(room))
  await expect.poll(pushes.shown).toHaveLength(1)
  await pushes.press(`room-${room}`)
  await expect(page).toHaveURL(`/pl/chat/room/${room}`)
  await expect(page.getByRole('log').getByText('When could you start?')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  expect(await pushes.shown()).toEqual([])
})

test('a push sets the count on the app’s icon and makes the open app refetch', async ({ page, context }) => {
  await openApp(page, '/en/jobs')
  const pushes = await preparePushes(context, page)
  const worker = workerOf(context)
  await worker.evaluate(() => {
    const badges: number[] = []
    const setAppBadge = async (count = 0) => void badges.push(count)
    Object.assign(globalThis, { badges })
    const scope = globalThis as unknown as { navigator: object }
    Object.assign(scope.navigator, { setAppBadge, clearAppBadge: () => setAppBadge(0) })
  })
  const badges = () => worker.evaluate(() => (globalThis as unknown as { badges: number[] }).badges)
  const asked = page.waitForRequest(/\/chat\/my\/rooms$/)
  await pushes.deliver(push(903, { unread: 5 }))
  await expect.poll(badges).toEqual([5])
  await asked
  await pushes.deliver(push(903, { unread: 0 }))
  await expect.poll(badges).toEqual([5, 0])
})

test('clicking a push with the app closed opens a window at its page', async ({ page, context }) => {
  await openApp(page, '/ru/jobs')
  const pushes = await preparePushes(context, page)
  await pushes.deliver(push(904))
  await expect.poll(pushes.shown).toHaveLength(1)
  const worker = workerOf(context)
  await page.goto('about:blank')
  // A closed page stays in the worker's list of clients for a moment.
  await expect.poll(() => worker.evaluate(countWindows)).toBe(0)
  await worker.evaluate(() => {
    const opened: string[] = []
    const { clients } = globalThis as unknown as { clients: object }
    Object.assign(globalThis, { opened })
    Object.assign(clients, { openWindow: async (path: string) => void opened.push(path) })
  })
  await pushes.press('room-904')
  const opened = await worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  expect(opened).toEqual(['/ru/chat/room/904'])
})

test('when the browser opens the start page instead, the app goes to the page of the push, once and only within a minute', async ({
  page,
  api,
}) => {
  const room = await makeRoom(api, 'Waiter (m/f/d)')
  await openApp(page, '/en/jobs')
  const note = (at: number) => writePending(page, { path: `/de/chat/room/${room}`, at })
  await note(Date.now())
  await page.goto('/en')
  await expect(page).toHaveURL(`/en/chat/room/${room}`)
  await expect.poll(() => readPending(page)).toBeUndefined()
  await page.goto('/en/jobs')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/en/jobs')
  await note(Date.now() - 5 * MINUTE_MS)
  await page.goto('/en')
  await expect.poll(() => readPending(page)).toBeUndefined()
  await expect(page).toHaveURL('/en')
})

test('a push of the visible room is shown silently and closed again', async ({ page, context, api }) => {
  const room = await makeRoom(api, 'Baker (m/f/d)')
  await openApp(page, `/en/chat/room/${room}`)
  const pushes = await preparePushes(context, page)
  await pushes.deliver(push(room))
  await expect.poll(pushes.shown, { intervals: [50] }).toEqual([expect.objectContaining({ silent: true })])
  await expect.poll(pushes.shown).toEqual([])
})

test('the notifications of a room are closed when the room is read on another device', async ({
  page,
  context,
  api,
}) => {
  const [room, other] = [await makeRoom(api, 'Driver (m/f/d)'), await makeRoom(api, 'Courier (m/f/d)')]
  for (const each of [room, other]) await write(api, each, 'Are you still looking?')
  await openApp(page, '/en/jobs')
  const pushes = await preparePushes(context, page)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  for (const each of [room, other]) await pushes.deliver(push(each))
  await expect.poll(pushes.shown).toHaveLength(2)
  await api.call('POST', `/chat/rooms/${room}/read`, await api.logIn('worker'), { seq: 1 })
  await expect.poll(async () => (await pushes.shown()).map(({ tag }) => tag)).toEqual([`room-${other}`])
})

test('settings are saved at once; a missing push service is explained', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  // The browser itself reports this, because a test's profile is private.
  expectedErrors.push(/does not support the Push API in incognito mode/)
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await openApp(page, '/en/cabinet/notifications')
  const choice = page.getByRole('switch', { name: 'E-mail: New messages' })
  await expect(choice).toBeChecked()
  await choice.press('Space')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await context.setOffline(true)
  await choice.press('Space')
  await expect(choice).toBeChecked()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toHaveCount(0)
  await expect(choice).toBeChecked()

  // The choice is of the account, not of this device.
  await expect(page.getByRole('switch', { name: 'Push (off on this device): New messages' })).toBeChecked()
  await expect(page.getByText('Your choices apply to your other devices')).toBeVisible()

  // This browser has no push service, as when it is turned off or unreachable.
  const device = page.getByRole('switch', { name: 'Push notifications on this device' })
  await device.press('Space')
  await expect(page.getByRole('alert')).toContainText(
    'This browser could not register for push notifications',
  )
  await expect(device).not.toBeChecked()
})

test('a notification is unread in the list until it is opened, and links to its subject, a bid', async ({
  page,
  api,
}) => {
  await signIn(page, 'boss')
  const job = await api.createJob('Roofer (m/f/d)')
  const bid = await api.bid(job.slug, 'I am not afraid of heights.')
  await page.goto('/en/cabinet/notifications')
  const list = page.getByRole('region', { name: 'What’s new' })
  const row = list.getByRole('listitem').filter({ hasText: 'New bid' }).filter({ hasText: 'Roofer (m/f/d)' })
  await expect(row).toContainText('new')
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await expect(page.getByRole('menuitem', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/en/cabinet/worker/user/vacancy/${job.id}/bids#bid-${bid.id}`)
  await expect(page.getByRole('article').filter({ hasText: 'afraid of heights' })).toBeFocused()
  await page.goto('/en/cabinet/notifications')
  await expect(row.getByText('new', { exact: true })).toHaveCount(0)
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list.getByText('new', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await expect(page.getByRole('menuitem', { name: 'Notifications', exact: true })).toBeVisible()
})
