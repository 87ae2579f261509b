import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { Executor } from '../db/fill-batches.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, ensureAdmin } from './demo/fill-accounts.ts'
import { fillClaims, fillContent } from './fill-content.ts'
import { cities, fillMinimumWages, fillPlaces } from './places/fill-places.ts'
import { rubrics } from './places/rubrics.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD }

// The key of an advisory lock; it must differ from the one in migrate.ts.
const LOCK = 745_201_627

/**
 * Fills missing data once: always places, content and wages in an empty database, the demo if configured. Existing
 * data is not overwritten, except the administrator from the environment. Parallel starts wait for each other.
 */
export async function seed(
  db: Db,
  { demo, demoJobs, admin, now }: Pick<Config, 'demo' | 'demoJobs' | 'admin'> & { now: Date },
): Promise<void> {
  const isFull = ({ places, content, people }: Found) => places && content && (people || !demo)
  if (!isFull(await findExisting(db))) {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      const found = await findExisting(trx)
      if (!found.places) await fillPlaces(trx)
      if (!found.content) {
        await fillMinimumWages(trx)
        await fillContent(trx, now)
      }
      if (demo && !found.people) {
        // Imported only here: its texts are large, and later starts do not need them.
        const { fillDemo } = await import('./demo/fill-demo.ts')
        await fillDemo(trx, demoJobs, now)
        await fillClaims(trx)
      }
    })
  }
  if (admin) await ensureAdmin(db, admin, now)
}

type Found = { places: boolean; content: boolean; people: boolean }

/** Which data exists, with one cheap query. The row of options stands for all content: nobody can delete it. */
async function findExisting(db: Executor): Promise<Found> {
  const { rows } = await sql<Found>`select
    (select count(*) from cities) >= ${cities.length}
      and (select count(*) from rubrics) >= ${rubrics.length} as places,
    exists (select from app_options where id = 1) as content,
    exists (select from users where is_demo) as people`.execute(db)
  return rows[0] ?? { places: false, content: false, people: false }
}
