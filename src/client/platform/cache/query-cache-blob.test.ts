import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { describe, expect, test } from 'vitest'
import { CACHE_LIFE_MS, parseBlob, serializeBlob as serialize } from './query-cache-blob.ts'

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
const serializeBlob = (client: PersistedClient, limits = {}, read: [string, number][] = []) =>
  serialize(client, new Map(read), limits)
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

  test('keeps what was read last, not what was fetched last', () => {
    const client = clientOf(query('old', 30), query('new', 10), query('middle', 20))
    const blob = serializeBlob(client, { queries: 2 }, [['old', NOW - 5]])
    expect(namesIn(blob)).toEqual(['old', 'new'])
    const restored = new Map()
    parseBlob(blob, restored, NOW)
    expect(restored.get('old')).toBe(NOW - 5)
  })

  test('always keeps what is marked so: first in a full cache, and after weeks', () => {
    const article = { ...query('article', 5 * CACHE_LIFE_MS), meta: { isKept: true } } as Query
    const blob = serializeBlob(clientOf(query('new', 10), article), { queries: 1 })
    expect(namesIn(blob)).toEqual(['article'])
    const { clientState } = parseBlob(blob, new Map(), NOW + 5 * CACHE_LIFE_MS)
    expect(clientState.queries.map(({ queryHash }) => queryHash)).toEqual(['article'])
  })

  test('invalidates all answers for the next start, except those that keep their age', () => {
    const frame = { ...query('contacts', 10), meta: { keepsAge: true } } as Query
    const blob = serializeBlob(clientOf(query('jobs', 10), frame))
    const restored = parseBlob(blob, new Map(), NOW).clientState.queries
    expect(restored.map(({ queryHash, state }) => [queryHash, state.isInvalidated])).toEqual([
      ['jobs', true],
      ['contacts', false],
    ])
  })

  test('drops other answers that have become too old since they were stored', () => {
    const blob = serializeBlob(clientOf(query('job', 0)))
    expect(parseBlob(blob, new Map(), NOW + CACHE_LIFE_MS).clientState.queries).toEqual([])
  })

  test('leaves out only the answer that is too large', () => {
    const huge = query('huge', 1, { data: 'x'.repeat(2000) })
    expect(namesIn(serializeBlob(clientOf(huge, query('small', 2)), { characters: 1000 }))).toEqual(['small'])
  })

  test.each(['{"timestamp":', 'null', '{}', '{"clientState":{}}'])(
    'is empty when it is damaged: %s',
    (blob) => {
      expect(parseBlob(blob, new Map(), NOW).clientState.queries).toEqual([])
    },
  )

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
