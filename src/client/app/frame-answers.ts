import type { QueryClient } from '@tanstack/react-query'
import { appOptionQueryOptions, contactsQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import type { Language } from '#shared/contract/languages.ts'

/** Moves the answers for the page's frame from the HTML into the query cache. */
export async function cacheFrameAnswers(queryClient: QueryClient, language: Language): Promise<void> {
  const viewer = getViewer(language)
  await Promise.all([
    queryClient.prefetchQuery(contactsQueryOptions(viewer)),
    queryClient.prefetchQuery(appOptionQueryOptions(viewer)),
  ])
}
