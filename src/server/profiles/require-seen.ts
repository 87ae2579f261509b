import { SEEN_FIELDS, type SeenField } from '#shared/contract/profile-change.ts'
import { plainValue } from '#shared/rules/profile-values.ts'
import { Problem } from '../http/problem.ts'

type Values = Partial<Record<SeenField, unknown>>

/**
 * Refuses a change of a field whose stored value the device does not know: another device has stored it. A repeated request
 * succeeds: its values are stored.
 * @throws Problem 412 changed_elsewhere
 */
export function requireSeen(
  seen: Partial<Record<SeenField, readonly unknown[]>>,
  { stored, added }: { stored: Values; added: Values },
): void {
  for (const field of SEEN_FIELDS) {
    const known = seen[field]
    if (!known || added[field] === undefined) continue
    const present = plainValue(field, stored[field])
    if (![...known, added[field]].some((one) => plainValue(field, one) === present))
      throw new Problem('changed_elsewhere')
  }
}
