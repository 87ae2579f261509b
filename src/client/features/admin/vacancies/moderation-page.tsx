import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { moderationKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import { EmptyQueue } from '../empty-queue.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { useKeyboardSetting } from '../keyboard/use-keyboard-setting.ts'
import { waitingTakeDown } from '../measures/waiting-measures.ts'
import { NothingFound } from '../nothing-found.tsx'
import { OnlyNote } from '../only-note.tsx'
import type { QueueLink } from '../queue-link.ts'
import { QueuePages } from '../queue-pages.tsx'
import { queueSearch } from '../queue-search.ts'
import { StaffFailure } from '../staff-failure.tsx'
import { StateTabs } from '../state-tabs.tsx'
import { TextSearch } from '../text-search.tsx'
import { UndoBar } from '../undo/undo-bar.tsx'
import { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { useSettled } from '../undo/use-settled.ts'
import { useSettledOutbox, useWaitingDecisions } from '../use-waiting-decisions.ts'
import styles from './moderation.module.css'
import type { ModerationSearch } from './moderation-address.ts'
import { moderationQueueQueryOptions } from './queries.ts'
import { Workplace } from './workplace.tsx'

type Props = {
  search: ModerationSearch
  onSearchChange: (search: ModerationSearch) => void
  /** As `onSearchChange`, but Back returns to the list before. */
  onFind: (search: ModerationSearch) => void
}

/** The queue of vacancies to moderate, and those already decided. */
export function ModerationPage({ search, onSearchChange, onFind }: Props) {
  const { t } = useLingui()
  useTitle(t`Moderation`)
  const { state = 'pending', q } = search
  const keyboard = useKeyboardSetting()
  const ofSource = search.source ? { source: search.source } : {}
  const renderLink: QueueLink<DecidedState> = (link, props) => (
    <Link
      from="/$lang"
      to="/$lang/admin/vacancies"
      search={{ ...link, ...ofSource, ...(link.state && q && { q }) }}
      {...props}
    />
  )
  // Not in `Workplace`, which is unmounted when the last vacancy has left the list.
  const held = useHeldDecisions({
    queryKey: moderationKeys.all,
    isShownHere: ({ what }) => what === 'approval' || what === 'vacancies',
    // A vacancy that is not taken down is still where it was.
    onUndone: (id, { what }) =>
      onSearchChange(what === 'vacancies' ? { ...search, id } : { ...ofSource, id }),
  })
  useShortcuts(keyboard[0], { undo: held.undo })
  const { query, queryKey, list, data, queue } = useQueue(search)
  const age = useFreshness(query)
  const { error } = query
  const outbox = useSettledOutbox()
  const waiting = {
    title: t`Nothing to review`,
    text: t`New vacancies appear here automatically within a minute.`,
  }
  return (
    <>
      <div className={styles.top}>
        <PageHeader title={t`Moderation`} />
        <StateTabs
          label={t`Which vacancies`}
          states={[
            [null, t`Pending`],
            ['approved', t`Approved`],
            ['rejected', t`Rejected`],
          ]}
          current={search.state}
          total={data && queue && data.meta.total - (data.data.length - queue.length)}
          renderLink={renderLink}
        />
      </div>
      {search.source && (
        <p className={styles.source}>
          <Trans>Only vacancies from one import source.</Trans>{' '}
          <Link from="/$lang" to="/$lang/admin/vacancies" search={queueSearch(search.state, 1)}>
            <Trans>Show all vacancies</Trans>
          </Link>
        </p>
      )}
      <OnlyNote search={search} renderLink={renderLink} />
      {search.state && <DecidedSearch search={search} onFind={onFind} />}
      <AgeNote isApart>{age}</AgeNote>
      <UndoBar held={held} />
      {data && queue && queue.length > 0 ? (
        <>
          <Workplace
            // A new state or page needs a new component: no checked entries, no half-written reason.
            key={list}
            queue={queue}
            queryKey={queryKey}
            state={state}
            search={search}
            onSearchChange={onSearchChange}
            onDecided={held.hold}
            takeDownOf={(id) =>
              waitingTakeDown(outbox, 'vacancies', id)
                ? 'waiting'
                : held.isHeld('vacancies', id)
                  ? 'held'
                  : null
            }
            canUndo={held.count > 0}
            keyboard={keyboard}
          />
          <QueuePages
            state={search.state}
            meta={data.meta}
            renderLink={renderLink}
            className={styles.pages}
          />
        </>
      ) : data ? (
        q === undefined ? (
          <EmptyQueue waiting={search.state ? null : waiting} />
        ) : (
          <NothingFound />
        )
      ) : error ? (
        <StaffFailure title={t`The vacancies could not be loaded`} error={error} onRetry={query.refetch} />
      ) : (
        <div className={styles.columns} aria-busy="true">
          <Skeleton height="30rem" />
          <Skeleton height="40rem" />
        </div>
      )}
    </>
  )
}

/** The list that the address names. `queue`: its vacancies without those whose decision waits in the outbox. */
function useQueue(search: ModerationSearch) {
  const options = moderationQueueQueryOptions(useViewer(), search)
  const query = useQuery(options)
  const list = JSON.stringify(options.queryKey)
  // A decided vacancy stays until the end of the attempt, as its form does: the next one is chosen from the list with it.
  const settled = useSettled(useMemo(() => ({ list, data: query.data }), [list, query.data]))
  const data = settled.list === list ? settled.data : query.data
  const waiting = useWaitingDecisions('vacancy-approval', 'vacancy-rejection')
  const queue = data?.data.filter(({ id, version }) => !waiting.includes(`${id} ${version}`))
  return { query, queryKey: options.queryKey, list, data, queue }
}

/** Searches decided vacancies. Those that wait are read one after the other, so their page keeps the space for the text. */
function DecidedSearch({ search: { state, source, q }, onFind }: Pick<Props, 'search' | 'onFind'>) {
  const { t } = useLingui()
  return (
    <TextSearch
      label={t`Title, company or number of a vacancy`}
      min={SHORTEST_STAFF_SEARCH}
      q={q ?? ''}
      onSearch={(words) =>
        onFind({ ...(state && { state }), ...(source && { source }), ...(words && { q: words }) })
      }
    />
  )
}

type DecidedState = NonNullable<ModerationSearch['state']>
