import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { contactMessagesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { type ContactState, ReceivedMessagesAnswer } from '#shared/contract/contact-messages.ts'
import { ReplyTemplatesAnswer } from '#shared/contract/reply-templates.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const PER_PAGE = 20

/** A page of the contact messages in a state. Open ones are polled every minute. Never stored on the device. */
export const contactMessagesQueryOptions = (
  viewer: Viewer,
  state: ContactState,
  page: number,
  only?: number,
) =>
  queryOptions({
    queryKey: [...contactMessagesKeys.all, viewer.userId, viewer.language, state, page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/messages', ReceivedMessagesAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })

/** The prepared replies. They change only with a release. */
export const replyTemplatesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['reply-templates', viewer.userId, viewer.language],
    queryFn: ({ signal }) => apiGet('/admin/reply-templates', ReplyTemplatesAnswer, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
