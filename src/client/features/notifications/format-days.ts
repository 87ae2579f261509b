import { daysAgo } from '#client/platform/words/days-ago.ts'
import { currentLocale } from '#client/platform/words/i18n.ts'

/** Formats a day as "today", "yesterday" or its date. `now` is in ms since 1970. */
export function formatDay(iso: string, now: number): string {
  const days = daysAgo(iso, now)
  const language = currentLocale()
  const words =
    days >= 0 && days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
      : new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
          new Date(iso),
        )
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}

/** Formats a day for paper: its date in the user's time zone, by which the days are grouped. */
export const formatPrintedDay = (iso: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(iso))
