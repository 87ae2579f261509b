import { sql } from 'kysely'
import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { Executor } from '../db/fill-batches.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/fill-accounts.ts'
import { ensureAdmin } from './ensure-admin.ts'
import { fillContent, fillDemoOperator, fillPages } from './fill-content.ts'
import { cities, fillMinimumWages, fillPlaces } from './places/fill-places.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD }

// The key of an advisory lock; it must differ from the one in migrate.ts.
const LOCK = 745_201_627

/**
 * Fills missing data once: always places, content and wages in an empty database, the demo if configured. Existing
 * data is not overwritten, except by a new administrator in the environment. Parallel starts wait for each other.
 * @returns whether the demo was refused because real people have accounts (the demo's passwords are public)
 */
export async function seed(
  db: Db,
  { demo, demoJobs, admin, now }: Pick<Config, 'demo' | 'demoJobs' | 'admin'> & { now: Date },
): Promise<{ isDemoRefused: boolean }> {
  const isFull = ({ places, content, pages, people }: Found) =>
    places && content && pages && (people || !demo)
  const existing = await findExisting(db)
  const isDemoRefused = demo && !existing.people && existing.realPeople
  if (!isFull(existing)) {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      const found = await findExisting(trx)
      if (!found.places) await fillPlaces(trx)
      if (!found.content) {
        await fillMinimumWages(trx)
        await fillContent(trx, now)
      }
      if (!found.pages) await fillPages(trx, now)
      if (demo && !found.people && !found.realPeople) {
        // Imported only here: its texts are large, and later starts do not need them.
        const { fillDemo } = await import('./demo/fill-demo.ts')
        await fillDemo(trx, demoJobs, now)
        await fillDemoOperator(trx)
      }
    })
  }
  if (admin && !(isDemoRefused && admin.password === DEMO_PASSWORD)) await ensureAdmin(db, admin, now)
  return { isDemoRefused }
}

type Found = { places: boolean; content: boolean; pages: boolean; people: boolean; realPeople: boolean }

/**
 * Finds which data exist, with one cheap query. The row of options represents all content, because it is never deleted.
 */
async function findExisting(db: Executor): Promise<Found> {
  const { rows } = await sql<Found>`select
    (select count(*) from cities) >= ${cities.length}
      and exists (select from rubrics) as places,
    exists (select from app_options where id = 1) as content,
    (select count(*) from pages where slug = any(${LEGAL_PAGES}::text[])) = ${LEGAL_PAGES.length} as pages,
    exists (select from users where is_demo) as people,
    exists (select from users where not is_demo) as "realPeople"`.execute(db)
  return rows[0] ?? { places: false, content: false, pages: false, people: false, realPeople: false }
}
