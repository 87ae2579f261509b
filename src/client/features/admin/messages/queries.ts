import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import { postOnce } from '#client/platform/api/post-once.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import {
  type ContactState,
  ReceivedMessageAnswer,
  ReceivedMessagesAnswer,
} from '#shared/contract/contact-messages.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The prefix of the keys of all these queries. */
export const contactMessagesKey = ['contact-messages'] as const

const PER_PAGE = 20

/** A page of the contact messages in a state. Open ones are polled every minute. Never stored on the device. */
export const contactMessagesQueryOptions = (
  viewer: Viewer,
  state: ContactState,
  page: number,
  only?: number,
) =>
  queryOptions({
    queryKey: [...contactMessagesKey, viewer.userId, viewer.language, state, page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/messages', ReceivedMessagesAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })

/** Marks a message as open, answered or spam. */
export const sortMessage = (id: number, state: ContactState) =>
  apiSend('PATCH', `/admin/messages/${id}`, { body: { state }, schema: ReceivedMessageAnswer })

/** Mails a reply once, however often the request is repeated with the same key. */
export const replyToMessage = (id: number, text: string, key: string): Promise<void> =>
  postOnce(`/admin/messages/${id}/reply`, { text }, key)
