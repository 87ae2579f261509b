import type { EmployerKind, EmploymentType } from '../contract/choice-schemas.ts'
import type { CareScope, MinimumWage, WageScope } from '../contract/pay.ts'

/** A sector's minimum wage for one kind of work, binding for firms of that sector. */
export type SectorMinimum = { scope: WageScope; hourly: number }

export type Pay = {
  pay_type: 'per_month' | 'per_hour'
  pay_amount: number
  hours_per_week: number | null
}

/** Weeks in an average month, as German payrolls count them: three months are 13 weeks. */
export const WEEKS_PER_MONTH = 4.333

/** Rounds EUR to the cent. */
const cents = (amount: number) => Math.round(amount * 100) / 100

/** The monthly pay for an hourly one, in EUR to the cent. */
export const monthlyFromHourly = (hourly: number, hoursPerWeek: number) =>
  cents(hourly * hoursPerWeek * WEEKS_PER_MONTH)

/** The hourly pay for a monthly one, in EUR to the cent. */
export const hourlyFromMonthly = (monthly: number, hoursPerWeek: number) =>
  cents(monthly / (hoursPerWeek * WEEKS_PER_MONTH))

/** The pay per hour; null for monthly pay with unknown hours. */
export function hourlyOf({ pay_type, pay_amount, hours_per_week }: Pay): number | null {
  if (pay_type === 'per_hour') return pay_amount
  return hours_per_week ? hourlyFromMonthly(pay_amount, hours_per_week) : null
}

/** The pay per month; null for hourly pay with unknown hours. */
export function monthlyOf({ pay_type, pay_amount, hours_per_week }: Pay): number | null {
  if (pay_type === 'per_month') return pay_amount
  return hours_per_week ? monthlyFromHourly(pay_amount, hours_per_week) : null
}

// No regular work is paid less a month or more an hour, in EUR.
const LEAST_MONTHLY = 100
const MOST_HOURLY = 300

/** Whether an amount in EUR was probably meant for the other unit. False without an amount. */
export const isUnlikelyUnit = (pay_type: Pay['pay_type'], amount: number | null): boolean =>
  amount !== null && amount > 0 && (pay_type === 'per_month' ? amount < LEAST_MONTHLY : amount > MOST_HOURLY)

/**
 * The statutory minimum wage on a day (§ 1 MiLoG). It binds every employer.
 * @param date YYYY-MM-DD
 * @returns EUR per hour, or null when the table has no row for that day
 */
export function minimumWageAt(rows: MinimumWage[], date: string): number | null {
  return statutoryMinimumAt(rows, date)?.hourly ?? null
}

/** The row of the statutory minimum wage on a day, with the date from which it is valid. */
export function statutoryMinimumAt(rows: MinimumWage[], date: string): MinimumWage | null {
  return latest(rows.filter((row) => row.rubric_id === null && row.valid_from <= date)) ?? null
}

/**
 * The next statutory minimum wage, if it comes into force during the work and is above a pay that is high enough until
 * then. One-time work is over by then.
 * @param day the first day of work, or today if it has begun, YYYY-MM-DD
 */
export function minimumWageToCome(
  pay: Pay & { employment_type: EmploymentType | null },
  rows: MinimumWage[],
  day: string,
): { hourly: number; next: MinimumWage } | null {
  const hourly = hourlyOf(pay)
  const next = rows
    .filter((row) => row.rubric_id === null && row.valid_from > day)
    .toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))[0]
  if (hourly === null || !next || pay.employment_type === 'one_off') return null
  if (hourly >= next.hourly || isBelowMinimumWage(pay, rows, day)) return null
  return { hourly, next }
}

/** The work by which the minimum wage of a sector is found. */
export type SectorWork = {
  rubric_id: number
  employer_kind: EmployerKind
  /** The qualification that the employer has named; missing or null when not named. */
  care_qualification?: CareScope | null | undefined
}

/**
 * The sector minima that may apply to work in a rubric. They bind only firms of that sector (§ 8 AEntG), never a
 * household. A vacancy does not say whether the firm belongs to the sector, so they are hints. A regulation that has ended
 * binds nobody until the next one.
 * @param date YYYY-MM-DD
 * @returns the lowest first; only that of a named qualification; empty for a household
 */
