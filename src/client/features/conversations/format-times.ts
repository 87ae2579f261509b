import { daysAgo } from '#client/platform/words/days-ago.ts'
import { formatTime, kept } from '#client/platform/words/format.ts'

/** Formats a day as "Friday, 20 November", with the year when it is not this year. */
export function formatDay(iso: string, now: number): string {
  const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear()
  return isThisYear
    ? format('day', { weekday: 'long', day: 'numeric', month: 'long' }, iso)
    : format('day and year', { day: 'numeric', month: 'long', year: 'numeric' }, iso)
}

/** Formats a time for a list: the time today, the weekday within a week, else the date. */
export function formatShort(iso: string, now: number): string {
  const days = daysAgo(iso, now)
  if (days <= 0) return formatTime(iso)
  if (days < 7) return format('weekday', { weekday: 'short' }, iso)
  return format('short date', { day: '2-digit', month: '2-digit', year: '2-digit' }, iso)
}

const format = (kind: string, options: Intl.DateTimeFormatOptions, iso: string): string =>
  kept(kind, (language) => new Intl.DateTimeFormat(language, options)).format(new Date(iso))
