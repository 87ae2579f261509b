import { clear } from 'idb-keyval'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { ApiError, NetworkError } from '../api/errors.ts'
import { userStores } from '../device/storage/stores.ts'
import { createFakeServer, failWith } from '../testing/fake-server.ts'
import { type DrainPort, drainOutbox } from './drain.ts'
import type { NewEntry, OutboxEntry } from './entry.ts'
import { openOutboxStore } from './store.ts'

let userId = 1000

beforeEach(async () => {
  userId += 1
  await clear(userStores(userId).outbox)
})

const bid = (slug: string, text: string): NewEntry => ({
  kind: 'bid',
  label: slug,
  body: { slug, text, pay_amount: null, pay_type: null, jobVersion: 1 },
})

/** An outbox with bids, a fake server, and the drain's port to both. */
async function setUp(texts: [slug: string, text: string][], { age = 0 } = {}) {
  const store = openOutboxStore(userId)
  for (const [slug, text] of texts) {
    await store.add({ ...bid(slug, text), language: 'en', createdAt: Date.now() - age })
  }
  const server = createFakeServer()
  const settled: string[] = []
  const port: DrainPort = {
    store,
    send: server.receive,
    followSent: async () => undefined,
    findChange: async () => null,
    storeAnswer: (entry) => settled.push(entry.id),
    changed: () => undefined,
    hasNetwork: () => true,
    reachesServer: async () => false,
    now: Date.now,
    random: () => 0.5,
  }
  return { store, server, settled, port }
}

describe('sending', () => {
  test('every entry arrives once, in the order of writing, and is removed', async () => {
    const { store, server, settled, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ])
    expect(await drainOutbox(port)).toBe('idle')
    expect(server.texts()).toEqual(['1', '2', '3'])
    expect(settled).toHaveLength(3)
    expect(await store.list()).toEqual([])
  })

  test('a crash between the answer and the removal sends the same key again and creates nothing twice', async () => {
    const { store, server, settled, port } = await setUp([['a', '1']])
    const crash = () => {
      throw new Error('the tab is gone')
    }
    await expect(drainOutbox({ ...port, storeAnswer: crash })).rejects.toThrow('the tab is gone')
    expect(await store.list()).toMatchObject([{ state: 'sending', attempts: 1 }])
    await drainOutbox(port)
    expect(server.keys()).toHaveLength(2)
    expect(new Set(server.keys()).size).toBe(1)
    expect(server.texts()).toEqual(['1'])
    expect(settled).toHaveLength(1)
    expect(await store.list()).toEqual([])
  })

  test('a request whose answer was lost is repeated with the same key', async () => {
    const { store, server, port } = await setUp([['a', '1']])
    server.loseNextAnswer()
    expect(await drainOutbox(port)).toBe('offline')
    expect(await store.list()).toMatchObject([{ state: 'queued', attempts: 1, error: { code: 'network' } }])
    await drainOutbox(port, { backOnlineAt: Date.now() })
    expect(server.texts()).toEqual(['1'])
  })

  test('an entry that never gets an answer holds no other lane, and waits longer each time, while the server answers', async () => {
    const { store, server, port } = await setUp([
      ['a', 'large'],
      ['b', 'small'],
    ])
    const isLarge = (entry: OutboxEntry) => entry.lane === 'job:a'
    const send = failWith(new NetworkError('no answer'), isLarge, server.receive)
    const stuck = { ...port, send, reachesServer: async () => true }
    expect(await drainOutbox(stuck)).toBe('idle')
    expect(server.texts()).toEqual(['small'])
    const [first] = await store.list()
    expect(first).toMatchObject({ attempts: 1, state: 'queued', error: { code: 'no_answer' } })
    await drainOutbox(stuck, { backOnlineAt: Date.now() + 1 })
    expect(await store.list()).toMatchObject([{ attempts: 1 }])
    await drainOutbox({ ...stuck, now: () => first!.nextAt })
    const [second] = await store.list()
    expect(second!.nextAt - second!.triedAt!).toBeGreaterThan(first!.nextAt - first!.triedAt!)
  })

  test('back online, what was tried least recently is sent first', async () => {
    const { store, server, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
    ])
    const isFirst = (entry: OutboxEntry) => entry.lane === 'job:a'
    const send = failWith(new NetworkError('no answer'), isFirst, server.receive)
    const cut = { ...port, send }
    expect(await drainOutbox(cut)).toBe('offline')
    expect(await drainOutbox(cut, { backOnlineAt: Date.now() + 1 })).toBe('offline')
    expect(server.texts()).toEqual(['2'])
    expect(await store.list()).toMatchObject([{ error: { code: 'network' } }])
  })

  test('two concurrent drainers neither lose nor duplicate entries, and keep each lane in order', async () => {
    const texts = Array.from({ length: 24 }, (_, index): [string, string] => [
      `lane${index % 3}`,
      String(index),
    ])
    const { store, server, settled, port } = await setUp(texts)
    server.dawdle()
    for (let round = 0; round < 20 && (await store.list()).length > 0; round += 1) {
      // Moves the clock past every wait: the server answers in_progress whenever the two meet.
      const later = Date.now() + round * HOUR_MS
      const hurried = { ...port, now: () => later }
      await Promise.all([drainOutbox(hurried), drainOutbox(hurried)])
    }
    expect(await store.list()).toEqual([])
    for (const lane of ['lane0', 'lane1', 'lane2']) {
      const wanted = texts.filter(([slug]) => slug === lane).map(([, text]) => text)
      expect(server.texts(lane)).toEqual(wanted)
    }
    expect(new Set(settled).size).toBe(24)
  })
})

