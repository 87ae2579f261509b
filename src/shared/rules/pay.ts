/** A row of the dated table (src/docs/facts.md, "Minimum wages"): valid from its day until a later one of the same rubric. */
export type MinimumWage = { rubric_id: number | null; valid_from: string; hourly: number }

export type Pay = {
  pay_type: 'per_month' | 'per_hour'
  pay_amount: number
  hours_per_week: number | null
}

/** The average month in weeks, as German payrolls count it: 13 weeks are three months. */
export const WEEKS_PER_MONTH = 4.333

/** EUR to the cent. */
const cents = (amount: number) => Math.round(amount * 100) / 100

/** What an hourly pay comes to in a month, in EUR to the cent. */
export const monthlyFromHourly = (hourly: number, hoursPerWeek: number) =>
  cents(hourly * hoursPerWeek * WEEKS_PER_MONTH)

/** What a monthly pay comes to in an hour, in EUR to the cent. */
export const hourlyFromMonthly = (monthly: number, hoursPerWeek: number) =>
  cents(monthly / (hoursPerWeek * WEEKS_PER_MONTH))

/** The pay per hour, or null when it is monthly and nobody said for how many hours. */
export function hourlyOf({ pay_type, pay_amount, hours_per_week }: Pay): number | null {
  if (pay_type === 'per_hour') return pay_amount
  return hours_per_week ? hourlyFromMonthly(pay_amount, hours_per_week) : null
}

/** The pay per month, or null when it is hourly and nobody said for how many hours. */
export function monthlyOf({ pay_type, pay_amount, hours_per_week }: Pay): number | null {
  if (pay_type === 'per_month') return pay_amount
  return hours_per_week ? monthlyFromHourly(pay_amount, hours_per_week) : null
}

/**
 * The least pay per hour for work in a rubric on a day: the rubric's own minimum or the general one, whichever is higher.
 * @param date YYYY-MM-DD
 * @returns null when the table knows none for that day
 */
export function minimumWageAt(rows: MinimumWage[], date: string, rubricId: number | null): number | null {
  const found = [latest(rows, date, null), latest(rows, date, rubricId)].filter((hourly) => hourly !== null)
  return found.length ? Math.max(...found) : null
}

/** Whether the pay is known to be below what the law asks for on that day. */
export function isBelowMinimumWage(
  pay: Pay & { rubric_id: number },
  rows: MinimumWage[],
  date: string,
): boolean {
  const hourly = hourlyOf(pay)
  const minimum = minimumWageAt(rows, date, pay.rubric_id)
  return hourly !== null && minimum !== null && hourly < minimum
}

/** What a mini-job may pay in a month at most, in whole EUR: a week of ten hours at the minimum wage (§ 8 SGB IV). */
export const miniJobLimit = (minimumHourly: number) =>
  Math.ceil((Math.round(minimumHourly * 100) * 130) / 300)

/** What the law makes of a pay on a day. Amounts in EUR; null where it cannot be reckoned. */
export type PayFacts = {
  hourly: number | null
  monthly: number | null
  /** The least that counts for this rubric on that day. */
  minimum: number | null
  isBelowMinimum: boolean
  mark: 'mini_job' | 'midi_job' | null
}

/**
 * The other measure of a pay and its marks.
 * @param pay with `pay_max` where a range is offered: a mark is given when both ends bear it
 * @param isRegular false for work done once: mini- and midi-jobs come back every month
 */
export function payFactsOf(
  pay: Pay & { pay_max: number | null; rubric_id: number },
  tables: { minimum_wages: MinimumWage[]; midi_job_limits: { valid_from: string; monthly: number }[] },
  date: string,
  isRegular: boolean,
): PayFacts {
  const general = minimumWageAt(tables.minimum_wages, date, null)
  const minimum = minimumWageAt(tables.minimum_wages, date, pay.rubric_id)
  const midi = tables.midi_job_limits
    .filter((row) => row.valid_from <= date)
    .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]?.monthly
  const markOf = (monthly: number | null): PayFacts['mark'] => {
    if (monthly === null || !isRegular) return null
    if (general !== null && monthly <= miniJobLimit(general)) return 'mini_job'
    return midi !== undefined && monthly <= midi ? 'midi_job' : null
  }
  const monthly = monthlyOf(pay)
  const mark = markOf(monthly)
  const markOfMost = markOf(monthlyOf({ ...pay, pay_amount: pay.pay_max ?? pay.pay_amount }))
  const hourly = hourlyOf(pay)
  return {
    hourly,
    monthly,
    minimum,
    isBelowMinimum: hourly !== null && minimum !== null && hourly < minimum,
    mark: mark === markOfMost ? mark : null,
  }
}

function latest(rows: MinimumWage[], date: string, rubricId: number | null): number | null {
  const valid = rows.filter((row) => row.rubric_id === rubricId && row.valid_from <= date)
  const last = valid.sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]
  return last?.hourly ?? null
}
