import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { City, Rubric } from '#shared/contract/places.ts'
import { searchRadius } from '#shared/rules/search-radius.ts'
import type { RecentSearch } from '../device/recent-searches.ts'
import type { FindSearch } from '../filters/address.ts'
import { formatFilters, parseFilters, withCities } from '../filters/filters.ts'
import { showResults } from '../filters/show-results.ts'
import type { SearchValues } from './search-block.tsx'

/**
 * Returns a function that opens the search page with further filters from `search`, and saves the recent search. Without
 * a keyword it opens the job list.
 */
export function useSearch(citiesKey: QueryKey, rubrics: readonly Rubric[] | undefined) {
  const navigate = useNavigate({ from: '/$lang' })
  const router = useRouter()
  const client = useQueryClient()
  return ({ title, city, rubric, km }: SearchValues, search: FindSearch = {}) => {
    const named = client.getQueryData<City[]>(citiesKey)?.find(({ id }) => id === city)
    const ofKind = rubrics?.find(({ id }) => id === rubric)
    if (!title)
      return navigate({ to: '/$lang/jobs', search: withoutKeyword({ title, city, rubric, km }, search) })
    void remember({
      title,
      city: named ? { id: city, name: named.name } : null,
      rubric: ofKind ? { id: rubric, name: ofKind.name } : null,
    })
    // On a phone the form fills the screen: the results are below it.
    const isPhone = matchMedia('(width < 40rem)').matches
    if (isPhone) showResultsOnce(router)
    return navigate({
      to: '/$lang/search/$title/$city',
      resetScroll: !isPhone,
      params: { title, city: `${city}` },
      search: { ...search, rubrics: rubric || undefined, km: city ? km : undefined, page: undefined },
    })
  }
}

/** The query parameters of a job list for a search that names only city and rubric. The further filters stay. */
export function withoutKeyword({ city, rubric, km }: SearchValues, search: FindSearch): FindSearch {
  const further = parseFilters({ ...search, q: undefined, page: undefined })
  const chosen = { ...further, rubrics: rubric ? [rubric] : undefined }
  const filters = withCities(chosen, city ? [city] : undefined)
  // The block shows the radius of a search with a keyword.
  return formatFilters(
    city ? { ...filters, km: searchRadius(km, { hasCity: true, hasKeyword: true }) } : filters,
  )
}

/** Adds a recent search, unless its code cannot be loaded. */
const remember = (search: RecentSearch) =>
  import('../device/recent-searches.ts')
    .then(({ saveRecentSearch }) => saveRecentSearch(search))
    .catch(() => undefined)

// After the router, which moves the focus to the heading of a new page.
function showResultsOnce(router: ReturnType<typeof useRouter>): void {
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    // At once: the recent searches above it appear a moment later, and a smooth scrolling would not make up for them.
    showResults('instant')
  })
}
