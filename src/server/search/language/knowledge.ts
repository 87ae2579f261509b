import { LRUCache } from 'lru-cache'
import { POSTCODE } from '#shared/postcode.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { allowedTypos, editDistance } from '#shared/rules/edit-distance.ts'
import { fold, wordsOf } from '#shared/rules/fold-text.ts'
import { createPostcodeFinder } from '#shared/rules/postcodes.ts'
import { phraseKeys } from './phrase-keys.ts'

export type KnownRubric = {
  id: number
  icon: string
  names: Record<string, string>
  synonyms: Partial<Record<string, string[]>>
}
export type KnownCity = {
  id: number
  names: Partial<Record<string, string>>
  aliases: string[]
  state: string
  postcodes: string[]
  population: number
  lat: number
  lon: number
}

// The neighbours of a place are all cities: 1000 lists take some 13 MB.
const MAX_PLACES = 1000

type Place = { lat: number; lon: number }
/** Cities, nearest first, and their distances: `km[n]` is that of `ids[n]`. */
export type Neighbours = { ids: Int32Array; km: Float32Array }

// Each part of a rubric's name is a name of its own: "Elektro, Sanitär, Heizung".
const NAME_PARTS = /[&,]|\s(?:and|und|i|и)\s/

/** Names of rubrics and cities in all languages, to recognize them in a query. */
export type Knowledge = {
  rubrics: KnownRubric[]
  /** Most populous first. */
  cities: KnownCity[]
  city(id: number): KnownCity | undefined
  /** All single words of synonyms and city names. */
  words: string[]
  rubricsCalled(words: string[]): number[]
  /**
   * Cities with this full name in any language, or with this postcode, else with nearby postcodes. Most populous
   * first.
   */
  citiesCalled(words: string[]): number[]
  /** Like `citiesCalled`, but tolerates typos. */
  citiesLike(name: string): number[]
  /** Cities with a name in any language that begins with this folded text. Most populous first. */
  citiesBeginning(folded: string): KnownCity[]
  /** Cities within a radius, nearest first, with the distance in km. */
  citiesAround(place: Place, km: number): Neighbours
}

/** Builds the lookup from the database's rubrics and cities. */
export function createKnowledge(rubrics: KnownRubric[], given: KnownCity[]): Knowledge {
  const cities = given.toSorted((a, b) => b.population - a.population)
  const bySynonym = new Map<string, Set<number>>()
  const byName = new Map<string, number[]>()
  const words = new Set<string>()
  for (const { id, names, synonyms } of rubrics) {
    const phrases = [
      ...Object.values(names).flatMap((name) => [name, ...name.split(NAME_PARTS)]),
      ...Object.values(synonyms).flatMap((list) => list ?? []),
    ]
    for (const phrase of phrases) {
      const parts = wordsOf(phrase)
      for (const part of parts) words.add(part)
      for (const key of phraseKeys(parts)) bySynonym.set(key, (bySynonym.get(key) ?? new Set()).add(id))
    }
  }
  for (const { id, names, aliases } of cities) {
    for (const name of new Set([...Object.values(names), ...aliases])) {
      const key = wordsOf(name ?? '').join(' ')
      if (key && !byName.get(key)?.includes(id)) byName.set(key, [...(byName.get(key) ?? []), id])
    }
  }
  for (const name of byName.keys()) if (!/[ \d]/.test(name)) words.add(name)

  const withPostcode = createPostcodeFinder(cities)
  const citiesCalled = (parts: string[]): number[] => {
    const [first = ''] = parts
    if (parts.length !== 1 || !POSTCODE.test(first)) return byName.get(parts.join(' ')) ?? []
    return withPostcode(first).found.map(({ id }) => id)
  }

  // Folding all names takes some 10 ms, so it is done when they are first compared, and once.
  let folded: { city: KnownCity; names: string[] }[] | null = null
  const foldedCities = () => {
    folded ??= cities.map((city) => ({
      city,
      names: [...Object.values(city.names), ...city.aliases].map((name) => fold(name ?? '')),
    }))
    return folded
  }

  // Computing and sorting all distances takes 2 ms, and most searches are around the same cities.
  const neighbours = new LRUCache<string, Neighbours>({ max: MAX_PLACES })
  const neighboursOf = (place: Place): Neighbours => {
    const key = `${place.lat},${place.lon}`
    const known = neighbours.get(key)
    if (known) return known
    const sorted = cities
      .map((city) => ({ id: city.id, km: distanceKm(place, city) }))
      .sort((a, b) => a.km - b.km)
    const all = {
      ids: Int32Array.from(sorted, ({ id }) => id),
      km: Float32Array.from(sorted, ({ km }) => km),
    }
    neighbours.set(key, all)
    return all
  }
  const byId = new Map(cities.map((city) => [city.id, city]))

  return {
    rubrics,
    cities,
    city: (id) => byId.get(id),
    words: [...words],
    rubricsCalled: (parts) => [
      ...new Set(phraseKeys(parts).flatMap((key) => [...(bySynonym.get(key) ?? [])])),
    ],
    citiesCalled,
    citiesLike(name) {
      const parts = wordsOf(name)
      const exact = citiesCalled(parts)
      if (exact.length || parts.length === 0) return exact
      const typed = parts.join(' ')
      let least = allowedTypos(typed.length)
      let nearest: number[] = []
      for (const [other, ids] of byName) {
        const distance = editDistance(typed, other, least)
        if (distance > least) continue
        nearest = distance < least ? ids : [...nearest, ...ids]
        least = distance
      }
      return nearest
    },
    citiesBeginning: (typed) =>
      foldedCities()
        .filter(({ names }) => names.some((name) => name.startsWith(typed)))
        .map(({ city }) => city),
    citiesAround(place, km) {
      const all = neighboursOf(place)
      const end = all.km.findIndex((distance) => distance > km)
      return end === -1 ? all : { ids: all.ids.subarray(0, end), km: all.km.subarray(0, end) }
    },
  }
}
