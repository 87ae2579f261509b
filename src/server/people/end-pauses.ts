import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { unblockWithin } from './block.ts'
import { listEndedPauses } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'end-pauses': NoPayload
  }
}

/** Unblocks the people whose pause is over. Safe to run again. */
export async function endPauses(deps: Deps): Promise<void> {
  for (const id of await listEndedPauses(deps.db, deps.clock())) {
    await deps.db.transaction().execute((trx) => unblockWithin(deps, trx, null, id))
  }
}

/** Every five minutes: a pause ends about when the mail said. */
export const endPausesTask = defineTask({
  name: 'end-pauses',
  payload: NO_PAYLOAD,
  schedule: '*/5 * * * *',
  work: endPauses,
})
