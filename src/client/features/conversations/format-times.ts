import { currentLocale } from '#client/platform/words/i18n.ts'
import { DAY_MS } from '#shared/durations.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats an ISO time as "10:45". */
export const formatTime = (iso: string): string => format('time', { timeStyle: 'short' }, iso)

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
  return format('date', { day: '2-digit', month: '2-digit', year: '2-digit' }, iso)
}

/** Counts the midnights between a time and now, in the user's time zone. */
export function daysAgo(iso: string, now: number): number {
  const noon = (time: number) => new Date(time).setHours(12, 0, 0, 0)
  return Math.round((noon(now) - noon(Date.parse(iso))) / DAY_MS)
}

function format(kind: string, options: Intl.DateTimeFormatOptions, iso: string): string {
  const key = `${currentLocale()} ${kind}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(currentLocale(), options)
  formatters.set(key, formatter)
  return formatter.format(new Date(iso))
}
