import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { replaySent } from './replay-sent.ts'
import { applyAnswer } from './run-outbox.ts'

const KEY = ['own-offers', 1, 'en']
const change = makeEntry({
  userId: 1,
  kind: 'offer-change',
  lane: 'posting:offer:5',
  body: { id: 5, version: 1, fields: { name: 'Rolls' } },
  id: '4f9f6a0e-6f0e-4d0b-9f3e-0d5a9a3e2b11',
})
const answer = { data: { id: 5, version: 2, name: 'Rolls' } }

function open(updatedAt: number) {
  const client = new QueryClient()
  client.setQueryData(KEY, [{ id: 5, version: 1, name: 'Bread' }], { updatedAt })
  return client
}

test('a restored list from before a sent change shows the change and is stale', () => {
  const client = open(1000)
  replaySent(client, [{ entry: change, answer, at: 2000 }])
  expect(client.getQueryData(KEY)).toEqual([{ id: 5, version: 2, name: 'Rolls' }])
  expect(client.getQueryState(KEY)).toMatchObject({ isInvalidated: true, dataUpdatedAt: 1000 })
})

test('a newer list is not changed, and an entry of another release is ignored', () => {
  const client = open(3000)
  replaySent(client, [
    { entry: change, answer, at: 2000 },
    { entry: { kind: 'of tomorrow' }, answer, at: 4000 },
  ])
  expect(client.getQueryData(KEY)).toEqual([{ id: 5, version: 1, name: 'Bread' }])
  expect(client.getQueryState(KEY)).toMatchObject({ isInvalidated: false })
})

test('a changed bid is in the list of own bids, which keeps its age', () => {
  const key = ['own-bids', 1, 'en', 'active']
  const job = { slug: 'a', title: 'Baker' }
  const bid = { id: 7, text: 'I bake', pay_amount: 14, pay_type: 'per_hour', state: 'sent' }
  const times = { decline_reason: null, created_at: '2026-11-22T10:00:00Z', seen_at: null, answered_at: null }
  const changed = { ...bid, ...times, text: 'I bake at night', pay_amount: 16 }
  const client = new QueryClient()
  client.setQueryData(
    key,
    [
      { ...bid, job },
      { ...bid, id: 8, job },
    ],
    { updatedAt: 1000 },
  )
  const entry = makeEntry({
    userId: 1,
    kind: 'bid-change',
    lane: 'job:a',
    body: { slug: 'a', rateId: 7, text: changed.text, pay_amount: 16, pay_type: 'per_hour' },
    id: '4f9f6a0e-6f0e-4d0b-9f3e-0d5a9a3e2b12',
  })
  applyAnswer(client, entry, changed)
  expect(client.getQueryData(key)).toEqual([
    { ...changed, job },
    { ...bid, id: 8, job },
  ])
  expect(client.getQueryState(key)).toMatchObject({ isInvalidated: true, dataUpdatedAt: 1000 })
})

test('a list whose first load was answered before the change shows it, and is fetched again', async () => {
  const client = new QueryClient()
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const asked: number[] = []
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => answers[asked.push(asked.length) - 1]?.promise,
  })
  const stop = observer.subscribe(() => undefined)
  applyAnswer(client, change, answer)
  answers[0]?.resolve([{ id: 5, version: 1, name: 'Bread' }])
  await expect.poll(() => client.getQueryData(KEY)).toEqual([{ id: 5, version: 2, name: 'Rolls' }])
  await expect.poll(() => asked.length).toBe(2)
  stop()
})
