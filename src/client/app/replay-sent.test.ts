import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { replaySent } from './replay-sent.ts'

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
