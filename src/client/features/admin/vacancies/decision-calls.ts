import { apiSend } from '#client/platform/api/api.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { type ModeratedVacancy, ModeratedVacancyAnswer } from '#shared/contract/moderation.ts'

/** The vacancy and the version that the moderator read. The server refuses to approve any other version. */
export type ReadVersion = Pick<ModeratedVacancy, 'id' | 'version'>

/** Approves with time to undo. The server keeps the approval, so leaving the page does not lose it. */
export const approve = async ({ id, version }: ReadVersion): Promise<ModeratedVacancy> =>
  (
    await apiSend('POST', `/admin/vacancies/${id}/approve`, {
      body: { version, hold: true },
      schema: ModeratedVacancyAnswer,
    })
  ).data

export const reject = async ({ id, version }: ReadVersion, reason: string): Promise<ModeratedVacancy> =>
  (
    await apiSend('POST', `/admin/vacancies/${id}/reject`, {
      body: { reason, version },
      schema: ModeratedVacancyAnswer,
    })
  ).data

export type BulkResult = { decided: number[]; changed: number; failure: unknown }

/**
 * Approves vacancies one after the other. Skips those that were changed or decided meanwhile; stops at any other
 * failure.
 */
export async function approveAll(read: readonly ReadVersion[]): Promise<BulkResult> {
  const decided: number[] = []
  let changed = 0
  for (const one of read) {
    try {
      await approve(one)
      decided.push(one.id)
    } catch (failure) {
      if (!isDecidedMeanwhile(failure)) return { decided, changed, failure }
      changed++
    }
  }
  return { decided, changed, failure: null }
}

/** Undoes approvals one after the other, and returns the ids of those that had not taken effect. */
export async function undoApprovals(ids: readonly number[]): Promise<number[]> {
  const undone: number[] = []
  for (const id of ids) {
    try {
      await apiSend('POST', `/admin/vacancies/${id}/undo-approval`, { schema: ModeratedVacancyAnswer })
      undone.push(id)
    } catch (failure) {
      if (!isDecidedMeanwhile(failure)) throw failure
    }
  }
  return undone
}

export const isDecidedMeanwhile = (error: unknown) =>
  error instanceof ApiError && (error.code === 'already_decided' || error.status === 404)
