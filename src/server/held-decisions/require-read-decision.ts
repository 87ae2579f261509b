import { Problem } from '../http/problem.ts'

/**
 * Refuses to reverse another decision than the one that the moderator has read.
 * @param known the time of the decision that was read; undefined for any
 * @throws Problem 409 already_decided
 */
export function requireReadDecision(known: string | undefined, decidedAt: Date): void {
  if (known !== undefined && Date.parse(known) !== decidedAt.getTime()) throw new Problem('already_decided')
}

/**
 * Refuses a decision about another version of a text than the one that the moderator has read.
 * @param known the version that was read; undefined for any
 * @throws Problem 409 already_decided
 */
export function requireReadVersion(known: number | undefined, stored: number | null): void {
  if (known !== undefined && known !== stored) throw new Problem('already_decided')
}
