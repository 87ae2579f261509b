import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { MailState } from '#shared/contract/mail-states.ts'
import { MailDoneAnswer, MailsAnswer, MailsRetriedAnswer } from '#shared/contract/mails.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { MailsSearch } from './search.ts'

/** The prefix of the keys of all these queries. */
export const mailsKey = ['mails'] as const

const PER_PAGE = 20

/**
 * A page of the mail log in a state, of all recipients or of those whose address has the part `q`. Polled every minute,
 * except sent mails. Never stored on the device.
 */
export const mailsQueryOptions = (viewer: Viewer, { page = 1, q, ...search }: MailsSearch) => {
  const state: MailState = search.state ?? 'failed'
  return queryOptions({
    queryKey: [...mailsKey, viewer.userId, state, page, q],
    queryFn: ({ signal }) =>
      apiGet('/admin/mails', MailsAnswer, { query: { state, page, per_page: PER_PAGE, q }, signal }),
    refetchInterval: state === 'sent' ? false : MINUTE_MS,
  })
}

/** Retries all failed mails at once. */
export const retryMails = () => apiSend('POST', '/admin/mails/retry', { schema: MailsRetriedAnswer })

/** Retries a failed mail at once. */
export const retryMail = (id: string) =>
  apiSend('POST', `/admin/mails/${id}/retry`, { schema: MailDoneAnswer })

/** Dismisses a failed mail: it is not tried again and no longer counts as failed. */
export const dismissMail = (id: string) =>
  apiSend('POST', `/admin/mails/${id}/dismiss`, { schema: MailDoneAnswer })
