import type { JobsQueryInput } from '#shared/contract/search.ts'

/** The list's filters as they stand in the address; what is at its default is left out. */
export type JobsSearch = {
  cities?: number[]
  rubrics?: number[]
  pay?: 'per_month' | 'per_hour'
  page?: number
}

const idsOf = (value: unknown): number[] | undefined => {
  const ids = [value]
    .flat()
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return ids.length > 0 ? [...new Set(ids)].slice(0, 100) : undefined
}

/** Reads what anybody may have written into an address: what makes no sense is left out. */
export function parseJobsSearch(search: Record<string, unknown>): JobsSearch {
  const cities = idsOf(search.cities)
  const rubrics = idsOf(search.rubrics)
  const pay = search.pay === 'per_month' || search.pay === 'per_hour' ? search.pay : undefined
  const page = Number(search.page)
  return {
    ...(cities ? { cities } : {}),
    ...(rubrics ? { rubrics } : {}),
    ...(pay ? { pay } : {}),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  }
}

/** The search of the address as the API asks for it. */
export function toJobsQuery({ cities, rubrics, pay, page = 1 }: JobsSearch): JobsQueryInput {
  return {
    ...(cities ? { city_ids: cities } : {}),
    ...(rubrics ? { rubric_ids: rubrics } : {}),
    ...(pay ? { pay_type: pay } : {}),
    page,
  }
}

/** Adds a value that is not selected, removes one that is (source.md §4). */
export const toggled = (selected: readonly number[] | undefined, id: number): number[] =>
  selected?.includes(id) ? selected.filter((other) => other !== id) : [...(selected ?? []), id]
