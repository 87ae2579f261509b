import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { templatesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { VacancyTemplatesAnswer } from '#shared/contract/vacancy-templates.ts'

/** The templates of the current employer, by name. */
export const templatesQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: templatesKeys.ofUser(userId),
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/vacancy-templates', VacancyTemplatesAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })
