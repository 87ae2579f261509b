import { useEffect } from 'react'
import { createStore } from '#shared/emitter.ts'
import { plainSearch, saveRecentSearch } from '../device/recent-searches.ts'

const isDone = createStore(false)

/**
 * Adds a search that was sent before the app's code ran to the recent searches. Runs once, when its rubric's name is
 * known.
 */
export function usePlainSearch(rubrics: readonly { id: number; name: string }[] | undefined): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Only for a new navigation: a reload must not restore a deleted search.
    const submitted = isDone.get() || document?.type !== 'navigate' ? null : plainSearch(document.name)
    if (!submitted || (submitted.rubric > 0 && !rubrics)) return
    isDone.set(true)
    const rubric = rubrics?.find(({ id }) => id === submitted.rubric)
    void saveRecentSearch({
      title: submitted.title,
      city: null,
      rubric: rubric ? { id: rubric.id, name: rubric.name } : null,
    })
  }, [rubrics])
}
