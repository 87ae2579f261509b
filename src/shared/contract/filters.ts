import * as z from 'zod/mini'
import { LanguageSchema, listOf, one } from './conventions.ts'
import { FilterOptionSchema, NamedSchema } from './places.ts'
import { EmployerKindSchema, EmploymentTypeSchema, GermanLevelSchema, PayTypeSchema } from './work-terms.ts'

// What the filter panel shows and the keyword field suggests; the list page itself does without.

const choices = <T extends z.core.$ZodType>(value: T) => z.array(z.object({ value, count: z.int() }))

const shared = {
  /** What is listed with all filters: exact to 10,000, as in a page's meta. */
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
  /** True when the counts below are of the newest few thousand only or reckoned, because so much was found. */
  counts_are_estimates: z.optional(z.boolean()),
  /** Most first, a hundred at most; those chosen are always among them. */
  cities: z.array(FilterOptionSchema),
  rubrics: z.array(z.object({ ...FilterOptionSchema.shape, icon: z.string() })),
  pay_types: choices(PayTypeSchema),
  languages: choices(LanguageSchema),
}

/** GET /jobs/filters: how many each value would list, all other filters as they are. */
export const JobFiltersSchema = z.object({
  ...shared,
  employment_types: choices(EmploymentTypeSchema),
  employer_kinds: choices(EmployerKindSchema),
  /** At most this level: each counts those below it too. */
  german_levels: choices(GermanLevelSchema),
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
