import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/contract/limits.ts'
import { pickKnownParameters } from './address.ts'
import { countOf, type Filters, formatFilters, parseFilters, toggleValue, withCities } from './filters.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((value) => value.trim())
  .filter((value) => value !== '' && value.isWellFormed())
const some = <const T extends string>(...words: T[]) =>
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const someFilters: fc.Arbitrary<Filters> = fc
  .record({
    q: maybe(text),
    names: maybe(fc.uniqueArray(text, { minLength: 1, maxLength: 5 })),
    cities: maybe(ids),
    rubrics: maybe(ids),
    km: maybe(fc.integer({ min: 0, max: 200 })),
    pay: maybe(fc.constantFrom('per_month' as const, 'per_hour' as const)),
    days: maybe(fc.constantFrom(1, 3, 7, 14)),
    start: maybe(fc.constantFrom(0, 14, 31)),
    hours: maybe(fc.constantFrom(10, 20, 30)),
    min: maybe(fc.integer({ min: 1, max: 1_000_000 })),
    type: maybe(some('mini_job', 'full_time')),
    kind: maybe(some('household')),
    german: maybe(fc.constantFrom('none' as const, 'b1' as const)),
    lang: maybe(some('ru', 'de')),
    sort: maybe(fc.constantFrom('pay' as const, 'near' as const)),
    page: maybe(fc.integer({ min: 2, max: 500 })),
  })
  .map((filters) => withCities(filters, filters.cities))

/** Writes filters to the address and reads them back, as the router does. */
const throughAddress = (filters: Filters): Filters =>
  parseFilters(pickKnownParameters(defaultParseSearch(defaultStringifySearch(formatFilters(filters)))))

const defined = (filters: Filters) => JSON.parse(JSON.stringify(filters))

describe('the filters in the address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(throughAddress(filters)).toEqual(defined(filters))
      }),
    )
  })

  it('have a fixed order, whatever was chosen first', () => {
    expect(
      defaultStringifySearch(formatFilters({ sort: 'near', min: 15, cities: [3], pay: 'per_hour' })),
    ).toBe('?cities=3&pay=per_hour&min=15&sort=near')
  })

  it('are short', () => {
    expect(defaultStringifySearch(formatFilters({ cities: [3, 14], rubrics: [7], pay: 'per_hour' }))).toBe(
      '?cities=3-14&rubrics=7&pay=per_hour',
    )
  })

  it.each(['?cities=1&cities=2', '?cities=1,2', '?cities=1-2', '?cities=%5B1%2C2%5D'])(
    'may be listed as in %s',
    (search) => {
      expect(parseFilters(pickKnownParameters(defaultParseSearch(search)))).toEqual({ cities: [1, 2] })
    },
  )

  it('leave out invalid values', () => {
    const search = {
      cities: ['3', 'x', 3, -1],
      rubrics: 7,
      pay: 'per_hour',
      page: '2',
      evil: 1,
      type: 'toString',
    }
    expect(parseFilters(pickKnownParameters(search))).toEqual({
      cities: [3],
      rubrics: [7],
      pay: 'per_hour',
      page: 2,
    })
    expect(parseFilters({ km: 20, sort: 'near' })).toEqual({})
    expect(parseFilters({ cities: [3_000_000_000], page: 100_001 })).toEqual({})
    expect(parseFilters({ page: 1, q: '  ', min: -3 })).toEqual({})
  })

  it('accept the longest name of an offer, and no longer keyword', () => {
    const name = 'x'.repeat(LIMITS.title.max)
    expect(parseFilters({ names: name, q: name })).toEqual({
      names: [name],
      q: name.slice(0, LIMITS.keyword),
    })
  })

  it('never throw, whatever the address contains', () => {
    const keys = ['q', 'names', 'cities', 'rubrics', 'km', 'pay', 'min', 'type', 'sort', 'page']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (search) => {
        expect(Array.isArray(Object.keys(parseFilters(pickKnownParameters(search))))).toBe(true)
      }),
    )
  })
})

it('selecting a selected value again removes it', () => {
  fc.assert(
    fc.property(ids, fc.nat(), (selected, id) => {
      fc.pre(!selected.includes(id))
      expect(toggleValue(toggleValue(selected, id), id)).toEqual(selected)
    }),
  )
  expect(toggleValue([1], 1)).toBeUndefined()
})

it('without a city there is neither a distance nor an order by distance', () => {
  const chosen: Filters = { q: 'Koch', cities: [1], km: 20, sort: 'near' }
  expect(withCities(chosen, [2])).toEqual({ q: 'Koch', cities: [2], km: 20, sort: 'near' })
  expect(withCities(chosen, undefined)).toEqual({ q: 'Koch' })
  expect(withCities({ cities: [1], sort: 'pay' }, undefined)).toEqual({ sort: 'pay' })
})

it('counts each chosen value and a radius, but not order and page', () => {
  const chosen: Filters = { cities: [1, 2], rubrics: [3], pay: 'per_hour', sort: 'pay', page: 4 }
  expect(countOf(chosen)).toBe(4)
  expect(countOf({ ...chosen, km: 20 })).toBe(5)
  expect(countOf({ ...chosen, km: 0 })).toBe(4)
})
