import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { DAY_MS } from '#shared/durations.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const pay = () => import('#shared/contract/pay.ts')

/** Statutory pay figures with their dates, cached for a day. */
export const payTablesQueryOptions = () =>
  queryOptions({
    queryKey: ['pay-tables'],
    queryFn: async ({ signal }) =>
      (await apiGet('/pay-tables', async () => (await pay()).PayTablesAnswer, { signal })).data,
    staleTime: DAY_MS,
    meta: { persist: 'public', isKept: true },
  })
