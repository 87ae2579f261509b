import { i18n } from '@lingui/core'
import { LANGUAGES, type Language } from '#shared/contract/common.ts'
import { setApiLanguage } from './api.ts'

const STORED_AS = 'language'

const catalogues: Record<Language, () => Promise<{ messages: Record<string, unknown> }>> = {
  en: () => import('../locales/en.po'),
  ru: () => import('../locales/ru.po'),
  pl: () => import('../locales/pl.po'),
  de: () => import('../locales/de.po'),
}

/** Each language's own name: what its speakers look for. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  de: 'Deutsch',
}

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text)

/** The language chosen on this device, else the browser's first that we speak, else English. */
export function preferredLanguage(): Language {
  const stored = readStored()
  if (isLanguage(stored)) return stored
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

/** Loads the catalogue when it is not there yet and makes everything speak `language`, from now on and next time. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale !== language) {
    const { messages } = await catalogues[language]()
    i18n.loadAndActivate({ locale: language, messages: messages as never })
  }
  document.documentElement.lang = language
  setApiLanguage(language)
  try {
    localStorage.setItem(STORED_AS, language)
  } catch {
    // No storage here: the address carries the language all the same.
  }
}

/** The language everything speaks now. */
export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en')

function readStored(): string | undefined {
  try {
    return localStorage.getItem(STORED_AS) ?? undefined
  } catch {
    return undefined
  }
}
