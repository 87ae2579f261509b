import { useQueryClient } from '@tanstack/react-query'
import { currentUserKeys, ownVacanciesKeys, ownVacancyKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { companyQueryOptions } from './queries.ts'

/**
 * Refetches the company. The user's vacancies follow, because a membership decides which of them they see, and the user,
 * whose address an accepted invitation confirms.
 */
export function useRefreshCompany(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  return async () => {
    // Not awaited: the page shows no vacancies.
    for (const { all } of [ownVacanciesKeys, ownVacancyKeys, currentUserKeys])
      void queryClient.invalidateQueries({ queryKey: all })
    await queryClient.invalidateQueries({ queryKey: companyQueryOptions(viewer).queryKey })
  }
}
