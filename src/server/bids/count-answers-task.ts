import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { replaceAnswerRates } from './answer-rates-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'count-answers': NoPayload
  }
}

const DUE_AFTER_MS = 3 * DAY_MS

/** Counts, for each employer, the bids older than three days that were not withdrawn, and the answered ones. */
export async function countAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const due = new Date(clock().getTime() - DUE_AFTER_MS)
  await db.transaction().execute((trx) => replaceAnswerRates(trx, due))
}

export const countAnswersTask = defineTask({
  name: 'count-answers',
  payload: NO_PAYLOAD,
  schedule: '7 * * * *',
  work: countAnswers,
})
