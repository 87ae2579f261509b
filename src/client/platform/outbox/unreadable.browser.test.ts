import { expect, test, vi } from 'vitest'
import { signIn } from '../device/session/page.ts'
import { serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import { makeToken } from '../testing/tokens.ts'
import { publishChanged } from './events.ts'
import { enqueue, getOutbox, isOutboxRead, isOutboxUnreadable, subscribeOutbox } from './outbox.ts'

const userId = signInForEach(8300)

test('an outbox that cannot be read is no empty one, and shows nothing of the account before', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  const stop = subscribeOutbox(() => undefined)
  await enqueue({ kind: 'block', label: 'Anna', body: { userId: 5, isBlocked: true } })
  await vi.waitFor(() => expect(getOutbox()).toHaveLength(1))
  expect(isOutboxUnreadable()).toBe(false)
  // A drain that reads meanwhile reports the failing disk.
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const failing = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  await signIn(makeToken({ sub: userId() + 50 }))
  await vi.waitFor(() => expect(isOutboxUnreadable()).toBe(true))
  expect([getOutbox(), isOutboxRead()]).toEqual([[], false])
  failing.mockRestore()
  publishChanged()
  await vi.waitFor(() => expect([isOutboxUnreadable(), isOutboxRead()]).toEqual([false, true]))
  reported.mockRestore()
  stop()
})
