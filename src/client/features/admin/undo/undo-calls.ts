import { apiSend } from '#client/platform/api/api.ts'
import type { Undoable } from '#shared/contract/held-decisions.ts'
import { isTooLate } from './is-too-late.ts'

/** What is undone: the list it is in, and the name of the decision. */
const CALLS: Record<Undoable, readonly [list: string, decision: string]> = {
  approval: ['vacancies', 'approval'],
  report: ['reports', 'decision'],
  objection: ['objections', 'decision'],
  vacancies: ['vacancies', 'take-down'],
  offers: ['offers', 'take-down'],
  measure: ['users', 'measure'],
}

/** Undoes decisions of a kind, and returns the ids of those that had not taken effect. */
export async function undoHeld(what: Undoable, ids: readonly number[]): Promise<number[]> {
  const [list, decision] = CALLS[what]
  const undone: number[] = []
  for (const id of ids) {
    try {
      await apiSend('POST', `/admin/${list}/${id}/undo-${decision}`)
      undone.push(id)
    } catch (failure) {
      if (!isTooLate(failure)) throw failure
    }
  }
  return undone
}
