import { useEffect } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { Job } from '#shared/contract/jobs.ts'

type Shown = Pick<Job, 'id' | 'slug' | 'title' | 'company_name'>

/**
 * Records on the device that a job seeker has opened a job. Of a visitor, who may sign in for it, it is recorded when they go
 * on: a first visit loads nothing for it (decision 004).
 */
export function useRecordViewed(job: Shown | undefined): void {
  const { role } = useViewer()
  const id = role === 'worker' || role === null ? job?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job, not for each refetch
  useEffect(() => {
    if (id === undefined || !job) return
    const { slug, title, company_name } = job
    const viewedAt = new Date().toISOString()
    const record = () => {
      // Offline its code may not be there; the job is just not listed.
      import('./viewed-jobs.ts')
        .then(({ recordViewed }) => recordViewed({ id, slug, title, company_name, viewedAt }))
        .catch(() => undefined)
    }
    if (role === null) return record
    record()
  }, [id])
}
