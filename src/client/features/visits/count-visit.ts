import { apiSend } from '#client/platform/api/api.ts'

/** Tells the server that a job was looked at. Without a connection the visit is not counted. */
export const countVisit = (slug: string): Promise<unknown> =>
  apiSend('POST', `/jobs/${slug}/visits`).catch(() => undefined)
