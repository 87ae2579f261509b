import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import type { QueueLink } from '../queue-link.ts'
import { reportsQueryOptions } from './queries.ts'
import { ReportCard } from './report-card.tsx'
import type { ReportsSearch } from './search.ts'

/** The reports with their decisions, oldest first. */
export function ReportsPage({ search }: { search: ReportsSearch }) {
  const { t } = useLingui()
  const query = useQuery(reportsQueryOptions(useViewer(), search.state ?? 'open', search.page ?? 1))
  return (
    <CardQueuePage
      title={t`Reports`}
      tabs={{
        label: t`Which reports`,
        states: [
          [null, t`Open`],
          ['upheld', t`Upheld`],
          ['dismissed', t`Dismissed`],
        ],
      }}
      search={search}
      query={query}
      failureTitle={t`The reports could not be loaded`}
      waiting={{
        title: t`No reports to review`,
        text: t`New reports appear here automatically within a minute.`,
      }}
      renderLink={renderLink}
      renderCard={(report, onLeave) => <ReportCard report={report} onDecided={onLeave} />}
    />
  )
}

const renderLink: QueueLink<NonNullable<ReportsSearch['state']>> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/reports" search={search} {...props} />
)
