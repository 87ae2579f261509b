import { oneOf } from '#shared/contract/choices.ts'
import type { ReportState } from '#shared/contract/reports.ts'

const DECIDED = ['upheld', 'dismissed'] as const

/** Which reports, as they stand in the address. */
export type ReportsSearch = { state?: Exclude<ReportState, 'open'>; page?: number }

/** Reads what anybody may have written into the address. */
export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const state = oneOf(DECIDED, search.state)
  const page = Number(search.page)
  return { ...(state ? { state } : {}), ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}) }
}
