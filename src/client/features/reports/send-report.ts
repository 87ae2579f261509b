import { postOnce } from '#client/platform/api/post-once.ts'
import type { ReportForm } from '#shared/contract/reports.ts'

/** Sends a report once, however often it is tried with the same key. */
export const sendReport = (body: ReportForm, key: string): Promise<void> => postOnce('/reports', body, key)
