import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './card-queue-page.module.css'
import { EmptyQueue, type EmptyQueueProps } from './empty-queue.tsx'
import { ShortcutHelp, type ShortcutWords } from './keyboard/shortcut-help.tsx'
import { useShortcuts } from './keyboard/shortcuts.ts'
import { useCardShortcuts } from './keyboard/use-card-shortcuts.ts'
import { useKeyboardSetting } from './keyboard/use-keyboard-setting.ts'
import { OnlyNote } from './only-note.tsx'
import type { QueueLink } from './queue-link.ts'
import { QueuePages } from './queue-pages.tsx'
import type { QueueSearch } from './queue-search.ts'
import { StaffFailure } from './staff-failure.tsx'
import { StateTabs, type StateTabsProps } from './state-tabs.tsx'
import { UndoBar } from './undo/undo-bar.tsx'
import type { useHeldDecisions } from './undo/use-held-decisions.ts'

type Page<Entry> = {
  data: Entry[]
  meta: { total: number; current_page: number; last_page: number }
}

type Props<State extends string, Entry> = {
  title: string
  /** The search form above the tabs. */
  searchForm?: ReactNode
  tabs: Pick<StateTabsProps<State>, 'label' | 'states' | 'totals'>
  search: QueueSearch<State>
  query: UseQueryResult<Page<Entry>>
  /** The ids of entries whose decision waits in the outbox; they are left out. */
  decided?: readonly string[]
  /** The decisions that can still be undone. */
  held?: ReturnType<typeof useHeldDecisions> | undefined
  failureTitle: string
  /** The keyboard shortcuts of the cards, besides those of every list. */
  shortcuts: ShortcutWords
  /** Title and text for an empty list of pending entries. */
  waiting: NonNullable<EmptyQueueProps['waiting']>
  renderLink: QueueLink<State>
  /**
   * `onLeave` moves the focus from the card to the list. Call it before the card is removed, or at once after the outbox
   * has removed it.
   */
  renderCard: (entry: Entry, onLeave: () => void) => ReactNode
}

/** A page of the administration that lists entries by state. Each card contains the form for the decision. */
export function CardQueuePage<State extends string, Entry extends { id: number | string }>(
  props: Props<State, Entry>,
) {
  const { title, tabs, search, query, renderLink } = props
  useTitle(title)
  const age = useFreshness(query)
  const { decided = [] } = props
  const entries = query.data?.data.filter(({ id }) => !decided.includes(`${id}`))
  const total = query.data && entries && query.data.meta.total - (query.data.data.length - entries.length)
  return (
    <>
      <PageHeader title={title} />
      {props.searchForm}
      <StateTabs {...tabs} current={search.state} total={total} renderLink={renderLink} />
      <OnlyNote search={search} renderLink={renderLink} />
      <AgeNote isApart>{age}</AgeNote>
      {props.held && <UndoBar held={props.held} />}
      <Content {...props} entries={entries} />
    </>
  )
}

function Content<State extends string, Entry extends { id: number | string }>(
  props: Props<State, Entry> & { entries: Entry[] | undefined },
) {
  const { query, search, entries } = props
  const { data, error } = query
  const content = useRef<HTMLDivElement>(null)
  const leave = (id: Entry['id']) => {
    const focused = document.activeElement
    // Whoever is quick has gone on to the next card before the answer came.
    const isHere = focused?.closest('li')?.dataset.entry === `${id}`
    if (isHere || focused === document.body) content.current?.focus()
  }
  const keyboard = useKeyboardSetting()
  const [isKeyboardOn] = keyboard
  useCardShortcuts(isKeyboardOn, content)
  useShortcuts(isKeyboardOn, { undo: props.held?.undo })
  return (
    <div
      ref={content}
      tabIndex={-1}
      className={styles.content}
      data-shortcuts={isKeyboardOn ? 'on' : undefined}
    >
      <ShortcutHelp
        shortcuts={props.shortcuts}
        hasEntries={entries?.length !== 0}
        canUndo={props.held && props.held.count > 0}
        keyboard={keyboard}
      />
      {data && entries && entries.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={props.title}>
            {entries.map((entry) => (
              <li key={entry.id} data-entry={entry.id}>
                {props.renderCard(entry, () => leave(entry.id))}
              </li>
            ))}
          </ul>
          <QueuePages state={search.state} meta={data.meta} renderLink={props.renderLink} />
        </>
      ) : data ? (
        <EmptyQueue waiting={search.state ? null : props.waiting} />
      ) : error ? (
        <StaffFailure title={props.failureTitle} error={error} onRetry={query.refetch} />
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="24rem" />
          <Skeleton height="24rem" />
        </div>
      )}
    </div>
  )
}
