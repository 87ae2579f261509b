import type { PayTables } from '#shared/contract/pay.ts'
import {
  hourlyOf,
  miniJobLimit,
  minimumWageAt,
  monthlyOf,
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
 * The monthly limit of a mini-job (§ 8 SGB IV) when a typed pay is above it.
 * @param today YYYY-MM-DD
 * @returns EUR per month; null when the pay is within the limit or unknown, or for another kind of work
 */
export function exceededMiniJobLimit(
  draft: MiniJob,
  { minimum_wages }: PayTables,
  today: string,
): { limit: number; monthly: number; day: string } | null {
  const { employment_type, pay_amount, pay_max } = draft
  if (employment_type !== 'mini_job' || !pay_amount) return null
  const monthly = monthlyOf({ ...draft, pay_amount: pay_max ?? pay_amount })
  const day = firstDay(draft.start_date, today)
  const minimum = minimumWageAt(minimum_wages, day)
  if (monthly === null || minimum === null || monthly <= miniJobLimit(minimum)) return null
  return { limit: miniJobLimit(minimum), monthly, day }
}
