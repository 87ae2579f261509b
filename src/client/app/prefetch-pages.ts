import type { QueryClient } from '@tanstack/react-query'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import {
  faqQueryOptions,
  pageQueryOptions,
  statisticsQueryOptions,
  transparencyQueryOptions,
} from '#client/features/content/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { requestIdle } from '#client/platform/device/request-idle.ts'
import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import { DAY_MS } from '#shared/durations.ts'
import { fetchIfOlder } from './fetch-if-older.ts'

/**
 * Fetches the pages that must be readable offline without a visit: legal texts, questions, about us, figures of the law,
 * with rubrics and cities. The service worker has the code of all pages. At most once a day, one at a time while the page is
 * idle, and not for users with Save-Data.
 */
export async function prefetchPages(client: QueryClient): Promise<void> {
  const viewer = getViewer()
  const prefetch = async (options: { queryKey: readonly unknown[] }) => {
    await new Promise<void>(requestIdle)
    await fetchIfOlder(client, options, DAY_MS)
  }
  for (const slug of LEGAL_PAGES) await prefetch(pageQueryOptions(viewer, slug))
  await prefetch(faqQueryOptions(viewer))
  await prefetch(statisticsQueryOptions(viewer))
  await prefetch(transparencyQueryOptions())
  await prefetch(payTablesQueryOptions())
  await prefetch(rubricsQueryOptions(viewer))
  await prefetch(citiesQueryOptions(viewer))
}
