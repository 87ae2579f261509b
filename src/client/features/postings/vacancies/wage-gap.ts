import type { PayTables } from '#shared/contract/pay.ts'
import {
  exceededMiniJobLimit,
  hourlyOf,
  minimumWageAt,
  type SectorMinimum,
  sectorMinimaAt,
} from '#shared/rules/pay.ts'
import type { VacancyDraft } from './vacancy-draft.ts'

/** The minimum wages above a typed pay. */
export type WageGap = { hourly: number } & (
  | { kind: 'statutory'; minimum: number; day: string }
  | { kind: 'sector'; minima: SectorMinimum[] }
)

type Typed = Pick<
  VacancyDraft,
  'pay_type' | 'pay_amount' | 'hours_per_week' | 'rubric_id' | 'employer_kind' | 'start_date'
>

/**
 * Compares a typed pay with the minimum wages of the first day of work.
 * @param today YYYY-MM-DD
 * @returns null when the pay is high enough or unknown
 */
export function wageGapOf(draft: Typed, { minimum_wages }: PayTables, today: string): WageGap | null {
  const { pay_amount, rubric_id, start_date, employer_kind } = draft
  if (!pay_amount) return null
  const hourly = hourlyOf({ ...draft, pay_amount })
  if (hourly === null) return null
  const day = firstDay(start_date, today)
  const minimum = minimumWageAt(minimum_wages, day)
  if (minimum !== null && hourly < minimum) return { kind: 'statutory', hourly, minimum, day }
  if (rubric_id === null) return null
  const minima = sectorMinimaAt(minimum_wages, day, { rubric_id, employer_kind }).filter(
    (sector) => hourly < sector.hourly,
  )
  return minima.length > 0 ? { kind: 'sector', hourly, minima } : null
}

const firstDay = (start: string | null, today: string) => (start && start > today ? start : today)

type MiniJob = Pick<
  VacancyDraft,
  'employment_type' | 'pay_type' | 'pay_amount' | 'pay_max' | 'hours_per_week' | 'start_date'
>

/**
 * The monthly limit of a mini-job on the first day of work when a typed pay is above it.
 * @param today YYYY-MM-DD
 * @returns EUR per month; null when the pay is within the limit or unknown, or for another kind of work
 */
export function miniJobExcess(
  draft: MiniJob,
  { minimum_wages }: PayTables,
  today: string,
): { limit: number; monthly: number; day: string } | null {
  const { pay_amount } = draft
  if (!pay_amount) return null
  const day = firstDay(draft.start_date, today)
  const excess = exceededMiniJobLimit({ ...draft, pay_amount }, minimum_wages, day)
  return excess && { ...excess, day }
}
