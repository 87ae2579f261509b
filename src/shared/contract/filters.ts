import * as z from 'zod/mini'
import { listOf, one } from './conventions.ts'
import { FilterOptionSchema, NamedSchema } from './places.ts'
import { FILTER_FIELDS, type FilterField, JOB_CHOICE_NAMES } from './vacancy-choices.ts'
import { CHOICE_SCHEMAS, type ChoiceSchema } from './work-terms.ts'

// What the filter panel shows and the keyword field suggests; the list page itself does without.

type Counts<Value extends z.core.$ZodType> = z.ZodMiniArray<
  z.ZodMiniObject<{ value: Value; count: z.ZodMiniInt }>
>
type CountsShape<F extends FilterField> = {
  [K in F as (typeof FILTER_FIELDS)[K]['counts']]: Counts<ChoiceSchema<K>>
}
/** How much each value of these fields would list. A value of a field that has an order counts those below it too. */
const countsOf = <F extends FilterField>(fields: readonly F[]) =>
  Object.fromEntries<unknown>(
    fields.map((field) => [
      FILTER_FIELDS[field].counts,
      z.array(z.object({ value: CHOICE_SCHEMAS[field], count: z.int() })),
    ]),
  ) as CountsShape<F>

const shared = {
  /** What is listed with all filters: exact to 10,000, as in a page's meta. */
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
  /** True when the counts below are of the newest few thousand only or reckoned, because so much was found. */
  counts_are_estimates: z.optional(z.boolean()),
  /** Most first, a hundred at most; those chosen are always among them. */
  cities: z.array(FilterOptionSchema),
  rubrics: z.array(z.object({ ...FilterOptionSchema.shape, icon: z.string() })),
  ...countsOf(['pay_type', 'language']),
}

/** GET /jobs/filters: how many each value would list, all other filters as they are. */
export const JobFiltersSchema = z.object({
  ...shared,
  ...countsOf(JOB_CHOICE_NAMES),
})
export type JobFilters = z.infer<typeof JobFiltersSchema>
export const JobFiltersAnswer = one(JobFiltersSchema)

/** GET /offers/filter/name: an offer's own title. */
export const NameOptionSchema = z.object({ name: z.string(), count: z.int() })
export const NameOptionsAnswer = listOf(NameOptionSchema)

/** GET /offers/filters, likewise. */
export const OfferFiltersSchema = z.object({
  ...shared,
  /** Offers' own titles, most first, a hundred at most. */
  names: z.array(NameOptionSchema),
})
export type OfferFilters = z.infer<typeof OfferFiltersSchema>
export const OfferFiltersAnswer = one(OfferFiltersSchema)

/** GET /search/suggestions: what the beginning of a keyword may become, best first. */
export const SuggestionsSchema = z.object({
  titles: z.array(z.string()),
  rubrics: z.array(z.object({ ...NamedSchema.shape, icon: z.string() })),
  cities: z.array(z.object({ ...NamedSchema.shape, region: z.string() })),
})
export type Suggestions = z.infer<typeof SuggestionsSchema>
export const SuggestionsAnswer = one(SuggestionsSchema)
