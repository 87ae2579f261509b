import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachRowDescending, emptyBitmap } from './bitmap.ts'
import { createPositions } from './positions.ts'
import { RowList } from './row-list.ts'

const rowsOf = (list: RowList, rows: number) => {
  const found = emptyBitmap(rows)
  list.addTo(found)
  const positions: number[] = []
  eachRowDescending(found, (row) => positions.push(row) > 0)
  return positions.reverse()
}

describe('a list of rows', () => {
  it('gives back every position, near and far', () => {
    const far = fc.oneof(fc.nat(200), fc.nat(40_000), fc.nat(3_000_000))
    fc.assert(
      fc.property(fc.uniqueArray(far, { maxLength: 300 }), (given) => {
        const positions = given.toSorted((a, b) => a - b)
        const list = new RowList()
        for (const position of positions) list.add(position)
        expect(rowsOf(list, 3_000_001)).toEqual(positions)
      }),
      { numRuns: 30 },
    )
  })

  it('becomes a bitmap when it is long, and keeps its rows', () => {
    const positions = Array.from({ length: 40_000 }, (_, index) => index * 3)
    const list = new RowList()
    for (const position of positions) list.add(position)
    expect(rowsOf(list, 120_000)).toEqual(positions)
  })
})

describe('positions of ids', () => {
  it('are found while they are present, the last one of each id', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 2_000, maxLength: 3_000 }),
        (given) => {
          const ids: number[] = []
          const known = new Map<number, number>()
          const isPresent = (position: number) => known.get(ids[position] as number) === position
          const positions = createPositions((position) => ids[position] as number, isPresent, 1)
          for (const [index, id] of given.entries()) {
            const position = ids.push(id) - 1
            known.set(id, position)
            positions.set(id, position)
            if (index % 3 === 0) known.delete(id)
          }
          for (let id = 1; id <= 4_000; id++) expect(positions.get(id)).toBe(known.get(id))
        },
      ),
      { numRuns: 10 },
    )
  })
})
