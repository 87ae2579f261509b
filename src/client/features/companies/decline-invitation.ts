import { apiSend } from '#client/platform/api/api.ts'

/** Ends an invitation that the guest does not want. It needs no account. */
export const declineInvitation = (token: string): Promise<unknown> =>
  apiSend('POST', '/company-invitation/decline', { body: { token } })
