import type { Plugin } from 'vite'

const FILE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/
const COSTLY = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/

/**
 * Replaces a check in React Aria. At import React Aria validates the browser's language, and Chromium then loads the date
 * formats of all languages. This takes 15 to 20 ms, on a phone four times as long, before the page works. `Intl.Locale`
 * throws the same error for the same languages and loads none.
 * @throws when React Aria's code has changed and the replacement must be checked
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
