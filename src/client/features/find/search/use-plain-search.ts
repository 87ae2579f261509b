import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createStore } from '#shared/emitter.ts'
import { createCityFinder } from '#shared/rules/city-match.ts'
import { plainSearch, saveRecentSearch } from '../device/recent-searches.ts'
import { type Filters, withCities } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'

const isDone = createStore(false)

type Page = Pick<PanelProps, 'cities' | 'filters' | 'onApply'> & {
  rubrics: readonly { id: number; name: string }[] | undefined
}

/**
 * Completes a search that was sent before the app's code ran. Applies the typed city, and adds the search to the recent
 * searches. Runs once, when rubrics and cities are loaded.
 */
export function usePlainSearch({ rubrics, cities: options, filters, onApply }: Page): void {
  const [submitted] = useState(readSubmitted)
  const place = submitted?.place
  const { data: cities, isError } = useQuery({ ...options, enabled: Boolean(place) })
  useEffect(() => {
    if (!submitted || isDone.get() || (submitted.rubric > 0 && !rubrics)) return
    if (place && !cities && !isError) return
    isDone.set(true)
    const rubric = rubrics?.find(({ id }) => id === submitted.rubric)
    const { found, isNear } = createCityFinder(cities ?? [])(place ?? '', 1)
    const city = place && !isNear ? found[0] : undefined
    void saveRecentSearch({
      title: submitted.title,
      city: city ? { id: city.id, name: city.name } : null,
      rubric: rubric ? { id: rubric.id, name: rubric.name } : null,
    })
    if (place) onApply(city ? withCities(filters, [city.id]) : withWords(filters, place))
  }, [submitted, rubrics, place, cities, isError, filters, onApply])
}

function readSubmitted() {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Only for a new navigation: a reload must not restore a deleted search.
  return isDone.get() || document?.type !== 'navigate' ? null : plainSearch(document.name)
}

/** Adds a typed place that is no known city to the keyword: dropping it would search all of Germany. */
const withWords = (filters: Filters, place: string): Filters => ({
  ...filters,
  q: `${filters.q ?? ''} ${place}`.trim(),
})
