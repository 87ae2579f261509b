import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { makeToken } from '../../testing/tokens.ts'
import { readMirror, writeMirror } from './mirror.ts'
import { pageSession, shareSession, signIn, signOut } from './page.ts'
import { workerSession } from './worker.ts'

const [first, second, third] = [1000, 2000, 3000].map(
  (iat) => makeToken({ sub: 79, sid: 'mirrored', iat }).access_token,
) as [string, string, string]

afterEach(async () => {
  vi.restoreAllMocks()
  await signOut()
})

/** The token is refreshed while the disk takes nothing. */
async function refreshOnFullDisk(): Promise<void> {
  await signIn(makeToken({ sub: 79, sid: 'mirrored', iat: 1000 }))
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('x', 'QuotaExceededError')
  })
  await pageSession.replaceToken(first, second)
  failing.mockRestore()
  expect(await readMirror()).toBe(first)
}

test('the worker gets a token that the disk has refused: at the next refresh, and when the page shares its session', async () => {
  await refreshOnFullDisk()
  await pageSession.replaceToken(second, third)
  expect(await readMirror()).toBe(third)
  await signOut()
  await refreshOnFullDisk()
  await shareSession()
  expect(await workerSession.newestToken()).toBe(second)
})

test('the page shares it by itself once the disk takes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await refreshOnFullDisk()
  const timers = vi.getTimerCount()
  await refreshOnFullDisk()
  expect(vi.getTimerCount()).toBe(timers)
  vi.advanceTimersByTime(MINUTE_MS)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await readMirror()).toBe(second))
})

test('an ended session leaves no earlier token with the worker, and what the worker has refreshed stays', async () => {
  await refreshOnFullDisk()
  await writeMirror(third)
  await shareSession()
  expect(await readMirror()).toBe(third)
  await writeMirror(first)
  await pageSession.loseSession(second)
  expect(await readMirror()).toBeNull()
})
