import { useEffect } from 'react'
import { keepSearch, plainSearch } from '../device/recent-searches.ts'

let isDone = false

/** Remembers a search that was sent before our code ran, once, with the name of its rubric as soon as that is known. */
export function usePlainSearch(rubrics: readonly { id: number; name: string }[] | undefined): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // What was forgotten does not come back by loading the page again.
    const asked = isDone || document?.type !== 'navigate' ? null : plainSearch(document.name)
    if (!asked || (asked.rubric > 0 && !rubrics)) return
    isDone = true
    const rubric = rubrics?.find(({ id }) => id === asked.rubric)
    void keepSearch({
      title: asked.title,
      city: null,
      rubric: rubric ? { id: rubric.id, name: rubric.name } : null,
    })
  }, [rubrics])
}
