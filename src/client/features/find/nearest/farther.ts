import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { RADII_KM } from '../filters/radii.ts'

type List<T> = { data: T[]; meta: PageMeta }
// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own type
export type ListOptions<T> = Pick<UseQueryOptions<List<T>, Error, List<T>, any>, 'queryFn' | 'meta'> & {
  queryKey: QueryKey
}

/** The matches within the largest radius, nearest first. */
export function useFarther<T>(filters: Filters, optionsFor: (filters: Filters) => ListOptions<T>) {
  return useQuery<List<T>>(optionsFor({ ...filters, km: LIMITS.radiusKm, sort: 'near', page: undefined }))
}

/** The smallest radius to choose, in km, that is larger than the present one and contains the distance. */
export const widerRadius = (filters: Filters, distanceKm: number): number =>
  RADII_KM.find((one) => one > radiusOf(filters) && one >= distanceKm) ?? LIMITS.radiusKm
