import { i18n } from '@lingui/core'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { createStore } from '#shared/emitter.ts'
import { setApiLanguage } from '../api/api.ts'

const STORED_AS = 'language'

type Catalogue = () => Promise<{ messages: Record<string, unknown> }>

const FIRST: Record<Language, Catalogue> = {
  en: () => import('#client/locales/en/first.po'),
  ru: () => import('#client/locales/ru/first.po'),
  pl: () => import('#client/locales/pl/first.po'),
  de: () => import('#client/locales/de/first.po'),
}
const REST: Record<Language, Catalogue> = {
  en: () => import('#client/locales/en/rest.po'),
  ru: () => import('#client/locales/ru/rest.po'),
  pl: () => import('#client/locales/pl/rest.po'),
  de: () => import('#client/locales/de/rest.po'),
}
const whole = new Set<Language>()
/** The language last requested: its catalogue may still be loading. */
const requested = createStore<Language | null>(null)

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  de: 'Deutsch',
}

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text)

/** The language chosen on this device, else the first supported one of the browser, else English. */
export function preferredLanguage(): Language {
  const stored = readStored()
  if (isLanguage(stored)) return stored
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

/** Loads the catalogue of the first screens if needed and activates `language`. */
export async function activateLanguage(language: Language): Promise<void> {
  requested.set(language)
  if (i18n.locale !== language) {
    // When the other screens were loaded in the old language, one of them may be shown now.
    const catalogues = whole.size > 0 ? [FIRST, REST] : [FIRST]
    const loaded = await Promise.all(catalogues.map((catalogue) => catalogue[language]()))
    for (const { messages } of loaded) i18n.load(language, messages as never)
    if (whole.size > 0) whole.add(language)
    // The user has chosen another language meanwhile.
    if (requested.get() !== language) return
    i18n.activate(language)
  }
  setApiLanguage(language)
}

/** Sets the document's language and stores it on this device. */
export function rememberLanguage(language: Language): void {
  // The server renders pages too, without a document.
  if (typeof document === 'undefined') return
  // Setting the same value makes the browser choose all fonts again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  // The server reads the cookie to redirect `/` before any script runs.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${STORED_AS}=${language}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(STORED_AS, language)
  } catch {
    // Without storage the address still has the language.
  }
}

/** Loads the catalogue of all other screens; await it before showing one. */
export async function loadAllWords(language: Language = currentLanguage()): Promise<void> {
  if (whole.has(language)) return
  const { messages } = await REST[language]()
  i18n.load(language, messages as never)
  whole.add(language)
}

/** The active language. */
export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en')

/** The locale of dates and numbers. English is en-GB: the day comes before the month. */
export const currentLocale = (): string => (currentLanguage() === 'en' ? 'en-GB' : currentLanguage())

function readStored(): string | undefined {
  try {
    return localStorage.getItem(STORED_AS) ?? undefined
  } catch {
    return undefined
  }
}
