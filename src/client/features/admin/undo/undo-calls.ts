import { apiSend } from '#client/platform/api/api.ts'
import { isTooLate } from './is-too-late.ts'

/** What is undone: the address of each, without the id. */
const CALLS = {
  approval: (id) => `vacancies/${id}/undo-approval`,
  report: (id) => `reports/${id}/undo-decision`,
  objection: (id) => `objections/${id}/undo-decision`,
  vacancies: (id) => `vacancies/${id}/undo-take-down`,
  offers: (id) => `offers/${id}/undo-take-down`,
  measure: (id) => `users/${id}/undo-measure`,
} as const satisfies Record<string, (id: number) => string>

export type Undoable = keyof typeof CALLS

/** Undoes decisions of a kind, and returns the ids of those that had not taken effect. */
export async function undoHeld(what: Undoable, ids: readonly number[]): Promise<number[]> {
  const undone: number[] = []
  for (const id of ids) {
    try {
      await apiSend('POST', `/admin/${CALLS[what](id)}`)
      undone.push(id)
    } catch (failure) {
      if (!isTooLate(failure)) throw failure
    }
  }
  return undone
}
