import { i18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { currentLanguage, watchLanguage } from '#client/platform/words/i18n.ts'
import { LocaleContext } from '#client/ui/locale-context.ts'

/**
 * Provides the words of the active language. Renders the app again when the language changes. Lingui's own provider does so
 * when a catalogue is added, too: eight times when the first menu opens. Here words are loaded before what needs them is
 * shown (`platform/words/i18n.ts`).
 */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(watchLanguage, currentLanguage, currentLanguage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new context, so that its users render the other language
  const context = useMemo(() => ({ i18n: new Proxy(i18n, {}), _: i18n.t.bind(i18n) }), [language])
  return (
    <LinguiContext value={context}>
      <LocaleContext value={language}>{children}</LocaleContext>
    </LinguiContext>
  )
}
