/** A row of the dated table (facts/work-in-germany.md): valid from its day until a later one of the same rubric. */
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

function latest(rows: MinimumWage[], date: string, rubricId: number | null): number | null {
  const valid = rows.filter((row) => row.rubric_id === rubricId && row.valid_from <= date)
  const last = valid.sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]
  return last?.hourly ?? null
}
