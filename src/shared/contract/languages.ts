/** Interface languages. The first is the fallback of routes and of Accept-Language. */
export const LANGUAGES = ['en', 'ru', 'pl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  de: 'Deutsch',
}

/** The locale of dates and numbers. In en-GB the day comes before the month. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU', pl: 'pl-PL', de: 'de-DE' }
