import * as z from 'zod/mini'
import { listOf } from './conventions.ts'

/** A German city with its name in the requested language. `aliases` are its names in the others, for look-up. */
export const CitySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** The federal state, in the requested language. */
  region: z.string(),
  lat: z.number(),
  lon: z.number(),
  population: z.int(),
  /** Ranges of postcodes, such as 10115-12527 or 15230. No range contains a code that only another place has. */
  postcodes: z.array(z.string()),
  aliases: z.array(z.string()),
})
export type City = z.infer<typeof CitySchema>
export const CitiesAnswer = listOf(CitySchema)

export const RubricSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  jobs_count: z.int(),
  offers_count: z.int(),
  /** Words that people type for it, such as occupations: in the requested language and in German. */
  words: z.optional(z.array(z.string())),
})
export type Rubric = z.infer<typeof RubricSchema>
export const RubricsAnswer = listOf(RubricSchema)

/** Another object by id and name, as a part of an answer. */
export const NamedSchema = z.object({ id: z.int(), name: z.string() })

export const FilterOptionSchema = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type FilterOption = z.infer<typeof FilterOptionSchema>
export const FilterOptionsAnswer = listOf(FilterOptionSchema)
