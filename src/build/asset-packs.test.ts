import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packsOf } from './asset-packs.ts'

it('packs every small file once, and no large one', () => {
  const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.nat(12_000)), {
    selector: ([path]) => path,
  })
  fc.assert(
    fc.property(files, (given) => {
      const packs = packsOf(given.map(([path, length]) => [path, 'x'.repeat(length)]))
      const packed = packs.flat().map(([path]) => path)
      const small = given.filter(([, length]) => length <= 8000).map(([path]) => path)
      expect(packed.toSorted()).toEqual(small.toSorted())
      for (const pack of packs) expect(pack.length).toBeGreaterThan(0)
    }),
    { numRuns: 30 },
  )
})
