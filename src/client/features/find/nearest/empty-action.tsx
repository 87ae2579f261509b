import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Filters } from '../filters/filters.ts'
import type { ListOptions } from './farther.ts'

type Props<T> = {
  keyword: string
  optionsFor: (filters: Filters) => ListOptions<T>
  /** Clears the filters. */
  clear: ReactNode
  other: ReactNode
}

/** What to do when a search has no match: clear its filters, unless the keyword alone has no match either. */
export function EmptyAction<T>({ keyword, optionsFor, clear, other }: Props<T>) {
  const { data, isLoading } = useQuery(optionsFor({ q: keyword }))
  if (isLoading) return null
  return data?.meta.total === 0 ? other : clear
}
