import { useEffect } from 'react'
import { plainSearch, saveRecentSearch } from '../device/recent-searches.ts'

let isDone = false

/**
 * Adds a search that was sent before the app's code ran to the recent searches. Runs once, when its rubric's name is
 * known.
 */
export function usePlainSearch(rubrics: readonly { id: number; name: string }[] | undefined): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Only for a new navigation: a reload must not restore a deleted search.
    const submitted = isDone || document?.type !== 'navigate' ? null : plainSearch(document.name)
    if (!submitted || (submitted.rubric > 0 && !rubrics)) return
    isDone = true
    const rubric = rubrics?.find(({ id }) => id === submitted.rubric)
    void saveRecentSearch({
      title: submitted.title,
      city: null,
      rubric: rubric ? { id: rubric.id, name: rubric.name } : null,
    })
  }, [rubrics])
}
