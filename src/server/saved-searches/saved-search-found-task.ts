import * as z from 'zod/mini'
import { isListed } from '#shared/rules/vacancy-states.ts'
import { hiddenIdsOf } from '../hidden-jobs/hidden-ids.ts'
import type { Deps } from '../http/deps.ts'
import { readWholeJobs } from '../jobs/whole-jobs.ts'
import { notify } from '../notifications/notify.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { foundMail } from './mails.ts'
import { findWithOwner } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'saved-search-found': { user_id: number; saved_search_id: number; job_ids: number[] }
  }
}

/** Notifies the owner of a saved search about new jobs, through the channels chosen for it. */
export async function notifyOfFinds(
  deps: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  { saved_search_id, job_ids }: TaskPayloads['saved-search-found'],
): Promise<void> {
  const { db, clock, config } = deps
  const search = await findWithOwner(db, saved_search_id)
  if (!search) return
  const now = clock()
  const reader = { language: search.language, now, workerId: null }
  // Hidden or blocked since the check.
  const hidden = new Set(await hiddenIdsOf(db, { id: search.user_id, role: 'worker' }))
  const shown = job_ids.filter((id) => !hidden.has(id))
  const jobs = (await readWholeJobs(db, reader, shown))
    .filter(({ facts }) => isListed(facts, now) && !facts.isOwnerBlocked)
    .flatMap(({ job }) => job ?? [])
  if (!jobs.length) return
  const { user_id, title, language, notify: by } = search
  await db.transaction().execute((trx) =>
    notify(deps, trx, {
      user_id,
      kind: 'search_found',
      detail: String(jobs.length),
      by,
      subject: { type: 'search', id: saved_search_id, title },
      mail: foundMail(language, title, jobs, config.publicUrl),
    }),
  )
}

/** A saved search has found new jobs. */
export const notifyOfFindsTask = defineTask({
  name: 'saved-search-found',
  payload: z.object({ user_id: z.int(), saved_search_id: z.int(), job_ids: z.array(z.int()) }),
  work: notifyOfFinds,
})
