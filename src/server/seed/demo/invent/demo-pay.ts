import type { EmploymentType, PayType } from '#shared/contract/choice-schemas.ts'
import type { Random } from './random.ts'

/** Average weeks in a month. */
const WEEKS = 4.333
const MINI_JOB_LIMIT_2026 = 603

export type Pay = { payType: PayType; payAmount: number; payMax: number | null; hoursPerWeek: number | null }

/**
 * Pay for a role from its range in EUR per hour. Rounding up keeps it from falling below the range. A mini job stays
 * within 603 EUR a month.
 */
export function createPay(random: Random, type: EmploymentType, [low, high]: readonly [number, number]): Pay {
  const hourly = niceHourly(low + (random.next() * (high - low)) / 2)
  const top = random.chance(0.45) ? niceHourly(hourly + (high - low) * (0.25 + random.next() / 4)) : null
  if (type === 'mini_job') return miniJobPay(random, hourly)
  const hoursPerWeek = hoursOf(random, type)
  if (hoursPerWeek === null || random.chance(hourlyShare[type])) {
    return { payType: 'per_hour', payAmount: hourly, payMax: top, hoursPerWeek }
  }
  const payMax = top === null ? null : monthly(top, hoursPerWeek)
  return { payType: 'per_month', payAmount: monthly(hourly, hoursPerWeek), payMax, hoursPerWeek }
}

/** The share of vacancies with hourly pay. */
const hourlyShare: Record<EmploymentType, number> = {
  full_time: 0.4,
  part_time: 0.5,
  mini_job: 0.6,
  temporary: 0.8,
  one_off: 1,
}

function hoursOf(random: Random, type: EmploymentType): number | null {
  if (type === 'one_off') return null
  if (type === 'part_time') return random.pick([15, 18, 20, 20, 25, 25, 28, 30])
  return random.pick([35, 37.5, 38, 38.5, 39, 40, 40, 40])
}

function miniJobPay(random: Random, hourly: number): Pay {
  const max = Math.floor(MINI_JOB_LIMIT_2026 / (hourly * WEEKS))
  const hoursPerWeek = random.between(Math.max(3, max - 4), max)
  const payAmount = Math.ceil((hourly * hoursPerWeek * WEEKS) / 10) * 10
  const perMonth = payAmount <= MINI_JOB_LIMIT_2026 && random.chance(0.4)
  return perMonth
    ? { payType: 'per_month', payAmount, payMax: null, hoursPerWeek }
    : { payType: 'per_hour', payAmount: hourly, payMax: null, hoursPerWeek }
}

/** Rounds up as advertisements do: to 10 cents below 15 EUR, to 50 cents above. */
function niceHourly(hourly: number): number {
  const step = hourly < 15 ? 10 : 50
  return (Math.ceil(Math.round(hourly * 100) / step) * step) / 100
}

function monthly(hourly: number, hours: number): number {
  return Math.ceil((hourly * hours * WEEKS) / 50) * 50
}
