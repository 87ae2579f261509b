import { i18n } from '@lingui/core'
import { LANGUAGES, type Language, LOCALES } from '#shared/contract/languages.ts'
import { webManifestPath } from '#shared/contract/web-manifest-path.ts'
import { createStore } from '#shared/emitter.ts'
import { setApiLanguage } from '../api/api.ts'

const STORED_AS = 'language'

type Catalogue = { messages: Record<string, unknown> }

const CATALOGUES = import.meta.glob<Catalogue>('/src/client/locales/*/*.po')
/** The languages whose full catalogue is loaded. */
const fullyLoaded = new Set<Language>()
/** The language last requested: its catalogue may still be loading. */
const requested = createStore<Language | null>(null)

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
    const catalogues = fullyLoaded.size > 0 ? (['first', 'rest'] as const) : (['first'] as const)
    await Promise.all(catalogues.map((catalogue) => loadCatalogue(language, catalogue)))
    if (fullyLoaded.size > 0) fullyLoaded.add(language)
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
  document.querySelector('link[rel=manifest]')?.setAttribute('href', webManifestPath(language))
  // The server reads the cookie to redirect `/` before any script runs. Over https, browsers let no other host set a cookie
  // with this prefix (RFC 6265bis, 4.1.3).
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', '']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${prefix}${STORED_AS}=${language}; path=/; max-age=31536000; samesite=lax${secure}`
  try {
    localStorage.setItem(STORED_AS, language)
  } catch {
    // Without storage the address still has the language.
  }
}

/** Loads one of a language's catalogues (lingui.config.ts). */
export async function loadCatalogue(language: Language, name: 'first' | 'home' | 'rest'): Promise<void> {
  const load = CATALOGUES[`/src/client/locales/${language}/${name}.po`]
  if (load) i18n.load(language, (await load()).messages as never)
}

/** Loads the catalogue of all other screens; await it before showing one. */
export async function loadAllWords(language: Language = currentLanguage()): Promise<void> {
  if (fullyLoaded.has(language)) return
  await loadCatalogue(language, 'rest')
  fullyLoaded.add(language)
}

/** The active language. */
export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en')

/** The locale of dates and numbers. */
export const currentLocale = (): string => LOCALES[currentLanguage()]

function readStored(): string | undefined {
  try {
    return localStorage.getItem(STORED_AS) ?? undefined
  } catch {
    return undefined
  }
}
