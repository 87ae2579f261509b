import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Measure, PAUSE_DAYS } from '#shared/contract/measures.ts'
import type { MeasureEntry } from './waiting-measures.ts'

/** Names a measure against a person with the length of a pause, for the outbox and for what waits in it. */
export function useMeasureName(): (measure: string, days: number | undefined) => string {
  const { t } = useLingui()
  return (measure, days = PAUSE_DAYS) => {
    const names: Record<Measure, string> = {
      note: t`A note for staff`,
      warn: t`A warning`,
      hide: t`A hidden profile`,
      pause: t`${plural(days, { one: 'A pause of # day', other: 'A pause of # days' })}`,
      block: t`A permanent block`,
    }
    // An entry of another release may have a measure that this one does not know.
    return names[measure as Measure] ?? measure
  }
}

/** Names a decision about a person that waits in the outbox. */
export function useWaitingTitle(): (entry: MeasureEntry) => string {
  const { t } = useLingui()
  const nameOf = useMeasureName()
  return ({ kind, body }) =>
    kind === 'measure'
      ? nameOf(body.measure, body.days)
      : body.type === 'account'
        ? t`Unblock account`
        : t`Show profile again`
}
