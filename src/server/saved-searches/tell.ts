import { isListed } from '#shared/rules/vacancy-states.ts'
import type { Deps } from '../http/deps.ts'
import { readWholeJobs } from '../jobs/whole-jobs.ts'
import { notify } from '../notifications/notify.ts'
import type { TaskPayloads } from '../tasks/tasks.ts'
import { foundMail } from './mails.ts'
import { findWithOwner } from './store.ts'

/** Tells of what a saved search has found in the ways that were chosen for it. */
export async function tellFound(
  deps: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  { saved_search_id, job_ids }: TaskPayloads['saved-search-found'],
): Promise<void> {
  const { db, clock, config } = deps
  const search = await findWithOwner(db, saved_search_id)
  if (!search) return
  const now = clock()
  const reader = { language: search.language, now, workerId: null }
  const jobs = (await readWholeJobs(db, reader, job_ids))
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
