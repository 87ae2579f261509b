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
import { listDailySources } from './sources-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'import-vacancies': { run_id: number }
    'continue-imports': NoPayload
    'import-daily-feeds': NoPayload
  }
}

const STUCK_AFTER_MS = 2 * MINUTE_MS

type Parts = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config' | 'fetchPublic'>

/** Reads the feed of a run, or imports its rows, whichever is next. */
async function importVacancies(parts: Parts, runId: number): Promise<void> {
  await readRun(parts, runId)
  await startDailyRun(parts, runId)
  await notifyWaiting(parts, runId)
  await applyRun(parts, runId)
}

/** Continues a run. */
export const importVacanciesTask = defineTask({
  name: 'import-vacancies',
  payload: z.object({ run_id: z.int() }),
  work: (parts: Parts, { run_id }) => importVacancies(parts, run_id),
})

/** Continues runs whose process was killed: on PostgreSQL, the queue would repeat their work only after 15 minutes. */
export const continueImportsTask = defineTask({
  name: 'continue-imports',
  payload: NO_PAYLOAD,
  schedule: '* * * * *',
  work: async (parts: Parts) => {
    const before = new Date(parts.clock().getTime() - STUCK_AFTER_MS)
    const runs = await listStuckRuns(parts.db, before)
    await eachAlone(runs, ({ id }) => importVacancies(parts, id))
  },
})

/** Fetches the daily feeds every night. */
export const importDailyFeedsTask = defineTask({
  name: 'import-daily-feeds',
  payload: NO_PAYLOAD,
  schedule: '20 2 * * *',
  work: async (parts: Parts) => {
    await eachAlone(await listDailySources(parts.db), ({ id, user_id }) =>
      beginRun(parts, { userId: user_id, sourceId: id, file: null, isDaily: true }),
    )
  },
})
