import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Language } from '#shared/contract/languages.ts'
import {
  NewsletterAnswer,
  NewsletterDaysAnswer,
  NewsletterPreviewAnswer,
} from '#shared/contract/newsletter.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const PER_PAGE = 14

/** Readers of the newsletter, polled every minute. */
export const newsletterQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['newsletter-readers', viewer.userId],
    queryFn: ({ signal }) => apiGet('/admin/newsletter', NewsletterAnswer, { signal }),
    refetchInterval: MINUTE_MS,
  })

/** A page of the days with their mails, the latest first, polled every minute. */
export const newsletterDaysQueryOptions = (viewer: Viewer, page: number) =>
  queryOptions({
    queryKey: ['newsletter-days', viewer.userId, page],
    queryFn: ({ signal }) =>
      apiGet('/admin/newsletter/days', NewsletterDaysAnswer, { query: { page, per_page: PER_PAGE }, signal }),
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
  })

/** The newsletter in a language, as a reader would get it now. */
export const newsletterPreviewQueryOptions = (viewer: Viewer, language: Language) =>
  queryOptions({
    queryKey: ['newsletter-preview', viewer.userId, language],
    queryFn: ({ signal }) =>
      apiGet('/admin/newsletter/preview', NewsletterPreviewAnswer, { query: { language }, signal }),
  })

/** Mails the newsletter to the current user. */
export const mailTest = (language: Language) =>
  apiSend('POST', '/admin/newsletter/test', { body: { language } })
