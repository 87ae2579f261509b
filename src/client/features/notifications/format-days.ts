import { currentLocale } from '#client/platform/words/i18n.ts'
import { DAY_MS } from '#shared/durations.ts'

/** Formats an ISO time as "10:45". */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(new Date(iso))

/** Formats a day as "today", "yesterday" or its date. `now` is in ms since 1970. */
export function formatDay(iso: string, now: number): string {
  const days = Math.round((noonOf(Date.parse(iso)) - noonOf(now)) / DAY_MS)
  const language = currentLocale()
  const words =
    days > -2 && days <= 0
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
          new Date(iso),
        )
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}

const noonOf = (time: number) => new Date(time).setHours(12, 0, 0, 0)
