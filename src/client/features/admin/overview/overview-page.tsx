import { useLingui } from '@lingui/react/macro'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { ContentKinds } from '../content/content-kinds-page.tsx'
import { OPEN_ENTRY } from '../keyboard/shortcut-help.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import { SetupList } from '../settings/setup-list.tsx'
import { useWaitingQueues } from '../use-waiting-queues.ts'
import { FiguresSection } from './figures-section.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The first page of the administration: the waiting queues with their ages, and the figures; for editors their content. */
export function OverviewPage() {
  const { t } = useLingui()
  useTitle(t`Administration`)
  const { waiting, error, refetch } = useWaitingQueues()
  return (
    <>
      <PageHeader title={t`Administration`} />
      {waiting ? (
        <WithShortcuts shortcuts={[OPEN_ENTRY]}>
          {hasRight(waiting.role, 'operation') && <SetupList />}
          <WaitingList waiting={waiting} />
          {hasRight(waiting.role, 'moderation') ? <FiguresSection /> : <ContentKinds />}
        </WithShortcuts>
      ) : error ? (
        <QueryFailure
          title={t`The overview could not be loaded`}
          {...failureWords(error)}
          onRetry={refetch}
        />
      ) : (
        <Skeleton height="8rem" />
      )}
    </>
  )
}
