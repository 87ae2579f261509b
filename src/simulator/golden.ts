import { writeFile } from 'node:fs/promises'
import { TASKS } from '#server/background/registry.ts'
import { connectEmbedded } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { seed } from '#server/seed/seed.ts'
import { startTasks } from '#server/tasks/tasks.ts'
import { TEST_NOW } from '#server/testing/clock.ts'
import { dropTemplates } from '#server/testing/golden.ts'
import { ensurePlaces } from '#server/testing/vacancies.ts'

// Small buffers: see server/testing/golden.ts. No story outlives its process, so nothing needs PostgreSQL's log of writes or its
// statistics.
const SETTINGS = [
  "shared_buffers = '8MB'",
  'full_page_writes = off',
  'synchronous_commit = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
  "checkpoint_timeout = '1d'",
  "min_wal_size = '32MB'",
  "max_wal_size = '64MB'",
  'track_activities = off',
  'track_counts = off',
  // Planning took 20 ms for the rooms of a person, which join nine tables. Here every order of joins is fast.
  'join_collapse_limit = 1',
]

/** Writes the archive of a migrated and seeded database, from which every server of the simulator starts. */
export async function writeGolden(file: string): Promise<void> {
  const database = await connectEmbedded(null)
  await migrate(database.db)
  await seed(database.db, { demo: false, demoJobs: 0, admin: null, now: TEST_NOW })
  await ensurePlaces(database)
  const tasks = await startTasks(database, null, TASKS, () => undefined)
  await tasks.stop()
  await dropTemplates(database)
  for (const setting of SETTINGS) await database.embedded?.query(`alter system set ${setting}`)
  await writeFile(file, (await database.embedded?.dump()) ?? '')
  await database.close()
}
