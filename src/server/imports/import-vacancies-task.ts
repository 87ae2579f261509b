import * as z from 'zod/mini'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { eachAlone } from '../tasks/each-alone.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { applyRun } from './apply-run.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { readRun } from './read-run.ts'
import { beginRun, startDailyRun } from './run.ts'
import { listStuckRuns } from './runs-store.ts'
import { settleNights } from './settle-nights.ts'
import { listDailySources } from './sources-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'import-vacancies': { run_id: number; user_id?: number | undefined; is_file?: boolean | undefined }
    'continue-imports': NoPayload
    'import-daily-feeds': NoPayload
  }
}

const STUCK_AFTER_MS = 2 * MINUTE_MS

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config' | 'fetchPublic'>

/** Reads the feed of a run, or imports its rows, whichever is next. */
async function importVacancies(deps: Needs, runId: number): Promise<void> {
  await readRun(deps, runId)
  await startDailyRun(deps, runId)
  await notifyWaiting(deps, runId)
  await applyRun(deps, runId)
}

/** Continues a run. */
export const importVacanciesTask = defineTask({
  name: 'import-vacancies',
  payload: z.object({
    run_id: z.int(),
    // Entries of earlier releases have neither.
    user_id: z.optional(z.int()),
    is_file: z.optional(z.boolean()),
  }),
  // A feed that does not answer takes thirty seconds: neither files nor other employers wait for those of one account.
  isUrgent: ({ is_file: isFile }) => isFile === true,
  parallel: { workers: 3, accountOf: ({ user_id }) => user_id },
  work: (deps: Needs, { run_id }) => importVacancies(deps, run_id),
})

/**
 * Continues runs whose process was killed: on PostgreSQL, the queue would repeat their work only after 15 minutes. Then decides
 * about nights whose feeds were all read.
 */
export const continueImportsTask = defineTask({
  name: 'continue-imports',
  payload: NO_PAYLOAD,
  schedule: '* * * * *',
  work: async (deps: Needs) => {
    const before = new Date(deps.clock().getTime() - STUCK_AFTER_MS)
    const runs = await listStuckRuns(deps.db, before)
    try {
      await eachAlone(runs, ({ id }) => importVacancies(deps, id))
    } finally {
      await settleNights(deps)
    }
  },
})

/** Fetches the daily feeds every night. */
export const importDailyFeedsTask = defineTask({
  name: 'import-daily-feeds',
  payload: NO_PAYLOAD,
  schedule: '20 2 * * *',
  work: async (deps: Needs) => {
    const night = deps.clock()
    await eachAlone(await listDailySources(deps.db), ({ id, user_id }) =>
      beginRun(deps, { userId: user_id, sourceId: id, file: null, night }),
    )
  },
})
