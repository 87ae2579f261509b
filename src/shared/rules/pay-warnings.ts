import type { EmployerKind, EmploymentType } from '../contract/choice-schemas.ts'
import type { CareScope, MinimumWage, PayWarning } from '../contract/pay.ts'
import {
  exceededMiniJobLimit,
  hourlyOf,
  minimumWageAt,
  type Pay,
  type SectorMinimum,
  sectorMinimaAt,
} from './pay.ts'
import { wageScopesOf } from './wage-scopes-of.ts'

/** The fields of a vacancy that its pay is checked by; null where nothing is chosen or typed yet. */
type Typed = Omit<Pay, 'pay_amount'> & {
  title: string
  pay_amount: number | null
  pay_max: number | null
  employment_type: EmploymentType | null
  employer_kind: EmployerKind
  rubric_id: number | null
  /** Missing in drafts and answers that an earlier release has stored. */
  care_qualification?: CareScope | null | undefined
  start_date: string | null
}

/**
 * What to tell an employer about a pay on the first day of work: that it is below a minimum wage, or above the limit of a
 * mini-job. The hours may be wrong, so these are warnings and no errors.
 * @param today YYYY-MM-DD
 * @returns empty when the pay is in order or unknown
 */
export function payWarningsOf(
  { pay_amount, start_date, ...typed }: Typed,
  wages: MinimumWage[],
  today: string,
): PayWarning[] {
  if (!pay_amount) return []
  const pay = { ...typed, pay_amount }
  const day = start_date && start_date > today ? start_date : today
  const excess = exceededMiniJobLimit(pay, wages, day)
  return [
    ...minimumWarnings(pay, wages, day),
    ...(excess ? [{ kind: 'mini_job' as const, ...excess, day }] : []),
  ]
}

/** Whether a pay is wrong as far as the title says: the pay of the work that is meant may be above one of several minima. */
export const isCertain = (warning: PayWarning): boolean =>
  warning.kind !== 'sector' || warning.is_certain === true

type Work = Pick<Typed, 'title' | 'rubric_id' | 'employer_kind' | 'care_qualification'>

function minimumWarnings(pay: Pay & Work, wages: MinimumWage[], day: string): PayWarning[] {
  const hourly = hourlyOf(pay)
  if (hourly === null) return []
  const meant = sectorMinimaOf(pay, wages, day)
  const minima = meant.filter((sector) => hourly < sector.hourly)
  const minimum = minimumWageAt(wages, day)
  if (minimum !== null && hourly < minimum) return [{ kind: 'statutory', hourly, minimum, day, minima }]
  return minima.length > 0
    ? [{ kind: 'sector', hourly, minima, is_certain: minima.length === meant.length }]
    : []
}

/** The sector minima of the kinds of work that the employer has named, or else the title may mean. */
function sectorMinimaOf(
  { title, rubric_id, ...work }: Work,
  wages: MinimumWage[],
  day: string,
): SectorMinimum[] {
  if (rubric_id === null) return []
  const minima = sectorMinimaAt(wages, day, { ...work, rubric_id })
  const scopes = minima.map(({ scope }) => scope)
  if (scopes.some((scope) => scope === work.care_qualification)) return minima
  const meant = wageScopesOf(title, scopes)
  return minima.filter(({ scope }) => meant.includes(scope))
}
