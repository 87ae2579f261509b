import * as z from 'zod/mini'
import { one, PageQuerySchema, SlugParamSchema } from './conventions.ts'
import { JobCardSchema } from './jobs.ts'

const { slug } = SlugParamSchema.shape
/** The slugs of a rubric, or `all`, and of a city. */
export const JobPlaceParamsSchema = z.object({ slug, city: z.optional(slug) })
export const JobPlaceQuerySchema = z.pick(PageQuerySchema, { page: true })

const PlaceSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() })
const CountedPlaceSchema = z.object({ ...PlaceSchema.shape, count: z.int() })

/** GET /job-places/{rubric} and /job-places/{rubric}/{city}: the page of a rubric's jobs, or of those in one city. */
export const JobPlaceSchema = z.object({
  /** Null for all rubrics. */
  rubric: z.nullable(PlaceSchema),
  /** Null for all of Germany. */
  city: z.nullable(z.object({ ...PlaceSchema.shape, region: z.string() })),
  /** Hit counts of the jobs with these properties. */
  counts: z.object({
    all: z.int(),
    per_hour: z.int(),
    per_month: z.int(),
    without_german: z.int(),
    mini_job: z.int(),
  }),
  jobs: z.array(JobCardSchema),
  /** Cities with such jobs: the nearest ones, or the ones with most jobs when no city was chosen. */
  cities: z.array(CountedPlaceSchema),
  /** Other rubrics with jobs in this place. */
  rubrics: z.array(CountedPlaceSchema),
})
export type JobPlace = z.infer<typeof JobPlaceSchema>
export type CountedPlace = z.infer<typeof CountedPlaceSchema>
export const JobPlaceAnswer = one(JobPlaceSchema)
