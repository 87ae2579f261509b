import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { lazy } from '#client/ui/lazy.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { Filters } from '../filters/filters.ts'
import { takenSearchQueryOptions } from '../taken/queries.ts'
import { takenKeyOf } from '../taken/taken-key.ts'
import type { TakenResultsProps } from './taken-results.tsx'

// Few searches were taken along. A start without a connection must not wait for the code that shows one.
const TakenResults = lazy(async (): Promise<{ default: ComponentType<TakenResultsProps> }> => {
  // If the worker has not stored the code yet, the list stays as it is.
  const loaded = await Promise.all([import('./taken-results.tsx'), loadAllWords()]).catch(() => null)
  return { default: loaded?.[0].TakenResults ?? (() => null) }
})

type Props = {
  filters: Filters
  renderItem: (job: JobCard) => ReactNode
  /** Called with true once they are shown, and with false at the end. */
  onShown: (isShown: boolean) => void
}

/** Without a connection: all jobs of the search, if it was taken along. */
export function TakenAlong({ filters, ...props }: Props) {
  const key = takenKeyOf(filters)
  const { data: taken } = useQuery(takenSearchQueryOptions(key))
  return taken ? (
    <Suspense fallback={null}>
      <TakenResults {...props} taken={taken} />
    </Suspense>
  ) : null
}
