import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { INSERT_TEXT, ShortcutHelp, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import { insertText, isTyping, useShortcuts } from '../keyboard/shortcuts.ts'
import type { TakeDownState } from '../take-down/taken-down-chips.tsx'
import type { Held } from '../undo/use-held-decisions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Decision } from './decision.tsx'
import type { ReadText } from './decision-calls.ts'
import { DecisionNotices } from './decision-notices.tsx'
import { ModeratedText } from './moderated-text.tsx'
import styles from './moderation.module.css'
import type { ModerationSearch } from './moderation-address.ts'
import { type LastShown, neighbourOf, searchAfter, selectedOf } from './queue.ts'
import { focusEntry, QueueList } from './queue-list.tsx'
import { RemarksWarning } from './remarks-warning.tsx'
import { TakeDownCard } from './take-down-card.tsx'
import { useApprovalWarning } from './use-approval-warning.ts'
import { useDecisions } from './use-decisions.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  queue: ModeratedVacancy[]
  queryKey: QueryKey
  state: 'pending' | 'approved' | 'rejected'
  search: ModerationSearch
  onSearchChange: (search: ModerationSearch) => void
  /** Called with what one press has decided, which can be undone. */
  onDecided: (held: Held) => void
  /** Whether a vacancy is being taken down. */
  takeDownOf: (id: number) => TakeDownState
  /** Whether a decision can still be undone. */
  canUndo: boolean
  keyboard: [isOn: boolean, onChange: (isOn: boolean) => void]
}

/** List and text side by side, for keyboard and touch. */
export function Workplace(props: Props) {
  const { queue, queryKey, state, search, onSearchChange, onDecided, takeDownOf, canUndo, keyboard } = props
  const { t } = useLingui()
  const [shown, setShown] = useState<LastShown>({ id: search.id, position: 0 })
  const selected = selectedOf(queue, search.id, shown)
  const position = selected ? queue.indexOf(selected) : 0
  if (selected?.id !== shown.id || position !== shown.position) setShown({ id: selected?.id, position })
  useKeptFocus(queue, selected?.id)
  const detail = useRef<HTMLElement>(null)
  // The vacancies as they were when checked, so that a later text is not approved with it.
  const [checked, setChecked] = useState<ReadonlyMap<number, ReadText>>(new Map())
  const warning = useApprovalWarning(queue)
  const warningOfAll = useApprovalWarning(queue)
  const isOpen = state === 'pending'

  const show = (next: ModerationSearch) => {
    warning.clear()
    // Keep a pending decision: its result belongs to the previous vacancy.
    if (!decisions.isPending) decisions.reset()
    onSearchChange(next)
    if (next.id !== undefined) focusEntry(next.id)
    showFromTop(detail.current)
  }
  const select = (id: number | undefined) => id !== undefined && show({ ...search, id })
  const leave = (ids: number[]) => {
    const left = new Map([...checked].filter(([id]) => !ids.includes(id)))
    setChecked(left)
    if (!selected) return
    if (ids.includes(selected.id)) show(searchAfter(search, queue, ids))
    // Do not move the focus from a text field, or the next letter would be a shortcut.
    else if (!isTyping(document.activeElement)) focusEntry(selected.id)
  }
  const decisions = useDecisions(queryKey, selected?.id, { onLeave: leave, onDecided })
  const approveSelected = () => {
    if (decisions.isPending || !selected || warning.mustWarn([selected])) return
    decisions.one.mutate({ read: selected, statement: null })
  }
  const check = (vacancy: ModeratedVacancy, isChecked: boolean) => {
    warningOfAll.clear()
    setChecked(withCheck(checked, vacancy, isChecked))
  }
  const approveChecked = () => {
    const reads = [...checked.values()]
    if (reads.length > 0 && !decisions.isPending && !warningOfAll.mustWarn(reads)) decisions.all.mutate(reads)
  }
  useShortcuts(keyboard[0], {
    next: () => select(neighbourOf(queue, selected?.id, 1)),
    previous: () => select(neighbourOf(queue, selected?.id, -1)),
    approve: isOpen ? approveSelected : undefined,
    reason: isOpen ? () => detail.current?.querySelector('textarea')?.focus() : undefined,
    text: isOpen ? (digit) => insertText(detail.current, digit) : undefined,
    check: isOpen && selected ? () => check(selected, !checked.has(selected.id)) : undefined,
    bulk: isOpen ? approveChecked : undefined,
  })

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {isOpen && (
          <BulkBar count={checked.size} isPending={decisions.all.isPending} onApprove={approveChecked} />
        )}
        <RemarksWarning count={warningOfAll.count} />
        <QueueList
          label={isOpen ? t`Waiting for moderation` : state === 'approved' ? t`Approved` : t`Rejected`}
          queue={queue}
          search={search}
          selectedId={selected?.id}
          takeDownOf={takeDownOf}
          checked={isOpen ? checked : null}
          onCheck={check}
          onMove={(step) => select(neighbourOf(queue, selected?.id, step))}
          onShow={() => showFromTop(detail.current)}
        />
        <ShortcutHelp shortcuts={shortcutsIn(state, checked.size)} canUndo={canUndo} keyboard={keyboard} />
      </div>
      <section
        ref={detail}
        data-shortcuts={keyboard[0] ? 'on' : undefined}
        className={styles.detail}
        aria-label={t`The vacancy`}
      >
        <DecisionNotices error={decisions.error} changed={decisions.changed} />
        {selected && <ModeratedText vacancy={selected} />}
        {selected && !isOpen && <TakeDownCard vacancy={selected} {...{ takeDownOf, onDecided }} />}
        {selected && isOpen && (
          <Decision
            key={`${selected.id} ${selected.version}`}
            vacancy={selected}
            isPending={decisions.one.isPending}
            error={decisions.one.error}
            warning={<RemarksWarning count={warning.count} />}
            onApprove={approveSelected}
            onReject={(statement, onSuccess) =>
              decisions.one.mutate({ read: selected, statement }, { onSuccess })
            }
            onLeave={() => focusEntry(selected.id)}
          />
        )}
      </section>
    </div>
  )
}

const OPEN: ShortcutWords = [
  ['A', <Trans key="approve">approve</Trans>],
  ['R', <Trans key="reason">write the reason</Trans>],
  INSERT_TEXT,
  ['Ctrl+Enter', <Trans key="reject">reject with the reason</Trans>],
  ['X', <Trans key="check">select it</Trans>],
  ['Esc', <Trans key="back">back to the list</Trans>],
]

const BULK: ShortcutWords[number] = ['B', <Trans key="bulk">approve the selected ones</Trans>]

const shortcutsIn = (state: Props['state'], checked: number): ShortcutWords =>
  state === 'pending' ? [...OPEN, ...(checked > 0 ? [BULK] : [])] : []

/** Scrolls to the beginning of the text when it is out of view, as below the list on a phone. */
function showFromTop(detail: HTMLElement | null) {
  const top = detail?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) detail?.scrollIntoView({ block: 'start' })
}

function withCheck(checked: ReadonlyMap<number, ReadText>, vacancy: ReadText, isChecked: boolean) {
  const next = new Map(checked)
  if (isChecked) next.set(vacancy.id, vacancy)
  else next.delete(vacancy.id)
  return next
}
