import { useCallback, useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { Language } from '#shared/contract/languages.ts'

type Words = Record<string, string>

// Each language is a file of its own.
const WORDS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('#shared/rubric-words/en.ts')).en,
  ru: async () => (await import('#shared/rubric-words/ru.ts')).ru,
  pl: async () => (await import('#shared/rubric-words/pl.ts')).pl,
  de: async () => (await import('#shared/rubric-words/de.ts')).de,
}

/** The occupations that find a rubric, in the language of the user and in German. Empty until they are loaded. */
export function useRubricWords(): (slug: string) => string[] {
  const { language } = useViewer()
  const [loaded, setLoaded] = useState<Words[]>([])
  useEffect(() => {
    let isCurrent = true
    Promise.all([...new Set<Language>([language, 'de'])].map((one) => WORDS[one]())).then(
      (words) => isCurrent && setLoaded(words),
      // Without them the names and synonyms of rubrics still find.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return useCallback((slug) => loaded.flatMap((words) => words[slug]?.split(', ') ?? []), [loaded])
}
