import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { Filters } from '../list/filters.ts'
import { Cards } from '../list/results.tsx'
import { searchSeen, seenJobs } from './local-search.ts'

const SHOWN = 100

type Props = { filters: Filters; renderItem: (job: JobCard) => ReactNode }

/** What this device has seen and what fits of it, while the server cannot be asked. */
export function LocalResults({ filters, renderItem }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const seen = useMemo(() => seenJobs(client), [client])
  const found = searchSeen(seen, filters)
  return (
    <>
      <Notice tone="amber" title={t`Searched on this device only`} role="status">
        <Trans>
          There is no connection. This is what fits of the jobs you have seen before; all others are searched
          once you are back online.
        </Trans>
      </Notice>
      <p>
        <Plural value={found.length} one="# job" other="# jobs" />
      </p>
      {found.length > 0 ? (
        <Cards items={found.slice(0, SHOWN)} renderItem={renderItem} />
      ) : (
        <EmptyState icon={<Icon name="offline" size={40} />} title={t`Nothing on this device fits`}>
          <Trans>
            Try another word, or fewer filters. What you open or save is kept for times like this.
          </Trans>
        </EmptyState>
      )}
    </>
  )
}
