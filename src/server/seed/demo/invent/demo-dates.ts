import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { wholeMinute } from '#shared/rules/whole-minute.ts'
import type { Random } from './random.ts'

const DAY_MINUTES = DAY_MS / MINUTE_MS

// Assumes nine in the morning. With the real time the number of random draws, and so all later data, would depend on
// the hour.
const NINE = 9 * 60

/**
 * Distinct moments of the last 45 days in whole minutes, newest first, mostly in the daytime if now is nine o'clock.
 */
export function createMoments(random: Random, count: number, now: Date): Date[] {
  const ages = new Set<number>()
  while (ages.size < count) {
    const age = random.between(20, 45 * DAY_MINUTES - 1)
    const minuteOfDay = (NINE + 45 * DAY_MINUTES - age) % DAY_MINUTES
    if ((minuteOfDay >= 6 * 60 && minuteOfDay < 20 * 60) || random.chance(0.1)) ages.add(age)
  }
  const last = wholeMinute(now.getTime())
  return [...ages].sort((a, b) => a - b).map((age) => new Date(last - age * MINUTE_MS))
}

/** The last confirmation of a vacancy: within 13 days before now, never before its publication. */
export function createConfirmedAt(random: Random, publishedAt: Date, now: Date): Date {
  const last = wholeMinute(now.getTime())
  const earliest = Math.max(publishedAt.getTime(), last - 13 * DAY_MS)
  if (earliest === publishedAt.getTime() && random.chance(0.6)) return new Date(publishedAt)
  return new Date(last - random.between(0, (last - earliest) / MINUTE_MS) * MINUTE_MS)
}

/** A date 3 to 60 days after now as YYYY-MM-DD, often the first of a month. */
export function createStartDate(random: Random, now: Date): string {
  const day = new Date(now.getTime() + random.between(3, 30) * DAY_MS)
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1))
  return (random.chance(0.6) ? first : day).toISOString().slice(0, 10)
}
