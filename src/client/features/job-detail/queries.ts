import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { DAY_MS } from '#shared/durations.ts'

// The schemas come with the first question: a page that carries its answers begins without them.
const pay = () => import('#shared/contract/pay.ts')

/** The dated figures of the law; good for a day. */
export const payTablesQueryOptions = () =>
  queryOptions({
    queryKey: ['pay-tables'],
    queryFn: async ({ signal }) =>
      (await apiGet('/pay-tables', async () => (await pay()).PayTablesAnswer, { signal })).data,
    staleTime: DAY_MS,
    meta: { persist: 'public' },
  })
