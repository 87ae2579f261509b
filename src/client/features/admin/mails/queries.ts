import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { MailState } from '#shared/contract/mail-states.ts'
import { MailRetryAnswer, MailsAnswer } from '#shared/contract/mails.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The prefix of the keys of all these queries. */
export const mailsKey = ['mails'] as const

const PER_PAGE = 20

/** A page of the mail log in a state. Polled every minute, except sent mails. Never stored on the device. */
export const mailsQueryOptions = (viewer: Viewer, state: MailState, page: number) =>
  queryOptions({
    queryKey: [...mailsKey, viewer.userId, state, page],
    queryFn: ({ signal }) =>
      apiGet('/admin/mails', MailsAnswer, { query: { state, page, per_page: PER_PAGE }, signal }),
    refetchInterval: state === 'sent' ? false : MINUTE_MS,
  })

/** Retries a failed mail at once. */
export const retryMail = (id: string) =>
  apiSend('POST', `/admin/mails/${id}/retry`, { schema: MailRetryAnswer })
