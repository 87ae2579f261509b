import type { Random } from './random.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Different moments of the last 45 days, whole minutes, mostly by day; newest first. */
export function createMoments(random: Random, count: number, now: Date): Date[] {
  const last = Math.floor(now.getTime() / MINUTE) * MINUTE
  const moments = new Set<number>()
  while (moments.size < count) {
    const moment = last - random.between(20, 45 * 24 * 60 - 1) * MINUTE
    const hour = new Date(moment).getUTCHours()
    if ((hour >= 6 && hour < 20) || random.chance(0.1)) moments.add(moment)
  }
  return [...moments].sort((a, b) => b - a).map((moment) => new Date(moment))
}

/** When the employer last said that the vacancy stands: within 13 days before now, never before publication. */
export function createConfirmedAt(random: Random, publishedAt: Date, now: Date): Date {
  const earliest = Math.max(publishedAt.getTime(), now.getTime() - 13 * DAY)
  const minutes = Math.floor((now.getTime() - earliest) / MINUTE)
  if (earliest === publishedAt.getTime() && random.chance(0.6)) return new Date(publishedAt)
  return new Date(
    Math.max(earliest, Math.floor(now.getTime() / MINUTE) * MINUTE - random.between(0, minutes) * MINUTE),
  )
}

/** A day 3 to 60 days after now as YYYY-MM-DD; more often than not the first of a month. */
export function createStartDate(random: Random, now: Date): string {
  const day = new Date(now.getTime() + random.between(3, 30) * DAY)
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1))
  return (random.chance(0.6) ? first : day).toISOString().slice(0, 10)
}
