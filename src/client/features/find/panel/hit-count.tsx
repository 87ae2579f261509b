import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { filterCountsQueryOptions } from '../filters/queries.ts'
import { ResultCount } from '../filters/result-count.tsx'
import styles from '../list/panel.module.css'

/** How many results the filters would leave that are chosen but not applied yet. */
export function HitCount({ kind, filters, draft }: Pick<PanelProps, 'kind' | 'filters' | 'draft'>) {
  const settled = useDebounced(draft)
  const { typedMin: _typed, ...chosen } = settled
  const isChanged = settled === draft && draft !== filters
  const options = filterCountsQueryOptions(useViewer(), kind, chosen)
  const { data, isPlaceholderData } = useQuery({ ...options, enabled: isChanged })
  const isKnown = isChanged && data !== undefined && !isPlaceholderData
  return (
    <p role="status" className={styles.hits}>
      {isKnown && (
        <ResultCount kind={kind} total={data.total} isLowerBound={data.total_is_lower_bound === true} />
      )}
    </p>
  )
}