describe('refusals', () => {
  /** Two tabs send the same entry. One is told to wait, then the other gets no answer. */
  async function loseAfterWait(retryAfterSeconds: number) {
    const { store, port } = await setUp([['a', '1']])
    const ofOther = Promise.withResolvers<never>()
    const own = Promise.withResolvers<never>()
    const drains = [ofOther, own].map(({ promise }) => drainOutbox({ ...port, send: () => promise }))
    await expect.poll(async () => (await store.list())[0]?.attempts).toBe(2)
    const busy = { status: 429, code: 'rate_limited', message: 'Too many requests', retryAfterSeconds }
    ofOther.reject(new ApiError(busy))
    await drains[0]
    own.reject(new NetworkError('no answer'))
    await drains[1]
    const [entry] = await store.list()
    return entry
  }

  test('a wait that the server asked of another tab meanwhile is not shortened by a lost answer', async () => {
    const entry = await loseAfterWait(60)
    expect(entry).toMatchObject({ state: 'queued', error: { code: 'rate_limited' } })
    expect(entry?.nextAt).toBeGreaterThan(Date.now() + 50_000)
  })

  test('a lost answer does not hide a shorter wait: the return of the connection would end it', async () => {
    // A lost answer waits for at least a second.
    expect(await loseAfterWait(0.5)).toMatchObject({ state: 'queued', error: { code: 'rate_limited' } })
  })

  test('a refused entry keeps its reason and text, and its lane continues', async () => {
    const { store, server, port } = await setUp([
      ['a', 'too late'],
      ['a', 'next'],
    ])
    const closed = new ApiError({ status: 409, code: 'vacancy_closed', message: 'This vacancy is closed' })
    await drainOutbox({ ...port, send: failWith(closed, (entry) => entry.seq === 1, server.receive) })
    expect(await store.list()).toMatchObject([
      {
        state: 'failed',
        body: { text: 'too late' },
        error: { code: 'vacancy_closed', message: 'This vacancy is closed' },
      },
    ])
    expect(server.texts()).toEqual(['next'])
  })

  test('a server error holds one lane, not the others', async () => {
    const { store, server, port } = await setUp([
      ['a', '1'],
      ['a', '2'],
      ['b', '3'],
    ])
    const busy = new ApiError({ status: 503, code: 'unavailable', retryAfterSeconds: 5 })
    await drainOutbox({ ...port, send: failWith(busy, (entry) => entry.lane === 'job:a', server.receive) })
    expect(server.texts()).toEqual(['3'])
    expect(await store.list()).toMatchObject([
      { state: 'queued', attempts: 1 },
      { state: 'queued', attempts: 0 },
    ])
  })

  test('when the requests of a minute are used up, nothing else is tried before their end', async () => {
    const { store, server, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ])
    const limit = new ApiError({ status: 429, code: 'too_many_requests', retryAfterSeconds: 40 })
    let tries = 0
    const isUsedUp = () => {
      tries += 1
      return true
    }
    expect(await drainOutbox({ ...port, send: failWith(limit, isUsedUp, server.receive) })).toBe('idle')
    expect(tries).toBe(1)
    for (const entry of await store.list())
      expect(entry.nextAt - Date.now(), JSON.stringify(entry)).toBeGreaterThan(35_000)
    const later = () => Date.now() + 41_000
    await drainOutbox({ ...port, now: later })
    expect(server.texts()).toEqual(['1', '2', '3'])
  })

  test('a limit of one kind holds only its lane', async () => {
    const { server, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
    ])
    const limit = new ApiError({ status: 429, code: 'too_many_requests', retryAfterSeconds: 3600 })
    await drainOutbox({ ...port, send: failWith(limit, ({ seq }) => seq === 1, server.receive) })
    expect(server.texts()).toEqual(['2'])
  })

  test('after signing out nothing is sent and everything is kept', async () => {
    const { store, server, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
    ])
    const refused = new ApiError({ status: 401, code: 'unauthenticated' })
    const end = await drainOutbox({ ...port, send: failWith(refused, () => true, server.receive) })
    expect(end).toBe('signed_out')
    expect(await store.list()).toMatchObject([
      { state: 'queued', attempts: 1, error: null },
      { state: 'queued', attempts: 0, error: null },
    ])
  })

  test('without a connection the first failure ends the round', async () => {
    const { store, port } = await setUp([
      ['a', '1'],
      ['b', '2'],
    ])
    const send = async () => {
      throw new NetworkError('cut')
    }
    expect(await drainOutbox({ ...port, send })).toBe('offline')
    expect((await store.list()).map((entry) => entry.attempts)).toEqual([1, 0])
  })
})

describe('bids that waited long', () => {
  test('a bid older than a day is not sent before its author has confirmed it', async () => {
    const { store, server, port } = await setUp([['a', '1']], { age: 25 * HOUR_MS })
    await drainOutbox(port)
    expect(server.texts()).toEqual([])
    const [held] = await store.list()
    expect(held).toMatchObject({ state: 'needs_confirm', attempts: 0, error: { code: 'old' } })
    await store.change(held!.id, (entry) => ({ ...entry, state: 'queued', confirmedAt: Date.now() }))
    await drainOutbox(port)
    expect(server.texts()).toEqual(['1'])
  })

  test('a bid for a changed job must be confirmed once, for the version that was shown', async () => {
    const { store, server, port } = await setUp([['a', '1']], { age: HOUR_MS })
    const changed = { ...bid('a', '1').body, jobVersion: 2 } as NewEntry['body']
    await drainOutbox({ ...port, findChange: async () => changed })
    expect(server.texts()).toEqual([])
    expect(await store.list()).toMatchObject([
      { state: 'needs_confirm', attempts: 0, error: { code: 'job_changed' }, body: { jobVersion: 2 } },
    ])
  })
})
