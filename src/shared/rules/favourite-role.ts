import type { FavoriteKind } from '../contract/favourites.ts'

/** The role that can have favourites of a kind: job seekers jobs, employers offers and candidates. */
export const roleOfKind = (kind: FavoriteKind) => (kind === 'jobs' ? 'worker' : 'boss')
