import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { useWaitingPublishFlags } from '../use-publish.ts'

/** Own vacancies, closed or open, published or hidden as they will be once the outbox is sent. */
export function useWaitingVacancies(stored: readonly Vacancy[]): Vacancy[] {
  const vacancies = useWaitingPublishFlags('vacancy', stored)
  const steps = useOutbox().filter(
    (entry) =>
      (entry.kind === 'vacancy-closing' || entry.kind === 'vacancy-reopening') && entry.state !== 'failed',
  )
  return vacancies.map((vacancy) => {
    const last = steps.findLast(({ lane }) => lane === `posting:vacancy:${vacancy.id}`)
    if (!last || (last.kind === 'vacancy-closing') === (vacancy.closed_at !== null)) return vacancy
    return last.kind === 'vacancy-closing'
      ? {
          ...vacancy,
          closed_at: new Date(last.createdAt).toISOString(),
          close_reason: last.body.reason ?? 'filled',
        }
      : { ...vacancy, closed_at: null, close_reason: null }
  })
}
