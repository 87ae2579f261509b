import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { type Filters, radiusOf, withCities } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { filterCountsQueryOptions } from '../filters/queries.ts'
import { ResultCount } from '../filters/result-count.tsx'
import { useFilterChips } from './use-filter-chips.ts'
import styles from './without-each.module.css'

const MAX_SHOWN = 4

type Props = Pick<PanelProps, 'kind' | 'filters' | 'onApply'> & {
  /** Whether the page shows the keyword elsewhere. */
  hasOwnKeyword?: boolean | undefined
}

/**
 * After a search without matches: the filters whose removal helps most, with the number of matches. Without a connection
 * nothing is shown, unless the device has the numbers.
 */
export function WithoutEach({ kind, filters, onApply, hasOwnKeyword }: Props) {
  const viewer = useViewer()
  const titleId = useId()
  const { chips, isNaming } = useFilterChips({ kind, filters })
  const fields = [...new Set(chips.map(({ field }) => field))].filter(
    // A smaller radius has no more matches.
    (field) => field !== 'km' && !(field === 'q' && hasOwnKeyword),
  )
  const answers = useQueries({
    queries: fields.map((field) => filterCountsQueryOptions(viewer, kind, withoutField(filters, field))),
  })
  if (isNaming || answers.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData))
    return null
  const helpful = fields
    .flatMap((field, index) => {
      const counts = answers[index]?.data
      return counts && counts.total > 0 ? [{ field, counts }] : []
    })
    .sort((a, b) => b.counts.total - a.counts.total)
    .slice(0, MAX_SHOWN)
  if (helpful.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>Remove one filter</Trans>
      </h2>
      <ul className={styles.list}>
        {helpful.map(({ field, counts }) => {
          const ofField = chips.filter((chip) => chip.field === field)
          const label = field === 'q' ? filters.q : ofField.map((chip) => chip.label).join(', ')
          return (
            <li key={field}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => onApply(withoutField(filters, field))}
              >
                <span>
                  <Trans>Without “{label}”</Trans>
                </span>{' '}
                <span className={styles.count}>
                  <ResultCount
                    kind={kind}
                    total={counts.total}
                    isLowerBound={counts.total_is_lower_bound === true}
                  />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The filters without all values of one. Without a keyword, the radius of the keyword search stays. */
function withoutField(filters: Filters, field: keyof Filters): Filters {
  const { page: _page, ...rest } = filters
  if (field === 'cities') return withCities(rest, undefined)
  const km = radiusOf(filters) || undefined
  return { ...rest, [field]: undefined, ...(field === 'q' && { km }) }
}
