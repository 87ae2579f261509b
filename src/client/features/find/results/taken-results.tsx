import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { markTakenUsed } from '#client/domain/taken-jobs.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { JobCard } from '#shared/contract/jobs.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import type { Filters } from '../filters/filters.ts'
import { Cards } from '../list/results.tsx'
import { putTakenJob, takenSearchQueryOptions } from '../taken/queries.ts'
import { takenKeyOf } from '../taken/taken-key.ts'

type Props = {
  filters: Filters
  renderItem: (job: JobCard) => ReactNode
  /** Called with whether this search was taken along, and with false at the end. */
  onShown: (isShown: boolean) => void
}

/** Without a connection: all jobs of the search, if it was taken along. */
export function TakenResults({ filters, renderItem, onShown }: Props) {
  const client = useQueryClient()
  const viewer = useViewer()
  const now = useNow()
  const key = takenKeyOf(filters)
  const { data: taken } = useQuery(takenSearchQueryOptions(key))
  useEffect(() => {
    if (!taken) return
    for (const job of taken.jobs) putTakenJob(client, viewer, job, taken.search.savedAt)
    void markTakenUsed(key, Date.now())
  }, [taken, client, viewer, key])
  const isTaken = Boolean(taken)
  useEffect(() => {
    onShown(isTaken)
    return () => onShown(false)
  }, [isTaken, onShown])
  if (!taken) return null
  const open = taken.jobs.filter((job) => isStillOpen(job, now))
  const ago = <RelativeTime at={taken.search.savedAt} />
  return (
    <>
      <Notice tone="amber" title={<Trans>Saved offline {ago}</Trans>} role="status">
        <Trans>
          You are offline. Available in full: <Plural value={open.length} one="# job" other="# jobs" />. Some
          may have ended since.
        </Trans>
      </Notice>
      <Cards items={open} renderItem={renderItem} />
    </>
  )
}
