import type { BrowserContext, Page, Worker } from '@playwright/test'
import { type PushService, startPushService, type TestDevice } from '../src/server/testing/push-service.ts'
import type { Room } from '../src/shared/contract/conversations.ts'
import type { Api } from './support/api.ts'
import { WHOLE_BROWSER } from './support/browser.ts'
import { preparePushes } from './support/pushes.ts'
import type { Server } from './support/server.ts'
import { test as base, expect, ownServer, signIn, waitForServiceWorker } from './support/test.ts'

// Browsers in tests reach no push service. A push service on this machine passes decrypted pushes to the browser.
const test = base.extend<{ service: PushService }, { server: Server }>({
  server: ownServer({ PUSH_TEST_ENDPOINTS: '1' }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  service: async ({}, use) => {
    const service = await startPushService()
    await use(service)
    await service.close()
  },
})

test.use(WHOLE_BROWSER)

type Given = { subscription: TestDevice['subscription'] | null; isSilent: boolean }

/**
 * Runs in the page and in the worker. Simulates a browser that subscribes at once, or whose push service does not
 * answer.
 */
function replaceSubscribing({ subscription, isSilent }: Given): void {
  const KEY = 'test-subscription'
  const scope = globalThis as unknown as { localStorage?: Storage; held?: string | null }
  const read = () => (scope.localStorage ? scope.localStorage.getItem(KEY) : scope.held)
  const write = (text: string | null) => {
    scope.held = text
    if (text === null) scope.localStorage?.removeItem(KEY)
    else scope.localStorage?.setItem(KEY, text)
  }
  const made = (text: string) => {
    const { json, key } = JSON.parse(text) as { json: { endpoint: string }; key: number[] }
    return {
      endpoint: json.endpoint,
      options: { applicationServerKey: Uint8Array.from(key).buffer },
      toJSON: () => json,
      unsubscribe: async () => {
        write(null)
        return true
      },
    }
  }
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const text = read()
      return text ? made(text) : null
    },
    subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      if (isSilent) return new Promise(() => undefined)
      const text = JSON.stringify({ json: subscription, key: [...applicationServerKey] })
      write(text)
      return Promise.resolve(made(text))
    },
  })
}

const device = (page: Page) => page.getByRole('switch', { name: 'Push notifications on this device' })

async function openSettings(
  page: Page,
  context: BrowserContext,
  origin: string,
  given: Given,
): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  await page.addInitScript(replaceSubscribing, given)
  await page.goto('/en/cabinet/notifications')
}

async function makeRoom(api: Api): Promise<{ id: number; write(text: string): Promise<unknown> }> {
  const job = await api.createJob('Farrier (m/f/d)')
  const bid = await api.bid(job.slug, 'I would like to know more.')
  const boss = await api.logIn('boss')
  const { id } = (await api.call<{ data: Room }>('POST', '/chat/rooms', boss, { rate_id: bid.id })).data
  const write = (text: string) =>
    api.call('POST', `/chat/rooms/${id}/messages`, boss, { text, client_id: crypto.randomUUID() })
  return { id, write }
}

// The first push about a stranger shows neither name nor text.
const FIRST = 'Someone has written to you for the first time'

test('a subscribed device shows a message, opens it, and gets no pushes after signing out', async ({
  page,
  context,
  baseURL,
  api,
  service,
}) => {
  const room = await makeRoom(api)
  const own = service.subscribe()
  await signIn(page, 'worker')
  await openSettings(page, context, baseURL, { subscription: own.subscription, isSilent: false })
  await waitForServiceWorker(page)
  await expect(device(page)).not.toBeChecked()
  await device(page).press('Space')
  await expect(device(page)).toBeChecked()

  await page.getByRole('button', { name: /test notification/i }).click()
  await expect.poll(() => own.pushes.at(-1)?.payload.kind).toBe('test')
  expect(own.pushes[0]?.payload.path).toBe('/en/cabinet/notifications')

  const pushes = await preparePushes(context, page)
  await room.write('When could you start?')
  await expect.poll(() => own.pushes.length, { timeout: 20_000 }).toBe(2)
  await pushes.deliver(JSON.stringify(own.pushes[1]?.payload))
  await expect.poll(pushes.shown).toEqual([expect.objectContaining({ tag: `room-${room.id}`, body: FIRST })])
  // A push for the previous user that arrives after a change of user shows a general text.
  const foreign = { ...own.pushes[1]?.payload, user_id: 999_999, tag: 'room-77', body: 'Not for you' }
  await pushes.deliver(JSON.stringify(foreign))
  await expect
    .poll(async () => (await pushes.shown()).map(({ body }) => body).sort())
    .toEqual([FIRST, 'You have new notifications'])
  await pushes.press(`room-${room.id}`)
  await expect(page).toHaveURL(`/en/chat/room/${room.id}`)
  await expect(page.getByRole('log').getByText('When could you start?')).toBeVisible()

  await page.goto('/en/jobs')
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull()
  // The next user does not see earlier notifications either.
  await expect.poll(pushes.shown).toEqual([])
  const token = await api.logIn('worker')
  const tried = await api.call<{ data: { sent: number } }>('POST', '/push/test', token)
  expect(tried.data.sent).toBe(0)
  expect(own.pushes).toHaveLength(2)
})

test('a subscription renewed by the browser is sent to the server, by the worker or at the next start', async ({
  page,
  context,
  baseURL,
  api,
  service,
}) => {
  const room = await makeRoom(api)
  const [first, second, third] = [service.subscribe(), service.subscribe(), service.subscribe()]
  await signIn(page, 'worker')
  await openSettings(page, context, baseURL, { subscription: first.subscription, isSilent: false })
  await waitForServiceWorker(page)
  await device(page).press('Space')
  await expect(device(page)).toBeChecked()
  // The page checks the subscription at each start.
  await page.evaluate((json) => {
    const { key } = JSON.parse(localStorage.getItem('test-subscription') ?? '')
    localStorage.setItem('test-subscription', JSON.stringify({ json, key }))
  }, second.subscription)
  await page.goto('/en/jobs')
  await room.write('One')
  await expect.poll(() => second.pushes.length, { timeout: 20_000 }).toBe(1)

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await renewSubscription(worker, third.subscription)
  await room.write('Two')
  await expect.poll(() => third.pushes.length, { timeout: 20_000 }).toBe(1)
})

/** Dispatches the event with which a browser reports a renewed subscription to the worker. */
async function renewSubscription(worker: Worker, subscription: TestDevice['subscription']): Promise<void> {
  await worker.evaluate(replaceSubscribing, { subscription, isSilent: false })
  await worker.evaluate(async () => {
    const work: Promise<unknown>[] = []
    const event = new Event('pushsubscriptionchange')
    Object.defineProperty(event, 'waitUntil', { value: (done: Promise<unknown>) => work.push(done) })
    ;(globalThis as unknown as EventTarget).dispatchEvent(event)
    await Promise.all(work)
  })
}

test('the app shows an error when the browser gets no answer from its push service', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'worker')
  await openSettings(page, context, baseURL, { subscription: null, isSilent: true })
  await waitForServiceWorker(page)
  await device(page).press('Space')
  await expect(page.getByRole('alert')).toContainText(
    'This browser could not register for push notifications',
    {
      timeout: 25_000,
    },
  )
  await expect(device(page)).not.toBeChecked()
  await expect(device(page)).toBeEnabled()
})
