import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { createKnowledge } from './knowledge.ts'
import { currentLookups } from './lookups-store.ts'

describe('the lookups', () => {
  const test = useTestApp('pglite')

  it('parallel requests share one reading of the names', async () => {
    // The cache does not know this object.
    const db = test.db.withoutPlugins()
    const [first, ...others] = await Promise.all([
      currentLookups(db, false),
      currentLookups(db, false),
      currentLookups(db, false),
    ])
    for (const other of others) expect(other.knowledge).toBe(first.knowledge)
  })
})

it('names of cities are folded once for all suggestions', () => {
  let read = 0
  const place = { state: 'BY', postcodes: [], population: 1, lat: 0, lon: 0 }
  const munich = {
    ...place,
    id: 1,
    aliases: ['Monachium'],
    get names() {
      read++
      return { de: 'München', ru: 'Мюнхен' }
    },
  }
  const berlin = { ...place, id: 2, names: { de: 'Berlin' }, aliases: [] }
  const { citiesBeginning } = createKnowledge([], [munich, berlin])
  expect(citiesBeginning('мюнх').map(({ id }) => id)).toEqual([1])
  const before = read
  for (const typed of ['munch', 'monach']) expect(citiesBeginning(typed).map(({ id }) => id)).toEqual([1])
  expect(citiesBeginning('ber').map(({ id }) => id)).toEqual([2])
  expect(read).toBe(before)
})
