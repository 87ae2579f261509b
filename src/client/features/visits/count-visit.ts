import { apiSend } from '#client/platform/api/api.ts'

/** Reports a visit of a job to the server. Offline visits are not counted. */
export const countVisit = (slug: string): Promise<unknown> =>
  apiSend('POST', `/jobs/${slug}/visits`).catch(() => undefined)
