import { sql } from 'kysely'
import { createHandlers } from '../background/registry.ts'
import type { TaskName } from '../tasks/task.ts'
import type { TestApp } from './test-app.ts'

/**
 * Runs all tasks of these queues, including delayed ones and those that they add.
 * @returns the errors of failed tasks
 */
export async function runTasks(test: TestApp, ...names: TaskName[]): Promise<string[]> {
  const handlers = createHandlers(test.deps)
  const failures: string[] = []
  for (;;) {
    const { rows } = await sql<{ id: string; name: TaskName; data: never }>`
      select id, name, data from pgboss.job where state = 'created' and name = any(${names}::text[])
      order by created_on`.execute(test.db)
    if (!rows.length) return failures
    for (const { id, name, data } of rows) {
      await handlers[name](data).catch((error: Error) => failures.push(`${name}: ${error.message}`))
      await sql`update pgboss.job set state = 'completed' where id = ${id} and name = ${name}`.execute(
        test.db,
      )
    }
  }
}
