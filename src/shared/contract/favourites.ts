import * as z from 'zod/mini'
import { listOf, TimeSchema } from './conventions.ts'
import { JobSchema } from './jobs.ts'
import { OfferSchema } from './offers.ts'
import { PublicProfileSchema } from './profiles.ts'

/**
 * The state of a favourite. An ended favourite (`expired`, `closed`, `unpublished`) still has its text. A favourite
 * that was taken down or whose owner was blocked (`unavailable`) has only its title.
 */
export const FavoriteStateSchema = z.enum(['open', 'expired', 'closed', 'unpublished', 'unavailable'])
export type FavoriteState = z.infer<typeof FavoriteStateSchema>

const favorite = {
  /** The id of the job, offer or person. */
  id: z.int(),
  title: z.string(),
  state: FavoriteStateSchema,
  added_at: TimeSchema,
}

/** GET /cabinet/favorites/jobs, latest first, with complete jobs for the device to store. `similar` is empty here. */
export const FavoriteJobSchema = z.object({ ...favorite, slug: z.string(), job: z.nullable(JobSchema) })
export type FavoriteJob = z.infer<typeof FavoriteJobSchema>
export const FavoriteJobsAnswer = listOf(FavoriteJobSchema)

export const FavoriteOfferSchema = z.object({ ...favorite, offer: z.nullable(OfferSchema) })
export type FavoriteOffer = z.infer<typeof FavoriteOfferSchema>
export const FavoriteOffersAnswer = listOf(FavoriteOfferSchema)

export const FavoriteUserSchema = z.object({ ...favorite, user: z.nullable(PublicProfileSchema) })
export type FavoriteUser = z.infer<typeof FavoriteUserSchema>
export const FavoriteUsersAnswer = listOf(FavoriteUserSchema)

/** The kind in the address: /cabinet/favorites/{kind}/{id}. */
export const FavoriteKindSchema = z.enum(['jobs', 'offers', 'users'])
export type FavoriteKind = z.infer<typeof FavoriteKindSchema>
/** The maximum of each kind for one user, so the list needs no pagination. */
export const MAX_FAVORITES = 300
