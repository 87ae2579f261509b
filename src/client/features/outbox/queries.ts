import { queryOptions } from '@tanstack/react-query'
import { countDamagedEntries } from '#client/platform/outbox/outbox.ts'

/** The number of entries that the device can no longer read. Counted again at each visit. */
export const damagedQueryOptions = (userId: number | null) =>
  queryOptions({
    queryKey: ['damaged-entries', userId],
    queryFn: countDamagedEntries,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
