import { Plural, useLingui } from '@lingui/react/macro'
import type { QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Decision } from './decision.tsx'
import { ModeratedText } from './moderated-text.tsx'
import styles from './moderation.module.css'
import { type ModerationSearch, neighbourOf, nextAfter, type Shown, selectedOf } from './queue.ts'
import { focusEntry, QueueList } from './queue-list.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { isTyping, type Shortcut, useShortcuts } from './shortcuts.ts'
import { useDecisions } from './use-decisions.ts'

type Props = {
  queue: ModeratedVacancy[]
  queryKey: QueryKey
  state: 'pending' | 'approved' | 'rejected'
  search: ModerationSearch
  onSearchChange: (search: ModerationSearch) => void
}

/** List and text side by side, for keyboard and touch. */
export function Workplace({ queue, queryKey, state, search, onSearchChange }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown>({ id: search.id, position: 0 })
  const selected = selectedOf(queue, search.id, shown)
  const position = selected ? queue.indexOf(selected) : 0
  if (selected?.id !== shown.id || position !== shown.position) setShown({ id: selected?.id, position })
  const detail = useRef<HTMLElement>(null)
  // The version read when each vacancy was checked, so that a later text is not approved with it.
  const [checked, setChecked] = useState<ReadonlyMap<number, number>>(new Map())
  const [isKeyboardOn, setKeyboardOn] = useDraft('moderation:shortcuts', true)
  const isOpen = state === 'pending'

  const select = (id: number | undefined) => {
    if (id === undefined) return
    // Keep a pending decision: its result belongs to the previous vacancy.
    if (!decisions.isPending) decisions.reset()
    onSearchChange({ ...search, id })
    focusEntry(id)
    showFromTop(detail.current)
  }
  const decisions = useDecisions(queryKey, selected?.id, (ids) => {
    const left = new Map([...checked].filter(([id]) => !ids.includes(id)))
    setChecked(left)
    if (!selected) return
    if (ids.includes(selected.id)) select(nextAfter(queue, ids))
    // Do not move the focus from a text field, or the next letter would be a shortcut.
    else if (!isTyping(document.activeElement)) focusEntry(selected.id)
  })
  const approveSelected = () => {
    if (!decisions.isPending && selected) decisions.one.mutate({ read: selected, reason: null })
  }
  const actions: Record<Shortcut, () => void> = {
    next: () => select(neighbourOf(queue, selected?.id, 1)),
    previous: () => select(neighbourOf(queue, selected?.id, -1)),
    approve: () => isOpen && approveSelected(),
    reason: () => detail.current?.querySelector('textarea')?.focus(),
  }
  useShortcuts(isKeyboardOn, (shortcut) => actions[shortcut]())

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {isOpen && (
          <BulkBar
            count={checked.size}
            isPending={decisions.all.isPending}
            onApprove={() => decisions.all.mutate([...checked].map(([id, version]) => ({ id, version })))}
          />
        )}
        <QueueList
          label={isOpen ? t`Waiting for moderation` : state === 'approved' ? t`Approved` : t`Rejected`}
          queue={queue}
          search={search}
          selectedId={selected?.id}
          checked={isOpen ? checked : null}
          onCheck={(vacancy, isChecked) => setChecked(withCheck(checked, vacancy, isChecked))}
          onMove={(step) => select(neighbourOf(queue, selected?.id, step))}
          onShow={() => showFromTop(detail.current)}
        />
        <ShortcutHelp isOn={isKeyboardOn} onChange={setKeyboardOn} />
      </div>
      <section ref={detail} className={styles.detail} aria-label={t`The vacancy`}>
        {decisions.error != null && (
          <Notice tone="error" role="alert">
            {failureText(decisions.error)}
          </Notice>
        )}
        {decisions.changed > 0 && (
          <Notice tone="amber" role="alert">
            <Plural
              value={decisions.changed}
              one="# vacancy has since been changed or decided and was left as it is"
              other="# vacancies have since been changed or decided and were left as they are"
            />
          </Notice>
        )}
        {selected && <ModeratedText vacancy={selected} />}
        {selected && isOpen && (
          <Decision
            key={`${selected.id} ${selected.version}`}
            vacancy={selected}
            isPending={decisions.one.isPending}
            error={decisions.one.error}
            onApprove={approveSelected}
            onReject={(reason, onSuccess) => decisions.one.mutate({ read: selected, reason }, { onSuccess })}
            onLeave={() => focusEntry(selected.id)}
          />
        )}
      </section>
    </div>
  )
}

/** Scrolls to the beginning of the text when it is out of view, as below the list on a phone. */
function showFromTop(detail: HTMLElement | null) {
  const top = detail?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) detail?.scrollIntoView({ block: 'start' })
}

function withCheck(
  checked: ReadonlyMap<number, number>,
  { id, version }: ModeratedVacancy,
  isChecked: boolean,
) {
  const next = new Map(checked)
  if (isChecked) next.set(id, version)
  else next.delete(id)
  return next
}
