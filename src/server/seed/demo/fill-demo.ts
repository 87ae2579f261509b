import { sql } from 'kysely'
import type { Executor } from '../../db/fill-batches.ts'
import { fillDemoAccounts } from './fill-accounts.ts'
import { fillBids, fillOwnBids } from './fill-bids.ts'
import { BOSS_LISTED, fillBossVacancies } from './fill-boss.ts'
import { fillChats } from './fill-chats.ts'
import { fillOffers } from './fill-offers.ts'
import { fillPeople } from './fill-people.ts'
import { fillFavorites, fillProfiles } from './fill-profiles.ts'
import { fillQueue, fillVacancies } from './fill-vacancies.ts'

/**
 * Fills the whole demo: people, `jobCount` listed vacancies (including the demo employer's), a moderation queue,
 * offers, profiles, bids, favourites and chats.
 */
export async function fillDemo(db: Executor, jobCount: number, now: Date): Promise<void> {
  const ids = await fillDemoAccounts(db, now)
  const people = await fillPeople(db, now)
  const ofBoss = Math.min(BOSS_LISTED, jobCount)
  const filled = await fillVacancies(db, people, jobCount - ofBoss, now)
  await fillQueue(db, people, jobCount, now)
  const bossJobs = await fillBossVacancies(db, ids.boss, ofBoss, jobCount + 100, now)
  await fillOffers(db, people, now)
  await fillProfiles(db, ids.worker, people, now)
  const bossFilled = filled
    .slice(-bossJobs.length)
    .map(({ vacancy }, index) => ({ id: bossJobs[index] ?? 0, vacancy }))
  await fillBids(db, people, [...filled, ...bossFilled], now)
  await fillOwnBids(
    db,
    ids.worker,
    [
      ...bossJobs.slice(0, 1),
      ...filled
        .slice(-40)
        .slice(0, 4)
        .map(({ id }) => id),
    ],
    now,
  )
  const kept = [...bossJobs.slice(1, 2), ...filled.slice(-60, -57).map(({ id }) => id)]
  await fillFavorites(db, ids, kept, people.workerIds.slice(3, 6), now)
  await fillChats(db, ids, people, filled, bossJobs, now)
  // Otherwise the first minutes on PostgreSQL, and hours on the embedded database, have plans for empty tables.
  await sql`analyze`.execute(db)
}
