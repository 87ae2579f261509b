import { writeFile } from 'node:fs/promises'
import { TASKS } from '#server/background/registry.ts'
import { connectEmbedded } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { seed } from '#server/seed/seed.ts'
import { startTasks } from '#server/tasks/tasks.ts'
import { TEST_NOW } from '#server/testing/clock.ts'
import { dropTemplates } from '#server/testing/golden.ts'
import { ensurePlaces } from '#server/testing/vacancies.ts'

/** Writes the archive of a migrated and seeded database, from which every server of the simulator starts. */
export async function writeGolden(file: string): Promise<void> {
  const database = await connectEmbedded(null)
  await migrate(database.db)
  await seed(database.db, { demo: false, demoJobs: 0, admin: null, now: TEST_NOW })
  await ensurePlaces(database)
  const tasks = await startTasks(database, null, TASKS, () => undefined)
  await tasks.stop()
  await dropTemplates(database)
  // See the same statement in server/testing/golden.ts.
  await database.embedded?.query("alter system set shared_buffers = '8MB'")
  await writeFile(file, (await database.embedded?.dump()) ?? '')
  await database.close()
}
