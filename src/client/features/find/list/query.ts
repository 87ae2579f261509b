import type { Query } from '#client/platform/api/url.ts'
import type { Filters } from './filters.ts'

/** The filters as the API asks for them; the same for jobs and offers. */
export const toListQuery = ({ page = 1, ...filters }: Filters): Query => ({
  ...toFiltersQuery(filters),
  page,
})

/** As `toListQuery`, whatever the page: for counts, and to be saved. */
export const toFiltersQuery = ({
  q,
  names,
  cities,
  rubrics,
  km,
  pay,
  min,
  type,
  kind,
  german,
  lang,
  sort,
}: Filters) => ({
  q,
  'names[]': names,
  city_ids: cities,
  rubric_ids: rubrics,
  radius_km: km,
  pay_type: pay,
  pay_min: min,
  employment_type: type,
  employer_kind: kind,
  german_level: german,
  language: lang,
  sort,
})
