import type { City } from '../contract/places.ts'
import { allowedTypos, editDistance } from './edit-distance.ts'
import { createPostcodeFinder } from './postcodes.ts'
import { withoutAccents } from './without-accents.ts'

type Known = Pick<City, 'name' | 'aliases' | 'postcodes'>

/** Letters without accents; ä, ö, ü and ß as ae, oe, ue and ss. */
export const foldName = (text: string): string =>
  withoutAccents(text)
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isDigits = (typed: string) => /^\d+$/.test(typed)

/**
 * Matches a city by its name in any language (München, Munich, Мюнхен, Monachium, Munchen, Muenchen) or by one of its
 * postcodes. A postcode of no city matches the cities nearby, a misspelt name the most similar ones.
 * @returns whether the city of a name matches an input
 */
export function createCityFilter(cities: readonly Known[]): (name: string, input: string) => boolean {
  const find = createCityFinder(cities)
  let before: string | undefined
  let names = new Set<string>()
  return (name, input) => {
    // A list calls this for each city with the same input, so the last result is cached.
    if (input !== before) {
      before = input
      names = new Set(find(input, cities.length).found.map((city) => city.name))
    }
    return names.has(name)
  }
}

/**
 * As `createCityFilter`, over a whole list.
 * @returns the matching cities: exact names first, then names and parts of names that begin with the input, each group in the
 * order of the list. Without any, names that contain it. `isNear` when they are only close to the input: near a postcode of
 * no city, or similar to a misspelt name
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
      if (words.some((word) => word.includes(` ${typed}`))) return 2
      return words.some((word) => word.includes(typed)) ? 3 : 4
    }
    const fitting = cities.map((city) => ({ city, rank: rank(city) })).filter(({ rank }) => rank < 4)
    // "Berlin" is no part of "Überlingen".
    const begun = fitting.filter(({ rank }) => rank < 3)
    const ranked = begun.length > 0 ? begun : fitting
    ranked.sort((a, b) => a.rank - b.rank)
    if (ranked.length === 0) return { found: similar(cities, names, typed).slice(0, max), isNear: true }
    return { found: ranked.slice(0, max).map(({ city }) => city), isNear: false }
  }
}

/** The cities whose name is the input with a few typos, the most similar first. */
function similar<T>(cities: readonly T[], names: ReadonlyMap<T, string[]>, typed: string): T[] {
  const max = allowedTypos(typed.length)
  if (max === 0) return []
  const typosIn = (city: T) =>
    Math.min(...(names.get(city) ?? []).map((word) => editDistance(typed, word, max)))
  return cities
    .map((city) => ({ city, typos: typosIn(city) }))
    .filter(({ typos }) => typos <= max)
    .sort((a, b) => a.typos - b.typos)
    .map(({ city }) => city)
}
