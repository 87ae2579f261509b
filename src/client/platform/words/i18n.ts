import { i18n } from '@lingui/core'
import { type Catalogue, OTHER_CATALOGUES } from '#shared/contract/catalogues.ts'
import { LANGUAGES, type Language, LOCALES } from '#shared/contract/languages.ts'
import { webManifestPath } from '#shared/contract/web-manifest-path.ts'
import { createStore } from '#shared/emitter.ts'
import { loadRepeatedly } from '#shared/load-repeatedly.ts'
import { setApiLanguage } from '../api/api.ts'

const STORED_AS = 'language'

const FILES = import.meta.glob<{ messages: Record<string, unknown> }>('/src/client/locales/*/*.po')
/** The catalogues that are loaded of each language. */
const loaded = new Map<Language, Set<Catalogue>>()
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

/**
 * Activates a language with the catalogue of the frame, and with those that are loaded in other languages: their screens may
 * be shown now.
 */
export async function activateLanguage(language: Language): Promise<void> {
  requested.set(language)
  if (i18n.locale !== language) {
    await loadWords(['first', ...[...loaded.values()].flatMap((names) => [...names])], language)
    // The user has chosen another language meanwhile.
    if (requested.get() !== language) return
    i18n.activate(language)
  }
  setApiLanguage(language)
}

/** Calls `onChange` when another language becomes active, not when words are added. @returns a function that ends it */
export function watchLanguage(onChange: () => void): () => void {
  let last = i18n.locale
  return i18n.on('change', () => {
    if (i18n.locale === last) return
    last = i18n.locale
    onChange()
  })
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

/** Loads catalogues of a language, each once; await it before showing what needs them. */
export async function loadWords(names: readonly Catalogue[], language = currentLanguage()): Promise<void> {
  const known = loaded.get(language) ?? new Set()
  loaded.set(language, known)
  const missing = [...new Set(names)].filter((name) => !known.has(name))
  await Promise.all(
    missing.map(async (name) => {
      const load = FILES[`/src/client/locales/${language}/${name}.po`]
      // A module that awaits words and gets none is broken until the page is loaded again (ECMAScript modules).
      if (load) i18n.load(language, (await loadRepeatedly(load)).messages as never)
      known.add(name)
    }),
  )
}

/** Loads the words of all screens but home; await it before showing a part that can be on any page. */
export const loadAllWords = (language = currentLanguage()): Promise<void> =>
  loadWords(OTHER_CATALOGUES, language)

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
