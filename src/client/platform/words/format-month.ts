import { currentLocale } from './i18n.ts'

/** A date as month and year in the language of the interface. */
export const formatMonth = (date: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
