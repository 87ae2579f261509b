import type { Deps } from '../http/deps.ts'
import { eachAlone } from '../tasks/each-alone.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { unblockInTransaction } from './block.ts'
import { listEndedPauses } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'end-pauses': NoPayload
  }
}

/**
 * Ends the temporary blocks that are over. Idempotent.
 * @throws AggregateError after all others are unblocked, when some could not be
 */
export async function endPauses(deps: Deps): Promise<void> {
  await eachAlone(await listEndedPauses(deps.db, deps.clock()), (id) =>
    deps.db.transaction().execute((trx) => unblockInTransaction(deps, trx, null, { id })),
  )
}

/** Runs every five minutes, so that a block ends close to the time given in its mail. */
export const endPausesTask = defineTask({
  name: 'end-pauses',
  payload: NO_PAYLOAD,
  schedule: '*/5 * * * *',
  work: endPauses,
})
