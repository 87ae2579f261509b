import * as z from 'zod/mini'
import { listOf, TimeSchema } from './conventions.ts'
import { JobSchema } from './jobs.ts'
import { OfferSchema } from './offers.ts'
import { PublicProfileSchema } from './profiles.ts'

/**
 * What has become of a favourite. Its reader keeps the text of what ended (`expired`, `closed`, `unpublished`); of
 * what was taken down or whose owner was blocked (`unavailable`) only the title stays.
 */
export const FavoriteStateSchema = z.enum(['open', 'expired', 'closed', 'unpublished', 'unavailable'])
export type FavoriteState = z.infer<typeof FavoriteStateSchema>

const favorite = {
  /** Of the job, offer or person. */
  id: z.int(),
  title: z.string(),
  state: FavoriteStateSchema,
  added_at: TimeSchema,
}

/** GET /cabinet/favorites/jobs, latest first: each whole, so that the device can keep it. `similar` is empty here. */
export const FavoriteJobSchema = z.object({ ...favorite, slug: z.string(), job: z.nullable(JobSchema) })
export type FavoriteJob = z.infer<typeof FavoriteJobSchema>
export const FavoriteJobsAnswer = listOf(FavoriteJobSchema)

export const FavoriteOfferSchema = z.object({ ...favorite, offer: z.nullable(OfferSchema) })
export type FavoriteOffer = z.infer<typeof FavoriteOfferSchema>
export const FavoriteOffersAnswer = listOf(FavoriteOfferSchema)

export const FavoriteUserSchema = z.object({ ...favorite, user: z.nullable(PublicProfileSchema) })
export type FavoriteUser = z.infer<typeof FavoriteUserSchema>
export const FavoriteUsersAnswer = listOf(FavoriteUserSchema)

/** The kinds as they stand in the address: /cabinet/favorites/{kind}/{id}. */
export const FavoriteKindSchema = z.enum(['jobs', 'offers', 'users'])
export type FavoriteKind = z.infer<typeof FavoriteKindSchema>
/** One person keeps at most this many of a kind: the list comes whole. */
export const MOST_FAVORITES = 300
