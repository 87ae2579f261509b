import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJobsSearch, toggled, toJobsQuery } from './search.ts'

describe('the filters in the address', () => {
  it('keep what makes sense and drop the rest', () => {
    expect(
      parseJobsSearch({ cities: ['3', 'x', 3, -1], rubrics: 7, pay: 'per_hour', page: '2', evil: 1 }),
    ).toEqual({
      cities: [3],
      rubrics: [7],
      pay: 'per_hour',
      page: 2,
    })
  })

  it('never fail, whatever somebody writes into the address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('cities', 'rubrics', 'pay', 'page'), fc.anything()),
        (search) => {
          const query = toJobsQuery(parseJobsSearch(search))
          expect(query.page).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })

  it('are the same after a value was selected and cleared again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (selected, id) => {
        fc.pre(!selected.includes(id))
        expect(toggled(toggled(selected, id), id)).toEqual(selected)
      }),
    )
  })
})
