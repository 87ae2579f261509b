import { apiSend } from '#client/platform/api/api.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { type ModeratedVacancy, ModeratedVacancyAnswer } from '#shared/contract/moderation.ts'

/** The vacancy and the version of its text that was read: a later text is not waved through. */
export type Read = Pick<ModeratedVacancy, 'id' | 'version'>

export const approve = async ({ id, version }: Read): Promise<ModeratedVacancy> =>
  (
    await apiSend('POST', `/admin/vacancies/${id}/approve`, {
      body: { version },
      schema: ModeratedVacancyAnswer,
    })
  ).data

export const reject = async ({ id, version }: Read, reason: string): Promise<ModeratedVacancy> =>
  (
    await apiSend('POST', `/admin/vacancies/${id}/reject`, {
      body: { reason, version },
      schema: ModeratedVacancyAnswer,
    })
  ).data

export type BulkResult = { decided: number[]; changed: number; failure: unknown }

/** Approves one after the other. What somebody changed or decided meanwhile is passed over; any other failure ends it. */
export async function approveAll(read: readonly Read[]): Promise<BulkResult> {
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

export const isDecidedMeanwhile = (error: unknown) =>
  error instanceof ApiError && (error.code === 'already_decided' || error.status === 404)
