import * as z from 'zod/mini'
import {
  jobsKeys,
  offerKeys,
  offersKeys,
  ownOffersKeys,
  ownVacanciesKeys,
  ownVacancyKeys,
  profileKeys,
} from '../../../cache/query-keys.ts'
import type { CacheChange } from './kind.ts'

// Shared by the kinds about an own vacancy or offer.

export type PostingType = 'vacancy' | 'offer'

/** The queries that show own and public postings. */
export const POSTING_QUERIES = [
  ownVacanciesKeys.all,
  ownVacancyKeys.all,
  ownOffersKeys.all,
  jobsKeys.all,
  offersKeys.all,
  offerKeys.all,
  profileKeys.all,
]

const LISTS = { vacancy: ownVacanciesKeys, offer: ownOffersKeys }
const PostingAnswer = z.object({
  data: z.looseObject({
    id: z.int(),
    version: z.optional(z.int()),
    rubric: z.optional(z.unknown()),
    city: z.optional(z.unknown()),
  }),
})
type Posting = z.infer<typeof PostingAnswer>['data']

/** The path of own postings; with an id, of one. */
export const postingPath = (type: PostingType, id?: number): string =>
  `/cabinet/${type === 'vacancy' ? 'vacancies' : 'offers'}${id === undefined ? '' : `/${id}`}`

/** One lane for each posting: its changes must arrive in the order of writing. A new one has a key instead of an id. */
export const postingLane = (type: PostingType, id: number | string): string => `posting:${type}:${id}`

/** The posting of an answer; undefined when this release cannot read it. */
export const postingOf = (answer: unknown): Posting | undefined =>
  z.safeParse(PostingAnswer, answer).data?.data

/** Changes the cached lists of a user's own postings, before anything is refetched. */
export const changeOwnPostings = (
  type: PostingType,
  userId: number,
  change: (postings: Posting[]) => Posting[],
): CacheChange[] => [
  {
    queryKey: LISTS[type].ofUser(userId),
    change: (data) => (Array.isArray(data) ? change(data) : data),
  },
]
