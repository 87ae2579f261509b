import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NoReceivedBids } from '#client/domain/no-received-bids.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'
import { AnswersBar } from './answers-bar.tsx'
import { countOpen, isUnanswered } from './bid-list.ts'
import type { BidsSearch } from './bids-address.ts'
import { BidsFilters } from './bids-filters.tsx'
import { filterBids, sortBids } from './bids-search.ts'
import { CsvButton } from './csv-button.tsx'
import { ReceivedBidCard, type Work } from './received-bid-card.tsx'
import styles from './received-bids.module.css'

type Props = {
  bids: ReceivedBid[]
  vacancyId: number
  /** The vacancy's title, if it is loaded. */
  title: string | undefined
  /** The ids of the bids that were new on this visit. */
  fresh: ReadonlySet<number>
  /** Called with the id of a bid whose card has come into view. */
  onSeen: (id: number) => void
  /** The vacancy's hours and first day, if it is loaded. */
  work: Work | undefined
  /** How many people the vacancy seeks, if it is loaded. */
  positions: number | undefined
  /** Whether job seekers see the vacancy, and the user is told of their bids. */
  isNotified: boolean
  /** Whether the user may not answer them. */
  isReadOnly: boolean
  search: BidsSearch
  /** `isSamePage`: Back leaves the page instead of returning to the search before. */
  onSearchChange: (search: BidsSearch, isSamePage?: boolean) => void
  /** Offers to close the vacancy, if it is open. */
  closing?: ReactNode
  renderContact?: ((bid: ReceivedBid) => ReactNode) | undefined
  renderReport?: ((bid: ReceivedBid) => ReactNode) | undefined
}

/** The list of bids with its filters; several can be selected and answered at once. */
export function ReceivedBids({ bids, vacancyId, fresh, positions, search, onSearchChange, ...props }: Props) {
  const { t } = useLingui()
  const { selected: given = [], ...filters } = search
  // Not only in the address, which changes a moment later: a second press would be lost.
  const [selected, setSelected] = useState<readonly number[]>(given)
  const select = (ids: readonly number[]) => {
    setSelected(ids)
    onSearchChange({ ...filters, ...(ids.length > 0 && { selected: [...ids] }) }, true)
  }
  const list = useRef<HTMLElement>(null)
  const accepted = bids.filter(({ state }) => state === 'accepted').length
  const isFilled = positions !== undefined && accepted >= positions && !props.isReadOnly && !!props.closing
  const filled = useScrollWhenFilled(isFilled)
  if (bids.length === 0) return <NoReceivedBids isNotified={props.isNotified} />
  const open = countOpen(bids)
  const free = positions === undefined ? undefined : positions - accepted
  const isLastFree = free === undefined || free <= 1
  const shown = sortBids(filterBids(bids, search), search.sort, props.work?.hours_per_week ?? null)
  const chosen = shown.filter(({ id, state }) => selected.includes(id) && !isOver(state)).map(({ id }) => id)
  const clear = () => {
    select([])
    // The bar disappears with the pressed button, so the focus moves.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={styles.above}>
        <p className={styles.count} role="status">
          <Plural value={bids.length} one="# bid" other="# bids" />
          {open > 0 && !props.isReadOnly && (
            <span>
              <Plural value={open} one="# is waiting for your answer" other="# are waiting for your answer" />
            </span>
          )}
        </p>
        {props.title !== undefined && <CsvButton bids={shown} title={props.title} />}
      </div>
      {isFilled && (
        <div ref={filled} className={styles.filled}>
          <Notice
            tone="done"
            title={
              accepted > positions ? (
                <Plural value={accepted} one="You have accepted # bid" other="You have accepted # bids" />
              ) : (
                <Plural
                  value={positions}
                  one="You have chosen someone for the position"
                  other="You have chosen someone for all # positions"
                />
              )
            }
            actions={props.closing}
          >
            {open > 0 ? (
              <Trans>
                If nobody else should bid, close the vacancy. Everyone still waiting will be told.
              </Trans>
            ) : (
              <Trans>If nobody else should bid, close the vacancy.</Trans>
            )}
          </Notice>
        </div>
      )}
      {bids.length > 1 && (
        <BidsFilters vacancyId={vacancyId} bids={bids} search={search} onSearchChange={onSearchChange} />
      )}
      {shown.length === 0 && (
        <NoMatch onClear={() => onSearchChange(given.length > 0 ? { selected: given } : {})} />
      )}
      <section className={styles.bids} aria-label={t`Bids`} ref={list} tabIndex={-1}>
        <ul className={styles.list}>
          {shown.map((bid) => (
            <li key={bid.id}>
              <ReceivedBidCard
                bid={bid}
                work={props.work}
                free={props.closing ? free : undefined}
                isNew={fresh.has(bid.id)}
                onSeen={props.onSeen}
                // With more than one free position, one choice decides nothing about the others.
                others={isLastFree ? bids.filter((one) => one.id !== bid.id && isUnanswered(one)) : []}
                isReadOnly={props.isReadOnly}
                contact={props.renderContact?.(bid)}
                report={props.renderReport?.(bid)}
                selection={
                  bids.length > 1 && !props.isReadOnly && !isOver(bid.state)
                    ? {
                        isSelected: selected.includes(bid.id),
                        onChange: (isSelected) =>
                          select(isSelected ? [...selected, bid.id] : selected.filter((id) => id !== bid.id)),
                      }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
        {chosen.length > 0 && (
          <AnswersBar
            bids={bids.filter(({ id }) => chosen.includes(id))}
            free={free}
            isOpen={!!props.closing}
            onClear={clear}
          />
        )}
      </section>
    </>
  )
}

/** Shown when the filters leave no bid. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="filter" size={40} />}
      title={t`None of the bids match these filters.`}
      action={<Button onPress={onClear}>{t`Clear filters`}</Button>}
    />
  )
}

/** Scrolls to the notice when the last position is filled on this visit: it is above the card whose button was pressed. */
function useScrollWhenFilled(isFilled: boolean) {
  const notice = useRef<HTMLDivElement>(null)
  const wasFilled = useRef(isFilled)
  useEffect(() => {
    if (isFilled && !wasFilled.current) notice.current?.scrollIntoView({ block: 'center' })
    wasFilled.current = isFilled
  }, [isFilled])
  return notice
}
