import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { type TakeDownState, TakenDownChips } from '../take-down/taken-down-chips.tsx'
import { CompanyLine } from './company-facts.tsx'
import styles from './moderation.module.css'
import type { ModerationSearch } from './moderation-address.ts'
import { hasRemarks } from './use-approval-warning.ts'

type Props = {
  label: string
  queue: ModeratedVacancy[]
  search: ModerationSearch
  selectedId: number | undefined
  /** Whether a vacancy is being taken down. */
  takeDownOf: (id: number) => TakeDownState
  /** The checked vacancies by id; null where nothing can be decided. */
  checked: ReadonlyMap<number, unknown> | null
  onCheck: (vacancy: ModeratedVacancy, isChecked: boolean) => void
  onMove: (step: 1 | -1) => void
  onShow: () => void
}

const ENTRY = 'queue-'
const entryId = (id: number) => `${ENTRY}${id}`

/** Whether an element is an entry of the list. */
export const isEntry = (element: Element | null): boolean => element?.id.startsWith(ENTRY) === true

/** Focuses an entry and scrolls its list as little as possible. */
export function focusEntry(id: number): void {
  const entry = document.getElementById(entryId(id))
  entry?.focus({ preventScroll: true })
  entry?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls the list, not the page, as little as possible until an entry is in view, as on a page opened by a link. */
function showEntry(list: HTMLElement, id: number): void {
  const entry = document.getElementById(entryId(id))?.getBoundingClientRect()
  const area = list.getBoundingClientRect()
  if (!entry) return
  list.scrollTop += Math.min(0, entry.top - area.top) || Math.max(0, entry.bottom - area.bottom)
}

/** The list of vacancies. Arrow keys move in it. */
export function QueueList(props: Props) {
  const { label, queue, search, selectedId, takeDownOf, checked, onCheck, onMove, onShow } = props
  const { t } = useLingui()
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (!step) return
    event.preventDefault()
    onMove(step)
  }
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (list.current && selectedId !== undefined) showEntry(list.current, selectedId)
  }, [selectedId])
  return (
    <ul ref={list} className={styles.queue} aria-label={label} onKeyDown={move}>
      {queue.map((vacancy) => (
        <li key={vacancy.id} className={styles.entry} data-selected={vacancy.id === selectedId || undefined}>
          {checked && (
            <Checkbox
              isSelected={checked.has(vacancy.id)}
              onChange={(isChecked) => onCheck(vacancy, isChecked)}
              className={styles.check}
            >
              <span className="visually-hidden">{t`Select: ${vacancy.title}`}</span>
            </Checkbox>
          )}
          <Link
            id={entryId(vacancy.id)}
            from="/$lang"
            to="/$lang/admin/vacancies"
            search={{ ...search, id: vacancy.id }}
            replace
            resetScroll={false}
            preload={false}
            aria-current={vacancy.id === selectedId ? 'true' : undefined}
            onClick={onShow}
            className={styles.choose}
          >
            <Entry vacancy={vacancy} takeDown={takeDownOf(vacancy.id)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Entry({ vacancy, takeDown }: { vacancy: ModeratedVacancy; takeDown: TakeDownState }) {
  return (
    <>
      <span className={styles.name} lang={vacancy.language}>
        {vacancy.title}
      </span>
      <span className={styles.soft}>
        {vacancy.company_name} · {vacancy.city.name}
      </span>
      {vacancy.company && (
        <span className={styles.soft}>
          <CompanyLine company={vacancy.company} />
        </span>
      )}
      <span className={styles.soft}>
        <RelativeTime at={vacancy.updated_at} /> {takeDown && <TakenDownChips state={takeDown} />}{' '}
        {hasRemarks(vacancy) && (
          <Chip tone="amber">
            <Trans>Remark</Trans>
          </Chip>
        )}{' '}
        {vacancy.objection && (
          <Chip tone="amber">
            <Trans>Objection</Trans>
          </Chip>
        )}{' '}
        {vacancy.is_public && vacancy.moderation_state === 'pending' && (
          <Chip tone="brand">
            <Trans>Changed text</Trans>
          </Chip>
        )}
      </span>
    </>
  )
}
