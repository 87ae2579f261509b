import { queryOptions } from '@tanstack/react-query'
import { measureDevice } from './usage.ts'

/** What this device stores for an account. Measured again at each visit. */
export const deviceUsageQueryOptions = (userId: number) =>
  queryOptions({
    queryKey: ['device-usage', userId],
    queryFn: () => measureDevice(userId),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
