import type { Language } from './languages.ts'

/** The address of the web app manifest in a language. The English one has the usual name. */
export const webManifestPath = (language: Language): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`

/** The scheme of links that open the installed app (`protocol_handlers` of the web app manifest). */
export const APP_SCHEME = 'web+jobmost'
