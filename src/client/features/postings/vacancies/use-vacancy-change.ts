import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { usePublish } from '../use-publish.ts'
import { cacheVacancy } from './cache.ts'
import { ownVacanciesQueryOptions } from './queries.ts'
import { patchVacancy, renewVacancy, reopenVacancy } from './vacancy-calls.ts'

/** Publishes, hides, renews or reopens a vacancy. Offline it fails at once with a message. */
export function useVacancyChange(vacancy: Vacancy) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const onSaved = (saved: Vacancy) => {
    cacheVacancy(queryClient, viewer, saved)
    showToast({ text: t`Saved`, tone: 'done' })
  }
  const publish = usePublish({
    queryKey: ownVacanciesQueryOptions(viewer).queryKey,
    id: vacancy.id,
    send: (published) => patchVacancy(vacancy.id, { published }),
    onSaved,
  })
  const renew = useMutation({
    mutationFn: () => renewVacancy(vacancy.id),
    onSuccess: onSaved,
  })
  const reopen = useMutation({
    mutationFn: () => reopenVacancy(vacancy.id),
    onSuccess: onSaved,
  })
  return { setPublished: publish.mutate, renew, reopen, error: publish.error ?? renew.error ?? reopen.error }
}
