import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'
import {
  dateTimeInText,
  formatAgo,
  formatDate,
  formatDateTime,
  formatMoneyRange,
  formatTime,
} from './format.ts'
import { activateLanguage, currentLocale } from './i18n.ts'

afterEach(async () => {
  vi.unstubAllEnvs()
  await activateLanguage('en')
})

it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])('a day is the same in each zone: %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDate('2026-12-01')).toMatch(/Dec 1\b|1 Dec/)
  // Late in the evening in UTC, Germany has the next day already.
  expect(formatDate('2026-11-21T23:30:00Z')).toContain('22')
  expect(formatDate('2026-07-01T22:30:00Z')).toMatch(/Jul 2\b|2 Jul/)
})

it('a range of pay is in the format of the current language, also after another one', async () => {
  await activateLanguage('en')
  expect(formatMoneyRange(15, 18.5)).toBe('€15.00 – €18.50')
  await activateLanguage('de')
  expect(formatMoneyRange(15, 18.5)).toMatch(/15,00.18,50\s€/)
  await activateLanguage('en')
  expect(formatMoneyRange(15, 18.5)).toBe('€15.00 – €18.50')
})

it('what is younger than a minute is not called “now”, which readers of a job take for its first day', async () => {
  await activateLanguage('de')
  expect(formatAgo(1_000, 2_000)).toBe('gerade eben')
  expect(formatAgo(0, 60_000)).toBe('vor 1 Minute')
  await activateLanguage('en')
})

it('a time in a German sentence is followed by “Uhr”, not one in a table', async () => {
  // Without a zone: the formatter of another test may be kept in its zone.
  const time = '2026-11-12T13:30:00'
  await activateLanguage('de')
  expect(dateTimeInText(time)).toBe('12.11.2026, 13:30\u00a0Uhr')
  expect(formatDateTime(time)).toBe('12.11.2026, 13:30')
  await activateLanguage('en')
  expect(dateTimeInText(time)).toBe(formatDateTime(time))
})

it('a month in a Polish date is a genitive, as the sentences around it need', async () => {
  await activateLanguage('pl')
  expect(formatDate('2025-05-22')).toBe('22 maja 2025')
  await activateLanguage('en')
})

it('thirty days are “1 month ago”: “last month” would be wrong on the first day of a month', async () => {
  await activateLanguage('en')
  expect(formatAgo(0, 30 * DAY_MS)).toBe('1 month ago')
  expect(formatAgo(0, 366 * DAY_MS)).toBe('1 year ago')
  expect(formatAgo(0, DAY_MS)).toBe('yesterday')
})

it.each(LANGUAGES)('a time of day is what Intl makes of it: %s', async (language) => {
  await activateLanguage(language)
  const format = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' })
  for (const time of ['2026-11-12T00:00:00', '2026-11-12T09:05:59', '2026-11-12T23:59:00'])
    expect(formatTime(time)).toBe(format.format(new Date(time)))
})
