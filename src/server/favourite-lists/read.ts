import type { FavoriteJob, FavoriteOffer, FavoriteUser } from '#shared/contract/favourites.ts'
import { personOf } from '../accounts/users.ts'
import type { Db } from '../db/connect.ts'
import { type Favourite, listFavourites, listNamesOfFavourites } from '../favourites/favourites.ts'
import type { Actor } from '../http/app-type.ts'
import { readWholeFavourites } from '../jobs/whole-jobs.ts'
import { readWholeOffers } from '../offers/read-offers.ts'
import { type ProfileReader, readPublicProfiles } from '../profiles/public-profile.ts'
import { jobState } from './job-state.ts'

/** The owner of the favourites, the language and the time. */
export type FavoriteReader = ProfileReader & { actor: Actor }

/** A worker's favourite jobs with all details, latest first. */
export async function readFavoriteJobs(db: Db, { actor, ...reader }: FavoriteReader): Promise<FavoriteJob[]> {
  const favourites = await readWholeFavourites(db, { ...reader, workerId: actor.id })
  return favourites.map(({ id, slug, title, added_at, job, facts }) => {
    const state = jobState(facts, reader.now)
    return {
      id,
      title,
      slug,
      state,
      added_at: added_at.toISOString(),
      job:
        state === 'unavailable' || !job ? null : { ...job, is_favorite: true, similar: [], company_jobs: [] },
    }
  })
}

/** An employer's favourite offers with all details, latest first. */
export async function readFavoriteOffers(
  db: Db,
  { actor, language }: FavoriteReader,
): Promise<FavoriteOffer[]> {
  const favourites = await listFavourites(db, 'offers', actor.id)
  const offers = await readWholeOffers(db, language, idsOf(favourites))
  return joined(favourites, offers, ({ offer }) => offer.id).map(
    ([{ id, added_at }, { offer, published, isTakenDown }]) => ({
      id,
      title: offer.name,
      added_at: added_at.toISOString(),
      state: isTakenDown ? 'unavailable' : published ? 'open' : 'unpublished',
      offer: isTakenDown ? null : { ...offer, is_favorite: true },
    }),
  )
}

/** An employer's favourite candidates with their public profiles, latest first. Blocked users have no profile. */
export async function readFavoriteUsers(db: Db, reader: FavoriteReader): Promise<FavoriteUser[]> {
  const favourites = await listFavourites(db, 'users', reader.actor.id)
  const profiles = await readPublicProfiles(db, reader, idsOf(favourites))
  const names = (await listNamesOfFavourites(db, idsOf(favourites))).map(personOf)
  return favourites.map(({ id, added_at }) => {
    const user = profiles.find((profile) => profile.id === id) ?? null
    const title = user?.name ?? names.find((person) => person.id === id)?.name ?? ''
    return {
      id,
      title,
      added_at: added_at.toISOString(),
      state: user ? 'open' : 'unavailable',
      user,
    }
  })
}

const idsOf = (favourites: Favourite[]) => favourites.map(({ id }) => id)

/** Joins favourites with the things they refer to, in the order of the favourites. */
function joined<T>(favourites: Favourite[], things: T[], idOf: (thing: T) => number): [Favourite, T][] {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]))
  return favourites.flatMap((one) => {
    const thing = byId.get(one.id)
    return thing ? [[one, thing] satisfies [Favourite, T]] : []
  })
}
