import { expect, it } from 'vitest'
import type { City } from '../contract/places.ts'
import { createCityFilter, createCityFinder } from './city-match.ts'

const city = (name: string, postcodes: string, aliases: string[]): City => ({
  id: Number(postcodes.slice(0, 5)),
  slug: name,
  name,
  region: '',
  lat: 0,
  lon: 0,
  population: 1,
  postcodes: [postcodes],
  aliases,
})
const fits = createCityFilter([
  city('Munich', '80331-81929', ['München', 'Мюнхен', 'Monachium']),
  city('Cologne', '50667-51149', ['Köln', 'Кёльн', 'Kolonia']),
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

it.each(['80331', '81929', '80800', '81', '803', '80329'])(
  'the postcode %s leads to Munich, or near it',
  (typed) => {
    expect(fits('Munich', typed)).toBe(true)
    expect(fits('Cologne', typed)).toBe(false)
  },
)

it('a postcode far from every city matches nothing', () => {
  expect(fits('Munich', '10115')).toBe(false)
  expect(fits('Cologne', '10115')).toBe(false)
})

it('hyphens, brackets and dots are ignored', () => {
  const fitting = createCityFilter([city('Frankfurt (Oder)', '15230', []), city('St. Ingbert', '66386', [])])
  expect(fitting('Frankfurt (Oder)', 'frankfurt oder')).toBe(true)
  expect(fitting('St. Ingbert', 'st ingbert')).toBe(true)
})

it('an exact name comes first, then names that begin with the text, the most populous first', () => {
  const find = createCityFinder([
    city('Frankfurt am Main', '60311', []),
    city('Bad Essen', '49152', []),
    city('Essenbach', '84051', []),
    city('Essen', '45127', []),
  ])
  expect(find('essen', 10).found.map(({ name }) => name)).toEqual(['Essen', 'Essenbach', 'Bad Essen'])
  expect(find('', 2).found.map(({ name }) => name)).toEqual(['Frankfurt am Main', 'Bad Essen'])
  expect(find('45127', 10)).toMatchObject({ found: [{ name: 'Essen' }], isNear: false })
  expect(find('99084', 10)).toMatchObject({ found: [], isNear: true })
  expect(find('45121', 10)).toMatchObject({ found: [{ name: 'Essen' }], isNear: true })
})

it('a text within a word matches only when no name begins with it', () => {
  const find = createCityFinder([city('Berlin', '10115', []), city('Überlingen', '88662', [])])
  const namesOf = (input: string) => find(input, 10).found.map(({ name }) => name)
  expect(namesOf('Berlin')).toEqual(['Berlin'])
  expect(namesOf('lingen')).toEqual(['Überlingen'])
})

it('a misspelt name leads to the most similar cities, which are not taken without being chosen', () => {
  const cities = [
    city('Leipzig', '04103', ['Лейпциг', 'Lipsk']),
    city('Leisnig', '04703', ['Лайсниг']),
    city('Ulm', '89073', []),
  ]
  const find = createCityFinder(cities)
  expect(find('Лепциг', 10)).toEqual({ found: [cities[0]], isNear: true })
  expect(find('Liepzig', 10).found[0]).toBe(cities[0])
  expect(find('leipzig', 10)).toEqual({ found: [cities[0]], isNear: false })
  // In a short name, a typo makes another name.
  expect(find('olm', 10).found).toEqual([])
  expect(createCityFilter(cities)('Leipzig', 'Лепциг')).toBe(true)
})
