import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { ApiError } from '../../api/errors.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './favourite.ts'

const { 'favourite-add': add, 'favourite-remove': remove } = kinds
const entry = (id: number) => ({
  id: 'key',
  userId: 3,
  label: 'Baker',
  createdAt: Date.parse('2026-11-30T10:00:00Z'),
  body: { type: 'jobs' as const, id, slug: 'baker' },
})
const known = { id: 4, title: 'Cook', state: 'open', added_at: '2026-11-21' }
const added = { id: 5, title: 'Baker', slug: 'baker', state: 'open', added_at: '2026-11-30T10:00:00.000Z' }
const send = (kind: typeof add, error?: ApiError) => {
  const call: Caller = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: () => (error ? Promise.reject(error) : Promise.resolve(undefined)),
  }
  return kind.send(entry(5), call)
}

test('an accepted star is in the lists of the device in every language, once', async () => {
  const changes = add.cacheChanges!(entry(5), await send(add))
  expect(changes.map(({ queryKey }) => queryKey.join())).toEqual(
    LANGUAGES.map((language) => `favourites,3,${language},jobs`),
  )
  expect(changes[0]?.change([known])).toEqual([added, known])
  expect(changes[0]?.change([known, added])).toEqual([known, added])
  expect(changes[0]?.change(undefined)).toBeUndefined()
  const [stored] = add.storedChanges!(entry(5), await send(add))
  expect(stored?.change({ list: [known], savedAt: 1 })).toEqual({ list: [added, known], savedAt: 1 })
})

test('a removed star is in none of them', async () => {
  const [changed] = remove.cacheChanges!(entry(4), await send(remove))
  expect(changed?.change([added, known])).toEqual([added])
})

test('a wish that another device has changed since changes nothing here', async () => {
  const answer = await send(add, new ApiError({ status: 409, code: 'outdated' }))
  expect(add.cacheChanges!(entry(5), answer)).toEqual([])
  expect(add.storedChanges!(entry(5), answer)).toEqual([])
})
