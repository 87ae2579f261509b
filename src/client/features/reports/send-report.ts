import { postOnce } from '#client/platform/api/post-once.ts'
import type { ReportForm } from '#shared/contract/reports.ts'

/** Sends a report. A repeated idempotency key sends it only once. */
export const sendReport = (body: ReportForm, key: string): Promise<void> => postOnce('/reports', body, key)
