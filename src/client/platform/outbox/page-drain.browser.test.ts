import { expect, test, vi } from 'vitest'
import { json, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import type { NewEntry } from './entry.ts'
import { drain } from './page-drain.ts'
import { openOutboxStore } from './store.ts'

const block: NewEntry = { kind: 'block', label: 'Anna', body: { userId: 5, isBlocked: true } }
const userId = signInForEach(7300)

test.each([
  ['QuotaExceededError', 0],
  ['DataError', 1],
])('a run that fails with %s is repeated, and reported unless the disk is full', async (name, reports) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const requests = serve(() => json({}))
  await openOutboxStore(userId()).add({ ...block, language: 'en', createdAt: Date.now() })
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('x', name)
  })
  await drain()
  failing.mockRestore()
  expect([requests.length, reported.mock.calls.length]).toEqual([0, reports])
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
})
