import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { objectionsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import { INSERT_TEXT, OPEN_ENTRY, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import type { QueueLink } from '../queue-link.ts'
import { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { useWaitingDecisions } from '../use-waiting-decisions.ts'
import { ObjectionCard } from './objection-card.tsx'
import { objectionsQueryOptions } from './queries.ts'
import type { ObjectionsSearch } from './search.ts'

/** The objections to decisions about offers and accounts, oldest first. */
export function ObjectionsPage({ search }: { search: ObjectionsSearch }) {
  const { t } = useLingui()
  const query = useQuery(
    objectionsQueryOptions(useViewer(), search.state ?? 'open', search.page ?? 1, search.only),
  )
  const held = useHeldDecisions({
    queryKey: objectionsKeys.all,
    isShownHere: ({ what }) => what === 'objection',
  })
  return (
    <CardQueuePage
      title={t`Other objections`}
      tabs={{
        label: t`Which objections`,
        states: [
          [null, t`Open`],
          ['overturned', t({ message: 'Upheld', context: 'an objection' })],
          ['upheld', t({ message: 'Rejected', context: 'an objection' })],
        ],
      }}
      shortcuts={search.state ? [OPEN_ENTRY] : [OPEN_ENTRY, ...SHORTCUTS]}
      search={search}
      query={query}
      held={held}
      decided={useWaitingDecisions('objection-decision')}
      failureTitle={t`The objections could not be loaded`}
      waiting={{
        title: t`No other objections to decide`,
        text: t`Objections concerning vacancies or reports are in the queues for vacancies and reports.`,
      }}
      renderLink={renderLink}
      renderCard={(objection, onLeave) => (
        <ObjectionCard
          objection={objection}
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
  ['A Ctrl+Enter', <Trans key="uphold">uphold the objection with the reason</Trans>],
  ['D', <Trans key="keep">keep the decision</Trans>],
  ['Esc', <Trans key="back">back to the list</Trans>],
]

const renderLink: QueueLink<NonNullable<ObjectionsSearch['state']>> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/objections" search={search} {...props} />
)
