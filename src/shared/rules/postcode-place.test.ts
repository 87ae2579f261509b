import { expect, it } from 'vitest'
import { createPostcodeJudge } from './postcode-place.ts'

const BERLIN = 1
const POTSDAM = 2
const cities = [
  { id: BERLIN, lat: 52.52, lon: 13.405, postcodes: ['10115-12527', '12555-14199'] },
  { id: POTSDAM, lat: 52.399, lon: 13.066, postcodes: ['14467-14482'] },
  { id: 3, lat: 51.34, lon: 12.371, postcodes: ['04103-04357'] },
  { id: 4, lat: 50, lon: 10, postcodes: [] },
]

it.each([
  ['10115', BERLIN, 'fits'],
  // 27 km away: a village beside Berlin may have it.
  ['14467', BERLIN, 'unsure'],
  // Between two ranges, and of no listed town.
  ['12529', BERLIN, 'unsure'],
  ['04109', BERLIN, 'elsewhere'],
  ['04399', BERLIN, 'elsewhere'],
  ['04399', 3, 'unsure'],
  ['99999', BERLIN, 'unsure'],
  ['1011', BERLIN, 'fits'],
  ['04109', 4, 'fits'],
  ['04109', 99, 'fits'],
] as const)('%s in town %i: %s', (code, city, expected) => {
  expect(createPostcodeJudge(cities)(code, city)).toBe(expected)
})
