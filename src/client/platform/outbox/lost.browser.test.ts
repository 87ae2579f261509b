import { expect, test, vi } from 'vitest'
import { signIn, signOut } from '../device/session/page.ts'
import { deleteDatabase } from '../device/storage/open-store.ts'
import { hasMark } from '../device/storage/waiting-mark.ts'
import { json, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import { makeToken } from '../testing/tokens.ts'
import type { NewEntry } from './entry.ts'
import { publishChanged } from './events.ts'
import {
  countLostEntries,
  dismissLostEntries,
  drain,
  enqueue,
  getOutbox,
  isOutboxRead,
  subscribeOutbox,
} from './outbox.ts'

const userId = signInForEach(8400)
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const block = (id: number): NewEntry => ({
  kind: 'block',
  label: 'Anna',
  body: { userId: id, isBlocked: true },
})
const seen = (waiting: number, lost: number) =>
  vi.waitFor(() =>
    expect([getOutbox().length, countLostEntries(), isOutboxRead()]).toEqual([waiting, lost, true]),
  )

/** As a browser that finds its files damaged: the database is new at the next start, localStorage stays. */
async function loseDatabase() {
  await deleteDatabase(`jobmost-user-${userId()}`)
  publishChanged()
}

test('entries that the browser has lost with its database are counted until the notice is closed', async () => {
  serve(offline)
  const stop = subscribeOutbox(() => undefined)
  await enqueue(block(5))
  await enqueue(block(6))
  await seen(2, 0)
  await loseDatabase()
  await seen(0, 2)
  // What is written since is not lost, and does not hide the loss.
  await enqueue(block(7))
  await seen(1, 2)
  await loseDatabase()
  await seen(0, 3)
  dismissLostEntries()
  await seen(0, 0)
  expect(hasMark(userId())).toBe(false)
  stop()
})

test('what was sent, discarded with a sign-out, or waits encrypted is not lost', async () => {
  serve(() => json({}))
  const stop = subscribeOutbox(() => undefined)
  await enqueue(block(5))
  await drain({ isBackOnline: true })
  await seen(0, 0)
  await loseDatabase()
  await seen(0, 0)

  serve(offline)
  await enqueue(block(6))
  await seen(1, 0)
  await signOut()
  expect(hasMark(userId())).toBe(false)
  await signIn(makeToken({ sub: userId(), iat: 3000 }))
  await seen(0, 0)

  await enqueue(block(7))
  await seen(1, 0)
  await signOut({ keepUserData: true })
  expect(hasMark(userId())).toBe(true)
  await signIn(makeToken({ sub: userId(), iat: 4000 }))
  await seen(1, 0)
  stop()
})
