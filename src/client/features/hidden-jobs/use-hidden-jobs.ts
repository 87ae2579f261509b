import { useQuery } from '@tanstack/react-query'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import type { HiddenJob } from '#shared/contract/hidden-jobs.ts'
import { hiddenJobsQueryOptions } from './queries.ts'

export type Hideable = Pick<HiddenJob, 'id' | 'title' | 'slug' | 'language' | 'company_name' | 'city'>

/** The hidden jobs, including changes in the outbox, and functions to hide a job and to show it again. */
export function useHiddenJobs() {
  const query = useQuery(hiddenJobsQueryOptions(useViewer()))
  const enqueue = useEnqueue()
  const waiting = useOutbox()
  const send =
    (kind: 'job-hide' | 'job-unhide') =>
    ({ id, title, slug, company_name, city }: Hideable) =>
      enqueue({ kind, label: title, body: { id, title, slug, company_name, city } })
  return {
    query,
    hidden: query.data && applyWaitingChanges(query.data, waiting),
    isHidden: (id: number) => applyWaitingChanges(query.data ?? [], waiting).some((job) => job.id === id),
    hide: send('job-hide'),
    show: send('job-unhide'),
  }
}

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
