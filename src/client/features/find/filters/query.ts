import type { Query } from '#client/platform/api/url.ts'
import {
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
  type FilterValue,
} from '#shared/contract/vacancy-choices.ts'
import type { Filters } from './filters.ts'

/** The filters as query parameters of the API; the same for jobs and offers. */
export const toListQuery = ({ page = 1, ...filters }: Filters): Query => ({
  ...toFiltersQuery(filters),
  page,
})

/** The filters without the page number, for hit counts and saved searches. */
export const toFiltersQuery = (filters: Filters) => {
  const { q, names, cities, rubrics, km, min, days, start, hours, sort } = filters
  return {
    q,
    'names[]': names,
    city_ids: cities,
    rubric_ids: rubrics,
    radius_km: km,
    pay_min: min,
    posted_days: days,
    start_days: start,
    hours_max: hours,
    ...(Object.fromEntries(
      FILTER_NAMES.map((field) => [field, filters[FILTER_FIELDS[field].key]]),
    ) as ChoiceQuery),
    sort,
  }
}

type ChoiceQuery = { [F in FilterField]: FilterValue<F> | undefined }
