import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reportsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import { INSERT_TEXT, OPEN_ENTRY, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import type { QueueLink } from '../queue-link.ts'
import { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { useWaitingDecisions } from '../use-waiting-decisions.ts'
import { reportsQueryOptions } from './queries.ts'
import { ReportCard } from './report-card.tsx'
import type { ReportsSearch } from './search.ts'

/** The reports with their decisions, oldest first. */
export function ReportsPage({ search }: { search: ReportsSearch }) {
  const { t } = useLingui()
  const query = useQuery(
    reportsQueryOptions(useViewer(), search.state ?? 'open', search.page ?? 1, search.only),
  )
  const held = useHeldDecisions({ queryKey: reportsKeys.all, isShownHere: ({ what }) => what === 'report' })
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
      shortcuts={search.state ? [OPEN_ENTRY] : [OPEN_ENTRY, ...SHORTCUTS]}
      search={search}
      query={query}
      held={held}
      decided={useWaitingDecisions('report-decision')}
      failureTitle={t`The reports could not be loaded`}
      waiting={{
        title: t`No reports to review`,
        text: t`New reports appear here automatically within a minute.`,
      }}
      renderLink={renderLink}
      renderCard={(report, onLeave) => (
        <ReportCard
          report={report}
          onDecided={(decided) => {
            onLeave()
            if (decided) held.hold(decided)
          }}
        />
      )}
    />
  )
}

const SHORTCUTS: ShortcutWords = [
  ['R', <Trans key="reason">write the reason</Trans>],
  INSERT_TEXT,
  ['A', <Trans key="uphold">uphold the report</Trans>],
  ['D', <Trans key="dismiss">dismiss the report</Trans>],
  ['Ctrl+Enter', <Trans key="send">uphold with the reason</Trans>],
  ['Esc', <Trans key="back">back to the list</Trans>],
]

const renderLink: QueueLink<NonNullable<ReportsSearch['state']>> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/reports" search={search} {...props} />
)
