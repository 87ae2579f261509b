import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { DEFAULT_GROUND, type Ground } from '#shared/contract/grounds.ts'
import { MEASURES, PAUSE_DAYS } from '#shared/contract/measures.ts'
import type { Person } from '#shared/contract/people.ts'
import { changeOf } from '../undo/stored-decisions.ts'

/** A decision about a person, or about their offer, in the outbox. */
export type MeasureEntry = EntryOf<'measure'> | EntryOf<'decision-reversal'>

/** The decisions about a person in the outbox, also refused ones, in the order of writing. */
export const measuresOf = (entries: readonly OutboxEntry[], personId: number): MeasureEntry[] =>
  entries.filter((entry): entry is MeasureEntry => {
    if (entry.kind === 'decision-reversal') return entry.body.type !== 'offer' && entry.body.id === personId
    return entry.kind === 'measure' && entry.body.id === personId
  })

/** What these decisions change of their person, as if the server had them. Refused ones change nothing. */
export const changeOfWaiting = (entries: readonly MeasureEntry[]): Partial<Person> =>
  Object.assign({}, ...entries.map((entry) => (entry.state === 'failed' ? {} : changeOfEntry(entry))))

function changeOfEntry(entry: MeasureEntry): Partial<Person> {
  if (entry.kind === 'decision-reversal')
    return entry.body.type === 'account' ? { blocked_at: null } : { profile_hidden_at: null }
  const { reason, ground, days = PAUSE_DAYS } = entry.body
  const measure = MEASURES.find((one) => one === entry.body.measure)
  if (!measure) return {}
  const statement = { reason, ground: (ground as Ground | undefined) ?? DEFAULT_GROUND }
  return changeOf(measure, statement, days, entry.createdAt)
}

/**
 * Whether the take-down of a vacancy or offer, or the reversal of one, waits in the outbox. The last one that was not
 * refused counts.
 */
export function waitingTakeDown(
  entries: readonly OutboxEntry[],
  type: 'vacancies' | 'offers',
  id: number,
): 'take-down' | 'reversal' | null {
  const last = entries.findLast((entry) => {
    if (entry.state === 'failed') return false
    if (entry.kind === 'decision-reversal')
      return type === 'offers' && entry.body.type === 'offer' && entry.body.id === id
    return (
      entry.kind === 'take-down' &&
      entry.body.id === id &&
      (entry.body.type === 'vacancy') === (type === 'vacancies')
    )
  })
  return last ? (last.kind === 'take-down' ? 'take-down' : 'reversal') : null
}
