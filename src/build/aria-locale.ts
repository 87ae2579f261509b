import type { Plugin } from 'vite'

const FILE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/
const COSTLY = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/

/**
 * React Aria asks at its import whether the browser's language is well formed, in a way for which Chromium opens the
 * dates of all its languages: 15 to 20 ms, four times that on a phone, before the page can be used. `Intl.Locale`
 * throws the same error for the same languages and opens none.
 * @throws when React Aria has changed, so that this is looked at again
 */
export function ariaLocale(): Plugin {
  return {
    name: 'jobmost:aria-locale',
    apply: 'build',
    transform(code, id) {
      if (!FILE.test(id.split('?')[0] ?? id)) return null
      if (!COSTLY.test(code))
        this.error('React Aria finds its default locale in another way: see aria-locale.ts')
      return { code: code.replace(COSTLY, 'new Intl.Locale(locale)'), map: null }
    },
  }
}
