import { describe, expect, test } from 'vitest'
import { makeEntry } from '../testing/entries.ts'
import type { OutboxEntry } from './entry.ts'
import { replaceEarlier } from './queue.ts'

describe('entries of which only the last counts', () => {
  const FAVOURITE = { type: 'jobs' as const, id: 1 }
  const add = (some: Partial<OutboxEntry> = {}) =>
    makeEntry({ kind: 'favourite-add', lane: 'favourite:jobs:1', body: FAVOURITE, ...some })
  const replace = (kind: 'favourite-add' | 'favourite-remove', entries: OutboxEntry[]) =>
    replaceEarlier(entries, { kind, lane: 'favourite:jobs:1', body: FAVOURITE })

  test('an entry replaces those that wait, its opposite and refused ones too', () => {
    const refused = { state: 'failed', attempts: 1, error: { code: 'not_found', message: '' } } as const
    const tried = { attempts: 1, error: { code: 'network', message: '' } } as const
    for (const some of [{}, refused, tried]) {
      const earlier = add(some)
      expect(replace('favourite-remove', [earlier])).toEqual({ dropped: [earlier.id], body: FAVOURITE })
      expect(replace('favourite-add', [earlier])).toEqual({ dropped: [earlier.id], body: FAVOURITE })
    }
  })

  test('an entry that is being sent stays, and the new one follows it', () => {
    expect(replace('favourite-remove', [add({ state: 'sending', attempts: 1 })]).dropped).toEqual([])
  })

  test('entries of other lanes stay', () => {
    expect(replace('favourite-remove', [add({ lane: 'favourite:jobs:2' })]).dropped).toEqual([])
  })

  const settings = (body: object, some: Partial<OutboxEntry> = {}) =>
    makeEntry({ kind: 'notification-choices', lane: 'notification-choices', body: body as never, ...some })
  const change = { kind: 'notification-choices' as const, lane: 'notification-choices' }

  test('several changes of the settings are merged, with the last value of each setting', () => {
    const earlier = [
      settings({ message: 'old', bid: true }),
      settings({ message: 'newer', message_text: true }),
    ]
    const { body, dropped } = replaceEarlier(earlier, { ...change, body: { message: 'newest' } })
    expect(body).toEqual({ bid: true, message_text: true, message: 'newest' })
    expect(dropped).toHaveLength(2)
  })

  test('ten changes of one profile are one with the last value of each field', () => {
    const profile = (body: object) => makeEntry({ kind: 'profile', lane: 'profile', body: body as never })
    const earlier = [
      profile({ about: 'old', visibility: { phone: false } }),
      ...Array.from({ length: 8 }, (_, index) => profile({ smoking: `${index}`, about: 'newer' })),
    ]
    const body = { about: 'newest', visibility: { birthday: true } }
    const replaced = replaceEarlier(earlier, { kind: 'profile', lane: 'profile', body })
    expect(replaced.dropped).toHaveLength(9)
    expect(replaced.body).toEqual({
      about: 'newest',
      smoking: '7',
      visibility: { phone: false, birthday: true },
    })
  })

  test('a refused entry and one that is being sent are not merged with the next one', () => {
    const earlier = [settings({ bid: 1 }, { state: 'failed' }), settings({ bid: 2 }, { state: 'sending' })]
    const body = { message_text: true }
    expect(replaceEarlier(earlier, { ...change, body })).toEqual({ dropped: [], body })
  })

  test('a text that is being sent is remembered as one that may have arrived', () => {
    const sending = makeEntry({
      kind: 'profile',
      lane: 'profile',
      state: 'sending',
      body: { about: 'first', about_version: 1, about_sent: ['before'] } as never,
    })
    const body = { about: 'second', about_version: 1 }
    expect(replaceEarlier([sending], { kind: 'profile', lane: 'profile', body })).toEqual({
      dropped: [],
      body: { ...body, about_sent: ['before', 'first'] },
    })
  })

  const PROFILE = { kind: 'profile', lane: 'profile' } as const
  const profileEntry = (body: object, some: Partial<OutboxEntry> = {}) =>
    makeEntry({ ...PROFILE, body: body as never, ...some })

  test('merged changes of a profile know what the first has replaced and what may have arrived', () => {
    const first = { name: 'B', citizenship: 'DE', seen: { name: ['A'], citizenship: [null] } }
    const body = { name: 'C', country: 'PL', seen: { name: ['B'], country: [null] } }
    const seen = { name: ['A', 'B'], citizenship: [null], country: [null] }
    const merged = { ...first, ...body, seen }
    expect(replaceEarlier([profileEntry(first)], { ...PROFILE, body }).body).toEqual(merged)
    const tried = profileEntry(first, { attempts: 1, error: { code: 'network', message: '' } })
    const known = { ...seen, citizenship: [null, 'DE'] }
    expect(replaceEarlier([tried], { ...PROFILE, body }).body).toEqual({ ...merged, seen: known })
    const sending = profileEntry(first, { state: 'sending' })
    expect(replaceEarlier([sending], { ...PROFILE, body }).body).toEqual({
      ...body,
      seen: { name: ['A', 'B'], country: [null] },
    })
  })

  test('a change of an earlier release, which knows no values, replaces any also when it is merged', () => {
    const body = { name: 'C', surname: 'D', seen: { name: ['B'], surname: ['A'] } }
    expect(replaceEarlier([profileEntry({ name: 'B' })], { ...PROFILE, body }).body).toEqual({
      ...body,
      seen: { surname: ['A'] },
    })
  })

  test('an entry of another kind in the lane, such as a deletion, is not replaced', () => {
    const deletion = makeEntry({ kind: 'saved-search-remove', lane: 'saved-search:5', body: { id: 5 } })
    const body = { id: 5, notify: { app: true } }
    const added = { kind: 'saved-search-notify' as const, lane: 'saved-search:5', body }
    expect(replaceEarlier([deletion], added)).toEqual({ dropped: [], body })
  })
})
