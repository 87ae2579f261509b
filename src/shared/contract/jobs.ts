import * as z from 'zod/mini'
import { BidSchema } from './bids.ts'
import { LanguageSchema, one, pageOf, TimeSchema } from './conventions.ts'
import { CitySchema, NamedSchema } from './places.ts'
import { CARD_SHAPE, PAGE_SHAPE } from './vacancy-fields.ts'

/** A job in a list: the content of a card. */
export const JobCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  ...CARD_SHAPE,
  rubric: z.object({ ...NamedSchema.shape, icon: z.string() }),
  city: NamedSchema,
  /** The logo of the employer's company. */
  company_logo: z.nullable(z.string()),
  /** The first 200 characters of the description, on one line. */
  excerpt: z.string(),
  published_at: TimeSchema,
  confirmed_at: TimeSchema,
  expires_at: TimeSchema,
  /** For a signed-in worker: their active bid, if any. */
  my_rate_id: z.optional(z.nullable(z.int())),
  /** Only for signed-in users who can save jobs. */
  is_favorite: z.optional(z.boolean()),
  /** The distance from the requested place, if the list has one. */
  distance_km: z.optional(z.number()),
})
export type JobCard = z.infer<typeof JobCardSchema>
export const JobsAnswer = pageOf(JobCardSchema)
export type JobsPage = z.infer<typeof JobsAnswer>

/** The current user's bid on the job page. */
export const MyRateSchema = z.omit(BidSchema, { seen_at: true, answered_at: true })

export const JobSchema = z.object({
  ...JobCardSchema.shape,
  ...PAGE_SHAPE,
  city: z.pick(CitySchema, { id: true, name: true, region: true, lat: true, lon: true }),
  employer: z.object({
    id: z.int(),
    name: z.string(),
    url_img: z.nullable(z.string()),
    member_since: TimeSchema,
    /** The share of bids answered, 0 to 1; null while there are too few bids. */
    answer_rate: z.nullable(z.number()),
  }),
  /** The employer's company; null for a person's own vacancy. */
  company: z.nullable(
    z.object({
      name: z.string(),
      address: z.nullable(z.string()),
      /** Answers stored by an earlier release have none. */
      description: z.optional(z.nullable(z.string())),
      /** Only an address at the proved domain, so that nobody links to somebody else's site. */
      website: z.nullable(z.string()),
      verified_domain: z.nullable(z.string()),
    }),
  ),
  rates_count: z.int(),
  /** Changes with pay or text; a bid that waited offline names the version it was written for. */
  version: z.int(),
  is_open: z.boolean(),
  /** Whether the current job seeker has blocked the employer. */
  is_employer_blocked: z.optional(z.boolean()),
  my_rate: z.nullable(MyRateSchema),
  similar: z.array(JobCardSchema),
  /** Other listed jobs of the company, latest first, at most five. */
  company_jobs: z.array(
    z.object({ slug: z.string(), title: z.string(), language: LanguageSchema, city: z.string() }),
  ),
})
export type Job = z.infer<typeof JobSchema>
export const JobAnswer = one(JobSchema)

/** A job with all details that are the same for all readers, to be read without a connection. */
export const WholeJobSchema = z.omit(JobSchema, {
  my_rate: true,
  my_rate_id: true,
  is_favorite: true,
  is_employer_blocked: true,
  similar: true,
  company_jobs: true,
})
export type WholeJob = z.infer<typeof WholeJobSchema>
export const WholeJobsAnswer = pageOf(WholeJobSchema)
