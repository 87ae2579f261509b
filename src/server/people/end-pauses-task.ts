import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { unblockWithin } from './block.ts'
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
  const errors: unknown[] = []
  for (const id of await listEndedPauses(deps.db, deps.clock())) {
    const unblocking = deps.db.transaction().execute((trx) => unblockWithin(deps, trx, null, id))
    await unblocking.catch((error) => errors.push(error))
  }
  if (errors.length) throw new AggregateError(errors, `${errors.length} pauses were not ended`)
}

/** Runs every five minutes, so that a block ends close to the time given in its mail. */
export const endPausesTask = defineTask({
  name: 'end-pauses',
  payload: NO_PAYLOAD,
  schedule: '*/5 * * * *',
  work: endPauses,
})
