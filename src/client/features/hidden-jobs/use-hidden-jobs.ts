import { useQuery } from '@tanstack/react-query'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { hiddenJobsQueryOptions } from './queries.ts'
import { applyWaitingChanges, type Hideable } from './waiting-changes.ts'

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
