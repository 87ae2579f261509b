import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'

const STEPS = ['vacancy-renewal', 'vacancy-confirmation', 'vacancy-closing', 'vacancy-reopening']

/** The steps of a vacancy that wait in the outbox: renewing, confirming, closing, reopening. */
export function WaitingSteps({ vacancy }: { vacancy: Vacancy }) {
  const isOffline = useConnection() === 'offline'
  const steps = useOutbox().filter(
    // Online, a first attempt normally succeeds at once, and the entry would only flash up.
    ({ kind, lane, attempts, error }) =>
      STEPS.includes(kind) &&
      lane === `posting:vacancy:${vacancy.id}` &&
      (isOffline || attempts > 1 || error !== null),
  )
  return steps.map((entry) => <WaitingEntry key={entry.id} entry={entry} />)
}
