import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { tidyTables } from './tidy-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'tidy-embedded': NoPayload
  }
}

/** Tidies the embedded database. PostgreSQL does this itself. */
export const tidyEmbeddedTask = defineTask({
  name: 'tidy-embedded',
  payload: NO_PAYLOAD,
  // Several times a day, because a machine may be off at night.
  schedule: '33 */4 * * *',
  work: async ({ db, pool }: Pick<Deps, 'db' | 'pool'>) => {
    // Only PostgreSQL has a pool.
    if (!pool) await tidyTables(db)
  },
})
