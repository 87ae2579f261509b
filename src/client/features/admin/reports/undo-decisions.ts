import { apiSend } from '#client/platform/api/api.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { ReportAnswer } from '#shared/contract/reports.ts'

/** Undoes decisions about reports, and returns the ids of those that had not taken effect. */
export async function undoReportDecisions(ids: readonly number[]): Promise<number[]> {
  const undone: number[] = []
  for (const id of ids) {
    try {
      await apiSend('POST', `/admin/reports/${id}/undo-decision`, { schema: ReportAnswer })
      undone.push(id)
    } catch (failure) {
      const isLate =
        failure instanceof ApiError && (failure.code === 'report_decided' || failure.status === 404)
      if (!isLate) throw failure
    }
  }
  return undone
}
