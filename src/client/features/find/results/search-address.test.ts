import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatSearchAddress, parseSearchAddress } from './search-address.ts'

it('writes one city into the path, several into the query, and 0 for none', () => {
  expect(formatSearchAddress({ q: 'Pflege', cities: [7], km: 20 })).toEqual({
    params: { title: 'Pflege', city: '7' },
    search: { km: 20 },
  })
  expect(formatSearchAddress({ q: 'Pflege', cities: [7, 8] })).toEqual({
    params: { title: 'Pflege', city: '0' },
    search: { cities: '7-8' },
  })
  expect(formatSearchAddress({ q: 'Pflege' }).params.city).toBe('0')
})

it('reads an address as it was written', () => {
  const filters = fc.record({
    q: fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter(Boolean),
    cities: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 }), {
      nil: undefined,
    }),
    pay: fc.constantFrom('per_hour' as const, undefined),
  })
  fc.assert(
    fc.property(filters, (asked) => {
      const { params, search } = formatSearchAddress(asked)
      expect(parseSearchAddress(params, search)).toEqual(JSON.parse(JSON.stringify(asked)))
    }),
  )
})

it('searches all of Germany when the address names no city', () => {
  expect(parseSearchAddress({ title: 'Fahrer', city: 'nowhere' }, {})).toEqual({ q: 'Fahrer' })
})
