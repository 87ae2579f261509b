import { LRUCache } from 'lru-cache'
import { distanceKm } from '#shared/rules/distance.ts'
import { allowedTypos, editDistance } from '#shared/rules/edit-distance.ts'
import { fold, wordsOf } from '#shared/rules/fold-text.ts'
import { createNames, type Names, partsOfName } from '#shared/search-words/names.ts'

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

/** Names of rubrics and cities in all languages, to recognize them in a query. */
export type Knowledge = Pick<Names, 'words' | 'rubricsCalled' | 'citiesCalled'> & {
  rubrics: KnownRubric[]
  /** Most populous first. */
  cities: KnownCity[]
  city(id: number): KnownCity | undefined
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
  const { words, rubricsCalled, citiesCalled, citiesByName } = createNames(
    rubrics.map(({ id, names, synonyms }) => ({
      id,
      called: [
        ...Object.values(names).flatMap(partsOfName),
        ...Object.values(synonyms).flatMap((list) => list ?? []),
      ],
    })),
    cities.map(({ id, names, aliases, postcodes }) => ({
      id,
      called: [...Object.values(names).map((name) => name ?? ''), ...aliases],
      postcodes,
    })),
  )

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
    words,
    rubricsCalled,
    citiesCalled,
    citiesLike(name) {
      const parts = wordsOf(name)
      const exact = citiesCalled(parts)
      if (exact.length || parts.length === 0) return exact
      const typed = parts.join(' ')
      let least = allowedTypos(typed.length)
      let nearest: number[] = []
      for (const [other, ids] of citiesByName) {
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
