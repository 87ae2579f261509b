import { currentLanguage } from './i18n.ts'

const MINUTE_MS = 60_000
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE_MS],
  ['month', 30 * 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
]

/** EUR in the reader's way of writing; cents only where there are some. `amount` in EUR. */
export function formatMoney(amount: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
}

/** `15 €` or `15–18 €`. */
export function formatMoneyRange(amount: number, max: number | null): string {
  if (max === null || max === amount) return formatMoney(amount)
  const figure = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) && Number.isInteger(max) ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return figure.formatRange(amount, max)
}

export const formatNumber = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(value)

/** A day, from an ISO time or date. */
export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(new Date(iso))

/** A day and a time. */
export const formatDateTime = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )

/**
 * "3 days ago". `time` and `now` in ms since 1970.
 * @returns the words, in whole units, at least a minute
 */
export function formatAgo(time: number, now: number): string {
  const past = Math.max(now - time, 0)
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['minute', MINUTE_MS]
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' })
  return format.format(-Math.floor(past / size), unit)
}
