import * as z from 'zod/mini'
import { listOf } from './conventions.ts'

/** A German city with its name in the asked language. `aliases` are its names in the other languages, for look-up. */
export const CitySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Federal state, in the asked language. */
  region: z.string(),
  lat: z.number(),
  lon: z.number(),
  population: z.int(),
  /** Stretches in which no code is another place's alone, as 10115-12527 or 15230. */
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
})
export type Rubric = z.infer<typeof RubricSchema>
export const RubricsAnswer = listOf(RubricSchema)

/** A thing named by id, as it stands inside others. */
export const NamedSchema = z.object({ id: z.int(), name: z.string() })

export const FilterOptionSchema = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type FilterOption = z.infer<typeof FilterOptionSchema>
export const FilterOptionsAnswer = listOf(FilterOptionSchema)
