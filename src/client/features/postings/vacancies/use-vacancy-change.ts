import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { usePublish } from '../use-publish.ts'

/** Publishes, hides, renews or reopens a vacancy through the outbox. */
export function useVacancyChange({ id, title }: Vacancy) {
  const { send, isPending, failure } = useSubmit(() => undefined)
  return {
    ...usePublish('vacancy', id, title),
    renew: () => send({ kind: 'vacancy-renewal', label: title, body: { id } }),
    reopen: () => send({ kind: 'vacancy-reopening', label: title, body: { id } }),
    isPending,
    failure,
  }
}
