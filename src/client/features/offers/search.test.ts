import { expect, it } from 'vitest'
import { parseOffersSearch, toOffersQuery } from './search.ts'

it('the filters in the address keep what makes sense and drop the rest', () => {
  expect(parseOffersSearch({ rubric: '3', pay: 'per_hour', page: 2, evil: 1 })).toEqual({
    rubric: 3,
    pay: 'per_hour',
    page: 2,
  })
  expect(parseOffersSearch({ rubric: 'x', pay: 'a lot', page: -4 })).toEqual({})
})

it('the API is asked for the first page when the address names none', () => {
  expect(toOffersQuery({})).toEqual({ page: 1 })
  expect(toOffersQuery({ rubric: 3, pay: 'per_month', page: 4 })).toEqual({
    rubric_ids: [3],
    pay_type: 'per_month',
    page: 4,
  })
})
