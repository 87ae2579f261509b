import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { describe, expect, test } from 'vitest'
import { CACHE_LIFE_MS, serializeBlob } from './query-cache-blob.ts'

const NOW = 100 * CACHE_LIFE_MS
type Query = PersistedClient['clientState']['queries'][number]

const query = (name: string, age: number, state: object = {}) =>
  ({
    queryKey: [name],
    queryHash: name,
    state: {
      data: name,
      dataUpdatedAt: NOW - age,
      status: 'success',
      error: null,
      isInvalidated: false,
      ...state,
    },
  }) as unknown as Query
const clientOf = (...queries: Query[]): PersistedClient => ({
  timestamp: NOW,
  buster: '1',
  clientState: { mutations: [], queries },
})
const namesIn = (blob: string) =>
  (JSON.parse(blob) as PersistedClient).clientState.queries.map(({ queryHash }) => queryHash)

describe('the cache on the device', () => {
  test('is restored as it was written', () => {
    const client = clientOf(
      query('a', 1, { isInvalidated: true, error: null }),
      query('b', 2, { isInvalidated: true, error: null }),
    )
    expect(JSON.parse(serializeBlob(client))).toEqual(client)
    expect(JSON.parse(serializeBlob(clientOf()))).toEqual(clientOf())
  })

  test('drops the oldest answers when it is too large', () => {
    const client = clientOf(query('old', 30), query('new', 10), query('middle', 20))
    expect(namesIn(serializeBlob(client, { queries: 2 }))).toEqual(['new', 'middle'])
    const long = serializeBlob(client, { characters: 300 })
    expect(namesIn(long)).toEqual(['new', 'middle'])
  })

  test('drops an answer after a week, however often the app is opened', () => {
    expect(
      namesIn(serializeBlob(clientOf(query('gone', CACHE_LIFE_MS + 1), query('kept', CACHE_LIFE_MS - 1)))),
    ).toEqual(['kept'])
  })

  test('keeps data whose last refetch failed, and marks it for a refetch', () => {
    const failed = query('a', 1, { status: 'error', error: new Error('cut') })
    const { clientState } = JSON.parse(serializeBlob(clientOf(failed))) as PersistedClient
    expect(clientState.queries[0]?.state).toMatchObject({
      data: 'a',
      status: 'success',
      error: null,
      isInvalidated: true,
    })
  })
})
