import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { Executor } from '../db/fill-batches.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, ensureAdmin } from './demo/fill-accounts.ts'
import { fillClaims, fillContent } from './fill-content.ts'
import { cities, fillMinimumWages, fillPlaces } from './places/fill-places.ts'
import { rubrics } from './places/rubrics.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD }

// Any number but migrate.ts's: the same in every process of this product.
const LOCK = 745_201_627

/**
 * Fills what is missing, once: places always, content and wages into an empty database, the demo when asked for.
 * Nothing that is there is written over, but for the administrator given by the environment. Processes that start
 * at once wait for each other.
 */
export async function seed(
  db: Db,
  { demo, demoJobs, admin, now }: Pick<Config, 'demo' | 'demoJobs' | 'admin'> & { now: Date },
): Promise<void> {
  const isFull = ({ places, content, people }: Found) => places && content && (people || !demo)
  if (!isFull(await look(db))) {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      const found = await look(trx)
      if (!found.places) await fillPlaces(trx)
      if (!found.content) {
        await fillMinimumWages(trx)
        await fillContent(trx, now)
      }
      if (demo && !found.people) {
        // Loaded only here: its texts are large and no later start needs them.
        const { fillDemo } = await import('./demo/fill-demo.ts')
        await fillDemo(trx, demoJobs, now)
        await fillClaims(trx)
      }
    })
  }
  if (admin) await ensureAdmin(db, admin, now)
}

type Found = { places: boolean; content: boolean; people: boolean }

/** What is there already, in one cheap question. The options' row is the mark of content: nobody can delete it. */
async function look(db: Executor): Promise<Found> {
  const { rows } = await sql<Found>`select
    (select count(*) from cities) >= ${cities.length}
      and (select count(*) from rubrics) >= ${rubrics.length} as places,
    exists (select from app_options where id = 1) as content,
    exists (select from users where is_demo) as people`.execute(db)
  return rows[0] ?? { places: false, content: false, people: false }
}
