import { clear } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { getConnection } from '../api/connection.ts'
import { reachesServer } from '../api/reaches-server.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { publicOutboxStore } from '../device/storage/stores.ts'
import { json, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import type { NewEntry } from './entry.ts'
import { drain, startDraining } from './page-drain.ts'
import { openOutboxStore } from './store.ts'

const block: NewEntry = { kind: 'block', label: 'Anna', body: { userId: 5, isBlocked: true } }
const report: NewEntry = {
  kind: 'report',
  label: 'Baker',
  body: { type: 'job', id: 5, reason: 'fraud', text: 'They ask for money', email: 'anna@example.org' },
}
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

test('an error with what visitors have sent does not stop what the user sends', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const requests = serve(() => json({}))
  const common = { language: 'en', createdAt: Date.now() } as const
  await openOutboxStore(VISITOR).add({ ...report, ...common })
  await openOutboxStore(userId()).add({ ...block, ...common })
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.transaction.db.name === 'jobmost') throw new DOMException('x', 'DataError')
    return put.apply(this, given)
  })
  await drain()
  vi.restoreAllMocks()
  await clear(publicOutboxStore)
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/cabinet/blocks/5'])
})

test('without a connection, waiting entries are not tried one after the other every second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const requests = serve(() => Promise.reject(new TypeError('Failed to fetch')))
  const store = openOutboxStore(userId())
  for (const user of [1, 2, 3, 4, 5, 6])
    await store.add({
      ...block,
      body: { userId: user, isBlocked: true },
      language: 'en',
      createdAt: Date.now(),
    })
  const stop = startDraining()
  await vi.waitFor(() => expect(getConnection()).toBe('offline'))
  const sent = () => requests.filter(({ url }) => url.includes('/blocks/')).length
  for (const _second of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(1000)
    // Lets a run that has begun reach its request.
    for (const _step of [1, 2, 3, 4, 5]) await store.list()
  }
  expect(sent()).toBe(1)
  serve(() => json({}))
  await reachesServer()
  await vi.waitFor(async () => expect(await store.list()).toEqual([]))
  stop()
  vi.useRealTimers()
})
