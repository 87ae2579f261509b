import { expect, it } from 'vitest'
import type { City } from '#shared/contract/places.ts'
import { createCityFilter } from './city-filter.ts'

const city = (name: string, postcode: string, aliases: string[]): City => ({
  id: Number(postcode),
  slug: name,
  name,
  region: '',
  lat: 0,
  lon: 0,
  population: 1,
  postcode,
  aliases,
})
const fits = createCityFilter([
  city('Munich', '80331', ['München', 'Мюнхен', 'Monachium']),
  city('Cologne', '50667', ['Köln', 'Кёльн', 'Kolonia']),
])

it.each(['München', 'Munich', 'мюнхен', 'Monachium', 'Munchen', 'MUENCHEN', '8033'])(
  '%s is Munich',
  (typed) => {
    expect(fits('Munich', typed)).toBe(true)
    expect(fits('Cologne', typed)).toBe(false)
  },
)

it.each(['koeln', 'köln', 'Кельн', 'kolo'])('%s is Cologne', (typed) => {
  expect(fits('Cologne', typed)).toBe(true)
  expect(fits('Munich', typed)).toBe(false)
})
