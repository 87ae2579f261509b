import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { filterCountsQueryOptions } from '../filters/queries.ts'
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
      {isKnown &&
        (kind === 'jobs' ? (
          <Plural value={data.total} one="# job" other="# jobs" />
        ) : (
          <Plural value={data.total} one="# offer" other="# offers" />
        ))}
      {isKnown && data.total_is_lower_bound && '+'}
    </p>
  )
}
