import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { forgetOld } from './forget-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'forget-old': NoPayload
  }
}

/** Deletes data whose retention period is over. */
export const forgetOldTask = defineTask({
  name: 'forget-old',
  payload: NO_PAYLOAD,
  schedule: '41 3 * * *',
  work: ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => forgetOld(db, clock()),
})
