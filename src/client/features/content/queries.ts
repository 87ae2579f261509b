import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

// The schema is loaded with the first request, because server-rendered pages contain the data of the footer.
const content = () => import('#shared/contract/content.ts')

// Administrators see what they have changed at the next start.
const hardlyChangesFor = ({ role }: Viewer) => role !== 'admin'

/** The operator's addresses and phone numbers. On each page and hardly ever changed: fetched once an hour. */
export const contactsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['contacts', viewer.language],
    queryFn: async ({ signal }) =>
      (await apiGet('/contact', async () => (await content()).ContactsAnswer, { signal })).data,
    staleTime: HOUR_MS,
    meta: { persist: 'public', isKept: true, keepsAge: hardlyChangesFor(viewer) },
  })

/** The operator's social links, fetched once an hour. Record 1 is the only one. */
export const appOptionQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['app-option', viewer.language],
    queryFn: async ({ signal }) =>
      (await apiGet('/appOption/1', async () => (await content()).AppOptionAnswer, { signal })).data,
    staleTime: HOUR_MS,
    meta: { persist: 'public', isKept: true, keepsAge: hardlyChangesFor(viewer) },
  })

/** A static page, in English if there is no translation. `version`: an announced or earlier one. */
export const pageQueryOptions = (viewer: Viewer, slug: string, version?: number) =>
  queryOptions({
    queryKey: ['page', viewer.language, slug, ...(version ? [version] : [])],
    queryFn: async ({ signal }) =>
      (
        await apiGet(`/pages/${encodeURIComponent(slug)}`, async () => (await content()).PageAnswer, {
          // An address without a number shows the version in force, as its key says.
          query: { version: version || undefined },
          signal,
        })
      ).data,
    staleTime: MINUTE_MS,
    meta: { persist: 'public', isKept: true },
  })

/** Questions and answers of all groups, in order. */
export const faqQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['faq', viewer.language],
    queryFn: async ({ signal }) =>
      (await apiGet('/faq', async () => (await content()).FaqAnswer, { signal })).data,
    staleTime: MINUTE_MS,
    meta: { persist: 'public', isKept: true },
  })

/** The operator's figures and the current counts. */
export const statisticsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['statistics', viewer.language],
    queryFn: async ({ signal }) =>
      (await apiGet('/statistics', async () => (await content()).StatisticsAnswer, { signal })).data,
    meta: { persist: 'public', isKept: true },
  })

/** The decisions of the last twelve months in figures. */
export const transparencyQueryOptions = () =>
  queryOptions({
    queryKey: ['transparency'],
    queryFn: async ({ signal }) =>
      (
        await apiGet(
          '/transparency',
          async () => (await import('#shared/contract/transparency.ts')).TransparencyAnswer,
          { signal },
        )
      ).data,
    staleTime: HOUR_MS,
    meta: { persist: 'public', isKept: true },
  })
