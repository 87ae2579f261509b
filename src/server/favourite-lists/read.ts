import type { FavoriteJob, FavoriteOffer, FavoriteUser } from '#shared/contract/favourites.ts'
import { personOf } from '../accounts/users.ts'
import type { Db } from '../db/connect.ts'
import { type Kept, keptBy, namesOfKept } from '../favourites/kept.ts'
import type { Actor } from '../http/app-type.ts'
import { readWholeJobs } from '../jobs/whole-jobs.ts'
import { readWholeOffers } from '../offers/read-offers.ts'
import { type ProfileReader, readPublicProfiles } from '../profiles/public-profile.ts'
import { jobState } from './job-state.ts'

/** The owner of the favourites, the language and the time. */
export type FavoriteReader = ProfileReader & { actor: Actor }

/** A worker's favourite jobs with all details, latest first. */
export async function readFavoriteJobs(db: Db, { actor, ...reader }: FavoriteReader): Promise<FavoriteJob[]> {
  const kept = await keptBy(db, 'jobs', actor.id)
  const jobs = await readWholeJobs(db, { ...reader, workerId: actor.id }, idsOf(kept))
  return joined(kept, jobs, (job) => job.id).map(([{ id, added_at }, { slug, title, job, facts }]) => {
    const state = jobState(facts, reader.now)
    return {
      id,
      title,
      slug,
      state,
      added_at: added_at.toISOString(),
      job: state === 'unavailable' || !job ? null : { ...job, is_favorite: true, similar: [] },
    }
  })
}

/** An employer's favourite offers with all details, latest first. */
export async function readFavoriteOffers(
  db: Db,
  { actor, language }: FavoriteReader,
): Promise<FavoriteOffer[]> {
  const kept = await keptBy(db, 'offers', actor.id)
  const offers = await readWholeOffers(db, language, idsOf(kept))
  return joined(kept, offers, ({ offer }) => offer.id).map(
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
  const kept = await keptBy(db, 'users', reader.actor.id)
  const profiles = await readPublicProfiles(db, reader, idsOf(kept))
  const names = (await namesOfKept(db, idsOf(kept))).map(personOf)
  return kept.map(({ id, added_at }) => {
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

const idsOf = (kept: Kept[]) => kept.map(({ id }) => id)

/** Joins favourites with the things they refer to, in the order of the favourites. */
function joined<T>(kept: Kept[], things: T[], idOf: (thing: T) => number): [Kept, T][] {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]))
  return kept.flatMap((one) => {
    const thing = byId.get(one.id)
    return thing ? [[one, thing] satisfies [Kept, T]] : []
  })
}
