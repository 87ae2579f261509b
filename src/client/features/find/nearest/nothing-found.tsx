import { WithoutEach } from '../panel/without-each.tsx'
import { BlockedNote } from './blocked-note.tsx'
import { Nearest, type NearestProps } from './nearest.tsx'

type Props<T> = NearestProps<T> & {
  kind: 'jobs' | 'offers'
  /** Whether the page shows the keyword elsewhere. */
  hasOwnKeyword?: boolean | undefined
}

/** What helps when nothing matches: the nearest matches, and the filters to remove. */
export function NothingFound<T extends { id: number; distance_km?: number | undefined }>(props: Props<T>) {
  const { kind, filters, onApply, hasOwnKeyword, children } = props
  return (
    <>
      {filters.cities ? <Nearest {...props} /> : children}
      {kind === 'jobs' && <BlockedNote />}
      <WithoutEach kind={kind} filters={filters} onApply={onApply} hasOwnKeyword={hasOwnKeyword} />
    </>
  )
}
