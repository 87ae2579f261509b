import { apiSend } from '#client/platform/api/api.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import type { ReportForm } from '#shared/contract/reports.ts'

/** Sends a report once, however often it is tried with the same key. */
export async function sendReport(body: ReportForm, key: string): Promise<void> {
  try {
    await apiSend('POST', '/reports', { body, idempotencyKey: key })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'idempotency_key_reused') throw error
    // An earlier try arrived after all, and the words have changed since: this is a report of its own.
    await apiSend('POST', '/reports', { body, idempotencyKey: crypto.randomUUID() })
  }
}
