/** Interface languages. The first is the fallback of routes and of Accept-Language. */
export const LANGUAGES = ['en', 'ru', 'pl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
