import { DAY_MS, HOUR_S } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { deleteExpired } from './memory/row-index-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'sweep-search': NoPayload
  }
}

// Longer than any process waits before it rebuilds its index (current-index.ts).
const CHANGES_KEPT_S = 3 * HOUR_S

/** Deletes search rows that expired a day ago, and changes that every process has read. */
export const sweepSearch = (db: Db, now: Date): Promise<void> =>
  deleteExpired(db, new Date(now.getTime() - DAY_MS), CHANGES_KEPT_S)

/** Deletes expired search rows regularly. */
export const sweepSearchTask = defineTask({
  name: 'sweep-search',
  payload: NO_PAYLOAD,
  schedule: '52 * * * *',
  work: ({ db, clock }: { db: Db; clock: () => Date }) => sweepSearch(db, clock()),
})
