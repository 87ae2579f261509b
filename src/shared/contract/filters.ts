import * as z from 'zod/mini'
import { CHOICE_SCHEMAS, type ChoiceSchema } from './choice-schemas.ts'
import { listOf, one } from './conventions.ts'
import { FilterOptionSchema, NamedSchema } from './places.ts'
import { FILTER_FIELDS, type FilterField, JOB_CHOICE_NAMES } from './vacancy-choices.ts'

// Schemas of the filter panel and the keyword suggestions. The list itself does not load this file.

type Counts<Value extends z.core.$ZodType> = z.ZodMiniArray<
  z.ZodMiniObject<{ value: Value; count: z.ZodMiniInt }>
>
type CountsShape<F extends FilterField> = {
  [K in F as (typeof FILTER_FIELDS)[K]['counts']]: Counts<ChoiceSchema<K>>
}
/** The hit count of each value of these fields. A value of an ordered field includes the values below it. */
const countsOf = <F extends FilterField>(fields: readonly F[]) =>
  Object.fromEntries<unknown>(
    fields.map((field) => [
      FILTER_FIELDS[field].counts,
      z.array(z.object({ value: CHOICE_SCHEMAS[field], count: z.int() })),
    ]),
  ) as CountsShape<F>

const shared = {
  /** The hit count with all filters: exact up to 10,000, as in a page's meta. */
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
  /** True when the counts below are estimates or cover only the newest few thousand, because of too many hits. */
  counts_are_estimates: z.optional(z.boolean()),
  /** Sorted by hit count, at most a hundred; the chosen cities are always included. */
  cities: z.array(FilterOptionSchema),
  rubrics: z.array(z.object({ ...FilterOptionSchema.shape, icon: z.string() })),
  ...countsOf(['pay_type', 'language']),
}

/** GET /jobs/filters: the hit count of each value, with all other filters applied. */
export const JobFiltersSchema = z.object({
  ...shared,
  ...countsOf(JOB_CHOICE_NAMES),
})
export type JobFilters = z.infer<typeof JobFiltersSchema>
export const JobFiltersAnswer = one(JobFiltersSchema)

/** GET /offers/filter/name: an offer's own title. */
export const NameOptionSchema = z.object({ name: z.string(), count: z.int() })
export const NameOptionsAnswer = listOf(NameOptionSchema)

/** GET /offers/filters: as JobFiltersSchema. */
export const OfferFiltersSchema = z.object({
  ...shared,
  /** The titles of offers by hit count, at most a hundred. */
  names: z.array(NameOptionSchema),
})
export type OfferFilters = z.infer<typeof OfferFiltersSchema>
export const OfferFiltersAnswer = one(OfferFiltersSchema)

/** GET /search/suggestions: completions of the typed keyword, best first. */
export const SuggestionsSchema = z.object({
  titles: z.array(z.string()),
  rubrics: z.array(z.object({ ...NamedSchema.shape, icon: z.string() })),
  cities: z.array(z.object({ ...NamedSchema.shape, region: z.string() })),
})
export type Suggestions = z.infer<typeof SuggestionsSchema>
export const SuggestionsAnswer = one(SuggestionsSchema)
