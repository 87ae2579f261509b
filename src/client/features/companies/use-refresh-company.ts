import { useQueryClient } from '@tanstack/react-query'
import { ownVacanciesKeys, ownVacancyKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { companyQueryOptions } from './queries.ts'

/** Refetches the company. The user's vacancies follow, because a membership decides which of them they see. */
export function useRefreshCompany(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  return async () => {
    // Not awaited: the page shows none of them.
    for (const { all } of [ownVacanciesKeys, ownVacancyKeys])
      void queryClient.invalidateQueries({ queryKey: all })
    await queryClient.invalidateQueries({ queryKey: companyQueryOptions(viewer).queryKey })
  }
}
