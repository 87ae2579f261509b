import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import { FiguresSection } from './figures-section.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The first page of the administration: the waiting queues with their ages, and the figures. */
export function OverviewPage() {
  const { t } = useLingui()
  useTitle(t`Administration`)
  const waiting = useQuery(waitingQueryOptions(useViewer()))
  return (
    <>
      <PageHeader title={t`Administration`} />
      {waiting.data ? (
        <>
          <WaitingList waiting={waiting.data.data} />
          {hasRight(waiting.data.data.role, 'moderation') && <FiguresSection />}
        </>
      ) : waiting.error ? (
        <QueryFailure
          title={t`The overview could not be loaded`}
          {...failureWords(waiting.error)}
          onRetry={waiting.refetch}
        />
      ) : (
        <Skeleton height="8rem" />
      )}
    </>
  )
}
