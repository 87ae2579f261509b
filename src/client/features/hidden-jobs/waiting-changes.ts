import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import type { HiddenJob } from '#shared/contract/hidden-jobs.ts'

export type Hideable = Pick<HiddenJob, 'id' | 'title' | 'slug' | 'language' | 'company_name' | 'city'>

/** Applies the changes in the outbox to the server's list. */
export function applyWaitingChanges(list: readonly Hideable[], entries: readonly OutboxEntry[]): Hideable[] {
  return entries.reduce<Hideable[]>(
    (jobs, entry) => {
      if ((entry.kind !== 'job-hide' && entry.kind !== 'job-unhide') || entry.state === 'failed') return jobs
      const { body } = entry
      const others = jobs.filter(({ id }) => id !== body.id)
      return entry.kind === 'job-hide' ? [body, ...others] : others
    },
    [...list],
  )
}
