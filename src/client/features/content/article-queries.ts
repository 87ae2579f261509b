import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { LATEST_NEWS } from '#shared/contract/article-pages.ts'
import { MINUTE_MS } from '#shared/durations.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const articles = () => import('#shared/contract/articles.ts')

/** The news on the home page. */
export const newsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['news', viewer.language],
    queryFn: async ({ signal }) =>
      (
        await apiGet('/news', async () => (await articles()).NewsAnswer, {
          query: { limit: LATEST_NEWS },
          signal,
        })
      ).data,
    staleTime: MINUTE_MS,
    meta: { persist: 'public' },
  })

/** A page of the blog. */
export const blogQueryOptions = (viewer: Viewer, page: number) =>
  queryOptions({
    queryKey: ['blog', viewer.language, page],
    queryFn: ({ signal }) =>
      apiGet('/blog', async () => (await articles()).BlogAnswer, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
    meta: { persist: 'public' },
  })

/** One article in full, in English if there is no translation. */
export const articleQueryOptions = (viewer: Viewer, slug: string) =>
  queryOptions({
    queryKey: ['blog-article', viewer.language, slug],
    queryFn: async ({ signal }) =>
      (
        await apiGet(`/blog/${encodeURIComponent(slug)}`, async () => (await articles()).BlogArticleAnswer, {
          signal,
        })
      ).data,
    staleTime: MINUTE_MS,
    meta: { persist: 'public', isKept: true },
  })
