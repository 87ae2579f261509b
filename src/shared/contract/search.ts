import * as z from 'zod/mini'
import { CHOICE_SCHEMAS, type ChoiceSchema, PayTypeSchema } from './choice-schemas.ts'
import { POSTED_DAYS, SORTS, START_DAYS, WEEK_HOURS } from './choices.ts'
import { IdListSchema, LanguageSchema, line, PageQuerySchema, QueryInt4Schema, text } from './conventions.ts'
import { LIMITS } from './limits.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from './vacancy-choices.ts'

// The queries of lists. Apart from cards and filter options (jobs.ts, filters.ts), because only the server needs these
// schemas; the client imports their types only.

const values = z.union([z.string(), z.array(z.string())])
const wordsOf = (given: string | string[]): unknown[] => [given].flat().filter((word) => word.trim() !== '')

/** Values in a query: `a[]=x&a[]=y`, `a=x` or an array. */
const listIn = <T extends z.core.$ZodType>(item: T, max: number) =>
  z._default(
    z.pipe(z.pipe(values, z.transform(wordsOf)), z.array(item).check(z.maxLength(max, 'too_many'))),
    [],
  )

/** A name that is no city is compared with all names of cities, so a query has few. */
export const MAX_CITY_NAMES = 10

/** As `listIn`, but also `a=x,y`, for values without commas. */
const choicesIn = <T extends z.core.$ZodType>(choice: T) =>
  z._default(
    z.pipe(
      z.pipe(
        values,
        z.transform((given: string | string[]) => wordsOf([given].flat().flatMap((part) => part.split(',')))),
      ),
      z.array(choice).check(z.maxLength(20, 'too_many')),
    ),
    [],
  )

const numberIn = (min: number, max: number) =>
  z.coerce.number('not_a_number').check(z.gte(min, 'too_small'), z.lte(max, 'too_large'))

/** The text of the keyword field; blank means no keyword. */
const KeywordSchema = z._default(
  z.pipe(
    z.string().check(z.maxLength(LIMITS.keyword, 'too_long')),
    z.transform((typed: string) =>
      typed
        .normalize('NFC')
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    ),
  ),
  '',
)

const place = {
  /** The origin of distances. By default the first city, when a radius or `near` needs one. */
  lat: z.optional(numberIn(-90, 90)),
  lon: z.optional(numberIn(-180, 180)),
  /** Around lat and lon, or around each city. 0 for the city alone. The default is in rules/search-radius.ts. */
  radius_km: z.optional(numberIn(0, LIMITS.radiusKm)),
  sort: z.optional(z.enum(SORTS)),
}
const narrowed = {
  rubric_ids: IdListSchema,
  pay_type: z.optional(PayTypeSchema),
  /** EUR per hour or month, by pay_type. Without pay_type per month, with hourly pay converted by its hours. */
  pay_min: z.optional(numberIn(0, LIMITS.pay)),
  language: choicesIn(LanguageSchema),
}
const among = (choices: readonly number[]) =>
  z.optional(
    z.coerce.number('not_a_number').check(z.refine((value) => choices.includes(value), 'invalid_value')),
  )
const ofJobs = {
  /** Only jobs published within these days. */
  posted_days: among(POSTED_DAYS),
  /** Only jobs that can begin within these days, also those without a start date; 0 for at once. */
  start_days: among(START_DAYS),
  /** Only jobs with at most these hours a week, none whose hours are unknown. */
  hours_max: among(WEEK_HOURS),
}
const cities = {
  city_ids: IdListSchema,
  /** In any of the four languages, also without accents, or a postal code. At most ten. */
  city_names: listIn(line(LIMITS.name), MAX_CITY_NAMES),
}
const pageUpTo = (max: number) =>
  z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(max, 'too_large'))
type FilterValueSchema<F extends JobChoice> = (typeof JOB_CHOICES)[F]['filter'] extends 'any'
  ? ReturnType<typeof choicesIn<ChoiceSchema<F>>>
  : z.ZodMiniOptional<ChoiceSchema<F>>
/** Several values of a field, or at most one of an ordered field. */
const choiceFilters = Object.fromEntries<unknown>(
  JOB_CHOICE_NAMES.map((field) => {
    const value = CHOICE_SCHEMAS[field]
    return [field, JOB_CHOICES[field].filter === 'any' ? choicesIn(value) : z.optional(value)]
  }),
) as { [F in JobChoice]: FilterValueSchema<F> }

/** GET /jobs, and without the page GET /jobs/filters. */
export const JobsQuerySchema = z.object({
  q: KeywordSchema,
  ...cities,
  ...narrowed,
  ...ofJobs,
  ...choiceFilters,
  ...place,
  ...PageQuerySchema.shape,
})
export type JobsQuery = z.infer<typeof JobsQuerySchema>

/** GET /jobs/whole: the first `LIMITS.wholeJobs` jobs of the same list. */
export const WholeJobsQuerySchema = z.extend(JobsQuerySchema, {
  page: z._default(pageUpTo(LIMITS.wholeJobs), 1),
  per_page: z._default(pageUpTo(LIMITS.wholeJobsPage), LIMITS.wholeJobsPage),
})

/** GET /offers, and without the page GET /offers/filters. `names` are the titles of offers. */
export const OffersQuerySchema = z.object({
  q: KeywordSchema,
  names: listIn(line(LIMITS.title.max), 100),
  ...cities,
  ...narrowed,
  ...place,
  ...PageQuerySchema.shape,
})
export type OffersQuery = z.infer<typeof OffersQuerySchema>

/** GET /search: the page at search/{title}/{city_id}. City 0 is all of Germany, unless the filters name cities. */
export const SearchQuerySchema = z.object({
  title: text(LIMITS.keyword),
  city_id: z._default(QueryInt4Schema, 0),
  ...cities,
  ...narrowed,
  ...ofJobs,
  ...choiceFilters,
  ...place,
  ...PageQuerySchema.shape,
})

/** GET /search/suggestions: the typed text, for jobs or for offers. */
export const SuggestionsQuerySchema = z.object({
  q: KeywordSchema,
  of: z._default(z.enum(['jobs', 'offers']), 'jobs'),
})
