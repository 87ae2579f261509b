import type { QueryClient } from '@tanstack/react-query'
import { appOptionQueryOptions, contactsQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import type { Language } from '#shared/contract/languages.ts'

/** Takes what the frame around a drawn page shows from the answers that the page carries. */
export async function takeFrameAnswers(queryClient: QueryClient, language: Language): Promise<void> {
  const viewer = getViewer(language)
  await Promise.all([
    queryClient.prefetchQuery(contactsQueryOptions(viewer)),
    queryClient.prefetchQuery(appOptionQueryOptions(viewer)),
  ])
}
