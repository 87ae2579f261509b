import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

// Loaded with the first request: the login page asks for the invitation that leads to it.
const companies = () => import('#shared/contract/companies.ts')

/** The current employer's company with its team; null when there is none. */
export const companyQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: ['company', userId],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/company', async () => (await companies()).OwnCompanyAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })

/** What an invitation is about. It works once, so its answer is not stored. */
export const invitationQueryOptions = (token: string | null) =>
  queryOptions({
    queryKey: ['company-invitation', token],
    queryFn: async () =>
      (
        await apiSend('POST', '/company-invitation', {
          body: { token },
          schema: async () => (await companies()).OpenInvitationAnswer,
        })
      ).data,
    enabled: token !== null,
    gcTime: 0,
    retry: false,
  })
