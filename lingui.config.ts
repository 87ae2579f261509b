import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru', 'pl', 'de'],
  catalogs: [
    { path: '<rootDir>/src/client/locales/{locale}', include: ['src/client'], exclude: ['**/*.test.*'] },
  ],
  // No line numbers: a catalogue changes when its words change, not when code moves.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
