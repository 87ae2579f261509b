import { expect, it } from 'vitest'
import { lackingFields } from './lacking-fields.ts'

const row = (...problems: [field: string, given: string | null][]) => ({
  problems: problems.map(([field, given]) => ({ field, given, text: 'Please fill in', column: null })),
})

it('names what all rows leave empty, if the source can set it', () => {
  const rows = [
    row(['company_name', null], ['title', null], ['city_id', null]),
    row(['company_name', null], ['title', null], ['city_id', 'Atlantis']),
  ]
  expect(lackingFields(rows)).toEqual(['company_name'])
})

it('says nothing about one row alone, or what only some rows lack', () => {
  expect(lackingFields([row(['company_name', null])])).toEqual([])
  expect(lackingFields([row(['company_name', null]), row(['city_id', null])])).toEqual([])
})
