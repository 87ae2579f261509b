import type { Generated } from 'kysely'
import type { WageScope } from '#shared/contract/pay.ts'

/** Where a figure of the law is from, and the day on which it was last checked. */
type Source = { source: string; source_url: string | null; checked_on: string | null }

export type MinimumWageTable = Source & {
  id: Generated<number>
  rubric_id: number | null
  scope: WageScope | null
  valid_from: string
  valid_to: string | null
  hourly: number
}

/** Tables of figures of the law. */
export type LawTables = {
  minimum_wages: MinimumWageTable
  midi_job_limits: Source & { valid_from: string; monthly: number }
}
