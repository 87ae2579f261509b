import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { HOUR_MS } from '#shared/durations.ts'

/** How long approvals took lately, cached for an hour. */
export const approvalTimeQueryOptions = () =>
  queryOptions({
    queryKey: ['approval-time'],
    queryFn: async ({ signal }) => {
      const answer = async () => (await import('#shared/contract/approval-time.ts')).ApprovalTimeAnswer
      return (await apiGet('/approval-time', answer, { signal })).data
    },
    staleTime: HOUR_MS,
    meta: { persist: 'public' },
  })
