import type { City } from '../contract/places.ts'
import { createPostcodeFinder } from './postcodes.ts'

type Known = Pick<City, 'name' | 'aliases' | 'postcodes'>

/** Letters without accents; ä, ö, ü and ß as ae, oe, ue and ss. */
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

const isDigits = (typed: string) => /^\d+$/.test(typed)

/**
 * Matches a city by its name in any language (München, Munich, Мюнхен, Monachium, Munchen, Muenchen) or by one of its
 * postcodes. A postcode of no city matches the cities nearby.
 * @returns whether the city of a name matches an input
 */
export function createCityFilter(cities: readonly Known[]): (name: string, input: string) => boolean {
  const words = new Map<string, string[]>()
  for (const { name, aliases } of cities)
    words.set(name, [...(words.get(name) ?? []), ...[name, ...aliases].map(foldName)])
  const withPostcode = createPostcodeFinder(cities)
  let digits = ''
  let near = new Set<string>()
  return (name, input) => {
    const typed = foldName(input)
    if (!isDigits(typed)) return words.get(name)?.some((word) => word.includes(typed)) ?? false
    // Called for each city in turn with the same input: the result for a postcode is kept.
    if (typed !== digits) {
      digits = typed
      near = new Set(withPostcode(typed).found.map((city) => city.name))
    }
    return near.has(name)
  }
}

/**
 * As `createCityFilter`, over a whole list.
 * @returns the matching cities: exact names first, then names that begin with the input, each group in the order of the
 * list; `isNear` when the postcode belongs to none of them
 */
export function createCityFinder<T extends Known>(
  cities: readonly T[],
): (input: string, max: number) => { found: T[]; isNear: boolean } {
  const withPostcode = createPostcodeFinder(cities)
  const names = new Map(cities.map((city) => [city, [city.name, ...city.aliases].map(foldName)]))
  return (input, max) => {
    const typed = foldName(input)
    if (isDigits(typed)) {
      const { found, isNear } = withPostcode(typed)
      return { found: found.slice(0, max), isNear }
    }
    const rank = (city: T) => {
      const words = names.get(city) ?? []
      if (words.includes(typed)) return 0
      if (words.some((word) => word.startsWith(typed))) return 1
      return words.some((word) => word.includes(typed)) ? 2 : 3
    }
    const ranked = cities.map((city) => ({ city, rank: rank(city) })).filter(({ rank }) => rank < 3)
    ranked.sort((a, b) => a.rank - b.rank)
    return { found: ranked.slice(0, max).map(({ city }) => city), isNear: false }
  }
}
