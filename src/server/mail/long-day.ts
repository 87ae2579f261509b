import { type Language, LOCALES } from '#shared/contract/languages.ts'

/** A day in words in Germany's time zone, such as "31 January 2027". */
export const longDay = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(day)
