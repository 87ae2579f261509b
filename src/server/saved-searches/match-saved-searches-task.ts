import { MINUTE_MS } from '#shared/durations.ts'
import { hiddenIdsOf } from '../hidden-jobs/hidden-ids.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { readNewJobs } from '../jobs/new-jobs.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { toQuery } from './filters.ts'
import { listDue, markChecked, type SavedSearchRow } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'match-saved-searches': NoPayload
  }
}

const SEARCHES_AT_ONCE = 200
const MAX_FOUND = 20
// `published_at` is set when a transaction begins, the job is visible after its commit. The delay covers the gap.
const SETTLED_AFTER_MS = MINUTE_MS

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks'>

/** Finds new jobs for each saved search and queues their notification. No job is notified twice. */
export async function runSavedSearches(deps: Needs): Promise<void> {
  const until = new Date(deps.clock().getTime() - SETTLED_AFTER_MS)
  let after = 0
  for (;;) {
    const due = await listDue(deps.db, { before: until, after, max: SEARCHES_AT_ONCE })
    for (const search of due) await check(deps, search, until)
    const last = due.at(-1)
    if (!last) return
    after = last.id
  }
}

async function check({ db, clock, tasks }: Needs, search: SavedSearchRow, until: Date): Promise<void> {
  const between = { since: search.looked_until, until }
  const except = await hiddenIdsOf(db, { id: search.user_id, role: 'worker' })
  const query = { ...toQuery(search.filters, MAX_FOUND), except }
  const job_ids = await readNewJobs(db, query, between, clock()).catch(emptyWhenInvalid)
  await db.transaction().execute(async (trx) => {
    if (!(await markChecked(trx, search, until)) || !job_ids.length) return
    await tasks.add(trx, 'saved-search-found', {
      user_id: search.user_id,
      saved_search_id: search.id,
      job_ids,
    })
  })
}

/** Gives no jobs for invalid filters, such as a radius around a deleted city, so that other searches still run. */
function emptyWhenInvalid(error: unknown): number[] {
  if (error instanceof Problem) return []
  throw error
}

/** Runs the saved searches every hour. */
export const matchSavedSearchesTask = defineTask({
  name: 'match-saved-searches',
  formerName: 'look-for-saved-searches',
  payload: NO_PAYLOAD,
  schedule: '27 * * * *',
  work: runSavedSearches,
})
