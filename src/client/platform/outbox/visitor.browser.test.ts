import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { once } from '#shared/once.ts'
import {
  hasVisitorEntries,
  isVisitorOutboxStarted,
  OUTBOX_CHANNEL,
  provideOutbox,
  watchVisitorEntries,
} from '../device/outbox-start.ts'
import { pageSession, signIn, signOut } from '../device/session/page.ts'
import { provideSession } from '../device/session/source.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { publicOutboxStore } from '../device/storage/stores.ts'
import { deleteMark } from '../device/storage/waiting-mark.ts'
import { bearerOf, json, refusal, serve } from '../testing/answers.ts'
import { makeToken } from '../testing/tokens.ts'
import type { NewEntry } from './entry.ts'
import { drain, getOutbox, subscribeAccepted, subscribeOutbox } from './outbox.ts'
import { openOutboxStore } from './store.ts'
import { submitEntry } from './submit.ts'

const report: NewEntry = {
  kind: 'report',
  label: 'Baker',
  body: { type: 'job', id: 5, reason: 'fraud', text: 'They ask for money', email: 'anna@example.org' },
}
const offline = () => serve(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  provideSession(pageSession)
  subscribeOutbox(() => undefined)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await signOut()
  await clear(publicOutboxStore)
})

test('what a visitor sends waits on the device, and its outbox is started for them', async () => {
  const start = vi.fn(async () => undefined)
  provideOutbox(start)
  offline()
  expect(await submitEntry(report)).toBe('waiting')
  expect(start).toHaveBeenCalled()
  expect(isVisitorOutboxStarted()).toBe(true)
  await vi.waitFor(() => expect(getOutbox()).toMatchObject([{ userId: 0, state: 'queued', label: 'Baker' }]))
  const requests = serve(() => json({}, 201))
  await drain({ isBackOnline: true })
  expect(requests).toHaveLength(1)
  expect(await hasVisitorEntries()).toBe(false)
})

test('what a visitor sends is stored even if the code of the outbox cannot be loaded', async () => {
  provideOutbox(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  offline()
  expect(await submitEntry(report)).toBe('waiting')
  expect(await hasVisitorEntries()).toBe(true)
})

test('it is sent once the code that shows its acceptance runs', async () => {
  const accepted: string[] = []
  const requests = serve(() => json({}, 201))
  const load = once(async () => {
    // The code takes long to load: an entry that did not wait for it would be sent meanwhile.
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 200 }).catch(() => undefined)
    subscribeAccepted(({ label }) => accepted.push(label))
  })
  provideOutbox(load)
  expect(await submitEntry(report)).toBe('sent')
  expect(accepted).toEqual(['Baker'])
})

test('it is sent without a token, also after somebody has signed in, and is not among their entries', async () => {
  offline()
  await submitEntry(report)
  await signIn(makeToken({ sub: 7900 }))
  await vi.waitFor(() => expect(getOutbox()).toEqual([]))
  const requests = serve(() => json({}, 201))
  await drain({ isBackOnline: true })
  expect(requests.map(bearerOf)).toEqual([null])
  expect(await hasVisitorEntries()).toBe(false)
})

test('a sign-out keeps it, and a refusal comes back to the form', async () => {
  offline()
  await submitEntry(report)
  await signIn(makeToken({ sub: 7901 }))
  await signOut()
  expect(await hasVisitorEntries()).toBe(true)
  await clear(publicOutboxStore)
  serve(() => refusal(422, 'invalid'))
  await expect(submitEntry(report)).rejects.toMatchObject({ status: 422 })
  expect(await hasVisitorEntries()).toBe(false)
})

test('what needs an account is refused', async () => {
  const block: NewEntry = { kind: 'block', label: 'Anna', body: { userId: 5, isBlocked: true } as never }
  await expect(submitEntry(block)).rejects.toMatchObject({ status: 401 })
})

test('what another tab has written is sent here', async () => {
  const start = vi.fn(async () => undefined)
  // Other tests have lost their entries.
  deleteMark(VISITOR)
  await watchVisitorEntries()
  provideOutbox(start)
  const otherTab = new BroadcastChannel(OUTBOX_CHANNEL)
  otherTab.postMessage({ type: 'changed' })
  // Nothing waits: its code is not loaded.
  await expect.poll(hasVisitorEntries).toBe(false)
  expect(start).not.toHaveBeenCalled()
  await openOutboxStore(VISITOR).add({ ...report, language: 'en', createdAt: Date.now() })
  otherTab.postMessage({ type: 'changed' })
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  otherTab.close()
})
