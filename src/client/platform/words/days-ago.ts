import { DAY_MS } from '#shared/durations.ts'

/** Counts the midnights between an ISO time and now, in the user's time zone. `now` in ms since 1970. */
export function daysAgo(iso: string, now: number): number {
  // From noon to noon: a day of the clock change has 23 or 25 hours.
  const noon = (time: number) => new Date(time).setHours(12, 0, 0, 0)
  return Math.round((noon(now) - noon(Date.parse(iso))) / DAY_MS)
}
