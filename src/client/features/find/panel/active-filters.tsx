import { useLingui } from '@lingui/react/macro'
import { Icon } from '#client/ui/icon.tsx'
import type { Filters } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import type { Kind } from '../filters/queries.ts'
import { SaveSearchAction } from '../saved/save-search-action.tsx'
import { usePlainSearch } from '../search/use-plain-search.ts'
import styles from './active-filters.module.css'
import { useFilterChips } from './use-filter-chips.ts'

type Props = {
  kind: Kind
  filters: Filters
  cities: PanelProps['cities']
  onApply: (filters: Filters) => void
  /** Whether the page shows the keyword elsewhere. */
  hasOwnKeyword?: boolean
}

/** The active filters as chips, each removed with one tap. */
export function ActiveFilters(props: Props) {
  const { kind, filters, onApply, hasOwnKeyword } = props
  const { t } = useLingui()
  const { chips: all, rubrics } = useFilterChips(props)
  usePlainSearch({ rubrics, cities: props.cities, filters, onApply })
  const chips = all.filter(({ key }) => key !== 'q' || !hasOwnKeyword)
  if (all.length === 0) return null
  return (
    // Takes the focus of a button that disappears: a removed filter, a saved search.
    <div className={styles.active} tabIndex={-1}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t`Active filters`}>
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t`Remove filter: ${label}`}
                onClick={() => onApply(without)}
              >
                <span>{label}</span>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button type="button" className={styles.clear} onClick={() => onApply({})}>
                {t`Clear all`}
              </button>
            </li>
          )}
        </ul>
      )}
      {kind === 'jobs' && (
        <SaveSearchAction filters={filters} name={all.map(({ label }) => label).join(', ')} />
      )}
    </div>
  )
}
