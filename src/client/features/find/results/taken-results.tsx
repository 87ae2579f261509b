import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { markTakenUsed, type WholeSearch } from '#client/domain/taken-jobs.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { JobCard } from '#shared/contract/jobs.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import { Cards } from '../list/results.tsx'
import { putTakenJob } from '../taken/queries.ts'

export type TakenResultsProps = {
  taken: WholeSearch
  renderItem: (job: JobCard) => ReactNode
  /** Called with true, and with false at the end. */
  onShown: (isShown: boolean) => void
}

/** Without a connection: all jobs of a search that was taken along. */
export function TakenResults({ taken, renderItem, onShown }: TakenResultsProps) {
  const client = useQueryClient()
  const viewer = useViewer()
  const now = useNow()
  const { key } = taken.search
  useEffect(() => {
    for (const job of taken.jobs) putTakenJob(client, viewer, job, taken.search.savedAt)
    void markTakenUsed(key, Date.now())
  }, [taken, client, viewer, key])
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
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
