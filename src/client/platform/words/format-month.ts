import { currentLocale } from './i18n.ts'

/** A date as month and year in the language of the interface, which stay in one line: "сент. 2014 г." */
export const formatMonth = (date: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(date))
    .replaceAll(' ', '\u00a0')
