import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/viewer.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { keepVacancy, withPublished } from './cache.ts'
import { ownVacanciesQueryOptions } from './queries.ts'
import { patchVacancy, renewVacancy } from './vacancy-calls.ts'

/** Publishing, shown at once and taken back when it fails, and renewing. Offline both fail at once and say so. */
export function useVacancyChange(vacancy: Vacancy) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { queryKey } = ownVacanciesQueryOptions(viewer)
  const show = (published: boolean) =>
    queryClient.setQueryData(queryKey, (list) => list && withPublished(list, vacancy.id, published))
  const keep = (saved: Vacancy) => {
    keepVacancy(queryClient, viewer, saved)
    showToast({ text: t`Saved`, tone: 'done' })
  }
  const publish = useMutation({
    mutationFn: (published: boolean) => patchVacancy(vacancy.id, { published }),
    networkMode: 'always',
    onMutate: async (published) => {
      await queryClient.cancelQueries({ queryKey })
      show(published)
    },
    onSuccess: keep,
    onError: (_error, published) => show(!published),
  })
  const renew = useMutation({
    mutationFn: () => renewVacancy(vacancy.id),
    networkMode: 'always',
    onSuccess: keep,
  })
  return { setPublished: publish.mutate, renew, error: publish.error ?? renew.error }
}
