import type { Language } from '#shared/contract/languages.ts'
import { longDay } from './long-day.ts'

/** The title of a changed page with the first day of the change (YYYY-MM-DD), as in a notification. */
export const changeTitle = (language: Language, title: string, inForceOn: string): string =>
  `${title} · ${longDay(language, new Date(`${inForceOn}T12:00:00Z`))}`
