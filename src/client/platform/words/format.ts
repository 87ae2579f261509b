import { t } from '@lingui/core/macro'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { currentLanguage, currentLocale } from './i18n.ts'

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

// Making a formatter costs a hundred times as much as using it, so each is kept by kind and language.
const formatters = new Map<string, unknown>()

/** The formatter of a kind in the current language. */
export function kept<T>(kind: string, make: (language: string) => T): T {
  const key = `${currentLanguage()} ${kind}`
  if (!formatters.has(key)) formatters.set(key, make(currentLocale()))
  return formatters.get(key) as T
}

const moneyFormat = (digits: 0 | 2) =>
  kept(`money ${digits}`, (language) => {
    const options = {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: 2,
    } as const
    return new Intl.NumberFormat(language, options)
  })

/** An amount in EUR in the format of the current language; by default with cents only if there are any. */
export const formatMoney = (amount: number, digits: 0 | 2 = Number.isInteger(amount) ? 0 : 2): string =>
  moneyFormat(digits).format(amount)

// `formatRange` took a seventh of the time in which the server renders a job, and lists repeat few pays.
const MAX_RANGES = 500

/** `15 €` or `15–18 €`. */
export function formatMoneyRange(amount: number, max: number | null): string {
  if (max === null || max === amount) return formatMoney(amount)
  const ranges = kept('ranges', () => new Map<string, string>())
  const key = `${amount} ${max}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const digits = Number.isInteger(amount) && Number.isInteger(max) ? 0 : 2
  const range = moneyFormat(digits).formatRange(amount, max)
  if (ranges.size >= MAX_RANGES) ranges.clear()
  ranges.set(key, range)
  return range
}

export const formatNumber = (value: number): string =>
  kept('number', (language) => new Intl.NumberFormat(language)).format(value)

/** `10 %` for 0.1. */
export const formatPercent = (share: number): string =>
  kept('percent', (language) => new Intl.NumberFormat(language, { style: 'percent' })).format(share)

const BYTE_UNITS = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1000],
  ['byte', 1],
] as const

/** "1.2 MB" or "340 kB", in the largest unit that fits (SI: 1 kB is 1,000 bytes). */
export function formatBytes(bytes: number): string {
  const [unit, size] = BYTE_UNITS.find(([, one]) => bytes >= one) ?? BYTE_UNITS[2]
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return kept(`bytes ${unit}`, (language) => new Intl.NumberFormat(language, options)).format(bytes / size)
}

/**
 * Formats a date. Takes an ISO date or an ISO time; of a time, the day it was in Germany, so that server and browser
 * agree in every time zone.
 */
export function formatDate(iso: string): string {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? 'UTC' : 'Europe/Berlin'
  // Short Polish months are nominatives (CLDR): "od 22 maj 2025" is wrong, "od 22 maja 2025" right.
  const dateStyle = currentLanguage() === 'pl' ? 'long' : 'medium'
  const format = kept(
    `date ${timeZone}`,
    (language) => new Intl.DateTimeFormat(language, { dateStyle, timeZone }),
  )
  return format.format(new Date(iso))
}

/** Formats a date with its time, for a table or a line of facts. */
export const formatDateTime = (iso: string): string => {
  // As in `formatDate`: a Polish date needs the genitive of the long month.
  const dateStyle = currentLanguage() === 'pl' ? 'long' : 'medium'
  const format = kept(
    'time',
    (language) => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }),
  )
  return format.format(new Date(iso))
}

/** The same for a sentence: German adds “Uhr”. */
export const dateTimeInText = (iso: string): string =>
  currentLanguage() === 'de' ? `${formatDateTime(iso)}\u00a0Uhr` : formatDateTime(iso)

/** A number with at least two digits: "05" for 5. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/**
 * Formats a time, ISO or in ms since 1970, as "10:45", which all languages of the app write alike. Not by `Intl`: its
 * first format of a time takes 30 ms, and the first screen without a connection has one.
 */
export function formatTime(time: string | number): string {
  const date = new Date(time)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/**
 * "3 days ago". `time` and `now` in ms since 1970.
 * @returns the words in whole units; "just now" below a minute: "now" of a job would be read as its first day
 */
export function formatAgo(time: number, now: number): string {
  const past = Math.max(now - time, 0)
  const found = UNITS.find(([, length]) => past >= length)
  if (!found) return t`just now`
  const [unit, size] = found
  // "Last month" for 30 days is wrong on the first day of a month; "yesterday" is right.
  const numeric = unit === 'month' || unit === 'year' ? 'always' : 'auto'
  const format = kept(`ago ${numeric}`, (language) => new Intl.RelativeTimeFormat(language, { numeric }))
  return format.format(-Math.floor(past / size), unit)
}
