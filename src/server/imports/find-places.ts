import type { City } from '#shared/contract/places.ts'
import { POSTCODE } from '#shared/postcode.ts'
import { foldName } from '#shared/rules/city-match.ts'
import { createPostcodeFinder } from '#shared/rules/postcodes.ts'

type Rubric = { id: number; slug: string; names: readonly string[] }
/** Finds the ids of places by the names in a feed; undefined when there is no such place. */
export type FindPlaces = {
  rubric(text: string): number | undefined
  /** By its name in any language, else by a postcode that belongs to it. */
  city(name: string | undefined, postcode: string | undefined): number | undefined
}

/** @param cities sorted by population, largest first: a name that several cities share means the largest */
export function createFindPlaces(cities: readonly City[], rubrics: readonly Rubric[]): FindPlaces {
  const byName = new Map<string, number>()
  for (const { id, slug, name, aliases } of cities) {
    for (const word of [name, slug, ...aliases].map(foldName)) if (!byName.has(word)) byName.set(word, id)
  }
  const rubricIds = new Map(
    rubrics.flatMap(({ id, slug, names }) => [slug, ...names].map((name) => [foldName(name), id])),
  )
  const withPostcode = createPostcodeFinder(cities)
  const known = new Map<string, number | undefined>()
  const byPostcode = (postcode: string) => {
    if (!known.has(postcode)) known.set(postcode, withPostcode(postcode).found[0]?.id)
    return known.get(postcode)
  }
  return {
    rubric: (text) => rubricIds.get(foldName(text)),
    city: (name, postcode) => {
      const named = name === undefined ? undefined : byName.get(foldName(name))
      const code = [postcode, name].find((text) => text !== undefined && POSTCODE.test(text))
      return named ?? (code === undefined ? undefined : byPostcode(code))
    },
  }
}
