import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BID_STATES } from '#client/domain/labels.ts'
import { TabLinks, tabLinkClass } from '#client/domain/tab-links.tsx'
import { formatNumber } from '#client/platform/words/format.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { oneOf } from '#shared/contract/choices.ts'
import { BID_SORTS, type BidSort, type BidsSearch } from './bids-address.ts'
import { filterBids, tagsOf } from './bids-search.ts'
import styles from './received-bids.module.css'

type Props = {
  vacancyId: number
  bids: ReceivedBid[]
  search: BidsSearch
  onSearchChange: (search: BidsSearch) => void
}

const STATES = [
  [undefined, msg`All`],
  ['waiting', msg`Waiting`],
  ['accepted', BID_STATES.accepted],
  ['declined', BID_STATES.declined],
  ['expired', BID_STATES.expired],
] as const
const SORTS = {
  oldest: msg`Oldest first`,
  pay_low: msg`Lowest pay first`,
  pay_high: msg`Highest pay first`,
} satisfies Record<BidSort, unknown>

/** Filters by answer, with hit counts, and by tag, and the order. */
export function BidsFilters({ vacancyId, bids, search, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const { show: _show, ...others } = search
  const { tag: _tag, ...withoutTag } = search
  const { sort: _sort, ...withoutSort } = search
  const tags = tagsOf(bids)
  return (
    <div className={styles.filters}>
      <TabLinks label={t`Which bids`}>
        {STATES.map(([show, label]) => {
          const state = { ...others, ...(show && { show }) }
          const count = filterBids(bids, state).length
          if (count === 0 && show && show !== search.show) return null
          return (
            <Link
              key={show ?? 'all'}
              from="/$lang"
              to="/$lang/cabinet/worker/user/vacancy/$id/bids"
              params={{ id: `${vacancyId}` }}
              search={state}
              resetScroll={false}
              className={tabLinkClass}
              aria-current={search.show === show ? 'page' : undefined}
            >
              {i18n._(label)} <span>{formatNumber(count)}</span>
            </Link>
          )
        })}
      </TabLinks>
      <div className={styles.selects}>
        {tags.length > 0 && (
          <NativeSelect
            label={t`Tag`}
            options={[{ value: '', label: t`Any` }, ...tags.map((value) => ({ value, label: value }))]}
            value={search.tag ?? ''}
            onChange={(tag) => onSearchChange({ ...withoutTag, ...(tag && { tag }) })}
          />
        )}
        <NativeSelect
          label={t`Order`}
          options={[
            { value: '', label: t`Newest first` },
            ...BID_SORTS.map((value) => ({ value, label: i18n._(SORTS[value]) })),
          ]}
          value={search.sort ?? ''}
          onChange={(value) => {
            const sort = oneOf(BID_SORTS, value)
            onSearchChange({ ...withoutSort, ...(sort && { sort }) })
          }}
        />
      </div>
    </div>
  )
}
