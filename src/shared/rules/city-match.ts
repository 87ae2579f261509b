import type { City } from '../contract/places.ts'

type Known = Pick<City, 'name' | 'aliases' | 'postcode'>

/** The first digits of a postcode name a region of about 30 km: with these many in common, a city is near. */
const NEAR_DIGITS = 3

/** Bare letters: without accents, and with ae, oe, ue and ss written as people without a German keyboard do. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds a city by what its speakers call it: München, Munich, Мюнхен, Monachium, Munchen, Muenchen or 80331. Of a
 * postcode that is in no list, the cities nearby fit.
 * @returns whether a city of this name fits what is typed
 */
export function createCityFilter(cities: readonly Known[]): (name: string, input: string) => boolean {
  const words = new Map<string, string[]>()
  const postcodes: { name: string; postcode: string }[] = []
  for (const { name, aliases, postcode } of cities) {
    words.set(name, [...(words.get(name) ?? []), ...[name, ...aliases].map(foldName)])
    if (postcode) postcodes.push({ name, postcode })
  }
  let digits = ''
  let near = new Set<string>()
  return (name, input) => {
    const typed = foldName(input)
    if (!/^\d+$/.test(typed)) return words.get(name)?.some((word) => word.includes(typed)) ?? false
    // Asked for each city in turn with the same digits.
    if (typed !== digits) {
      digits = typed
      near = withPostcode(postcodes, typed)
    }
    return near.has(name)
  }
}

function withPostcode(known: readonly { name: string; postcode: string }[], digits: string): Set<string> {
  const beginning = (text: string) => known.filter(({ postcode }) => postcode.startsWith(text))
  const exact = beginning(digits)
  const found =
    exact.length > 0 || digits.length < NEAR_DIGITS ? exact : beginning(digits.slice(0, NEAR_DIGITS))
  return new Set(found.map(({ name }) => name))
}

/**
 * As `createCityFilter`, over a whole list.
 * @returns the cities that fit what is typed: those whose name it is, then those that begin so, each in the list's order
 */
export function createCityFinder<T extends Known>(
  cities: readonly T[],
): (input: string, most: number) => T[] {
  const fits = createCityFilter(cities)
  const names = new Map(cities.map((city) => [city, [city.name, ...city.aliases].map(foldName)]))
  return (input, most) => {
    const typed = foldName(input)
    if (typed === '') return cities.slice(0, most)
    const rank = (city: T) => {
      const words = names.get(city) ?? []
      if (words.includes(typed)) return 0
      return words.some((word) => word.startsWith(typed)) ? 1 : 2
    }
    const found = cities.filter((city) => fits(city.name, input)).map((city) => ({ city, rank: rank(city) }))
    return found
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ city }) => city)
  }
}
