import { isListed } from '#shared/rules/vacancy-states.ts'
import type { Deps } from '../http/deps.ts'
import { readWholeJobs } from '../jobs/whole-jobs.ts'
import type { TaskPayloads } from '../tasks/tasks.ts'
import { foundMail } from './mails.ts'
import { findWithOwner } from './store.ts'

/** Mails what a saved search has found to whoever wants it so, if the address is confirmed. */
export async function tellFound(
  { db, clock, tasks, config }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  { saved_search_id, job_ids }: TaskPayloads['saved-search-found'],
): Promise<void> {
  const search = await findWithOwner(db, saved_search_id)
  if (!search?.email || !search.notify.email) return
  const now = clock()
  const reader = { language: search.language, now, workerId: null }
  const jobs = (await readWholeJobs(db, reader, job_ids))
    .filter(({ facts }) => isListed(facts, now))
    .map(({ job }) => job)
  if (!jobs.length) return
  const to = { email: search.email, language: search.language }
  await tasks.add(db, 'send-mail', foundMail(to, search.title, jobs, config.publicUrl))
}