export function sectorMinimaAt(
  rows: MinimumWage[],
  date: string,
  { rubric_id, employer_kind, care_qualification }: SectorWork,
): SectorMinimum[] {
  if (employer_kind === 'household') return []
  const begun = rows.filter((row) => row.rubric_id === rubric_id && row.valid_from <= date)
  const scopes = new Set(begun.flatMap(({ scope }) => scope ?? []))
  const minima = [...scopes]
    .flatMap((scope) => {
      const row = latest(begun.filter((other) => other.scope === scope))
      return row && !hasEnded(row, date) ? [{ scope, hourly: row.hourly }] : []
    })
    .filter(({ hourly }) => hourly > (minimumWageAt(rows, date) ?? 0))
    .sort((first, second) => first.hourly - second.hourly)
  const named = minima.filter(({ scope }) => scope === care_qualification)
  return named.length > 0 ? named : minima
}

/** Whether the text that sets a figure is no longer in force. */
export const hasEnded = ({ valid_to }: Pick<MinimumWage, 'valid_to'>, date: string): boolean =>
  !!valid_to && valid_to < date

/** Whether the pay is certainly below the statutory minimum wage of that day. */
export function isBelowMinimumWage(pay: Pay, rows: MinimumWage[], date: string): boolean {
  const hourly = hourlyOf(pay)
  const minimum = minimumWageAt(rows, date)
  return hourly !== null && minimum !== null && hourly < minimum
}

/** The most that a mini-job may pay per month, in whole EUR: ten hours a week at the minimum wage (§ 8 SGB IV). */
export const miniJobLimit = (minimumHourly: number) =>
  Math.ceil((Math.round(minimumHourly * 100) * 130) / 300)

/**
 * The monthly limit of a mini-job (§ 8 SGB IV) when the pay of work that is called one is above it.
 * @param pay with `pay_max` for a range, whose end counts
 * @param date YYYY-MM-DD
 * @returns EUR per month; null when the pay is within the limit or unknown, or for another kind of work
 */
export function exceededMiniJobLimit(
  pay: Pay & { pay_max: number | null; employment_type: EmploymentType | null },
  rows: MinimumWage[],
  date: string,
): { limit: number; monthly: number } | null {
  if (pay.employment_type !== 'mini_job') return null
  const monthly = monthlyOf({ ...pay, pay_amount: pay.pay_max ?? pay.pay_amount })
  const minimum = minimumWageAt(rows, date)
  if (monthly === null || minimum === null || monthly <= miniJobLimit(minimum)) return null
  return { limit: miniJobLimit(minimum), monthly }
}

/** The legal facts about a pay on a day. Amounts in EUR; null when unknown. */
export type PayFacts = {
  hourly: number | null
  monthly: number | null
  /** The statutory minimum wage on that day. */
  minimum: number | null
  sectorMinima: SectorMinimum[]
  isBelowMinimum: boolean
  /** The lowest minimum wage of the sector, if the pay is below it. A pay above it may be right for the kind of work. */
  leastOfSector: number | null
  mark: 'mini_job' | 'midi_job' | null
}

/**
 * The legal facts about a pay: its other unit, the minima and its marks.
 * @param pay with `pay_max` for a range: a mark is set when both ends have it
 * @param isRegular false for one-time work: mini- and midi-jobs are regular work
 */
export function payFactsOf(
  pay: Pay & SectorWork & { pay_max: number | null },
  tables: { minimum_wages: MinimumWage[]; midi_job_limits: { valid_from: string; monthly: number }[] },
  date: string,
  isRegular: boolean,
): PayFacts {
  const minimum = minimumWageAt(tables.minimum_wages, date)
  const midi = tables.midi_job_limits
    .filter((row) => row.valid_from <= date)
    .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]?.monthly
  const markOf = (monthly: number | null): PayFacts['mark'] => {
    if (monthly === null || !isRegular) return null
    if (minimum !== null && monthly <= miniJobLimit(minimum)) return 'mini_job'
    return midi !== undefined && monthly <= midi ? 'midi_job' : null
  }
  const monthly = monthlyOf(pay)
  const mark = markOf(monthly)
  const markOfMost = markOf(monthlyOf({ ...pay, pay_amount: pay.pay_max ?? pay.pay_amount }))
  const hourly = hourlyOf(pay)
  const sectorMinima = sectorMinimaAt(tables.minimum_wages, date, pay)
  const [least] = sectorMinima
  return {
    hourly,
    monthly,
    minimum,
    sectorMinima,
    leastOfSector: least && hourly !== null && hourly < least.hourly ? least.hourly : null,
    isBelowMinimum: hourly !== null && minimum !== null && hourly < minimum,
    mark: mark === markOfMost ? mark : null,
  }
}

const latest = (rows: MinimumWage[]): MinimumWage | undefined =>
  rows.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]
