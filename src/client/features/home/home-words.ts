import { i18n } from '@lingui/core'
import type { Language } from '#shared/contract/languages.ts'

const HOME: Record<Language, () => Promise<{ messages: Record<string, unknown> }>> = {
  en: () => import('#client/locales/en/home.po'),
  ru: () => import('#client/locales/ru/home.po'),
  pl: () => import('#client/locales/pl/home.po'),
  de: () => import('#client/locales/de/home.po'),
}
const loaded = new Set<Language>()

/**
 * Loads the messages of the home page; await it before rendering. Apart from words/i18n.ts, so that other pages do not
 * load them.
 */
export async function loadHomeWords(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const { messages } = await HOME[language]()
  i18n.load(language, messages as never)
  loaded.add(language)
}
