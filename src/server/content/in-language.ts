import type { Language } from '#shared/contract/languages.ts'

type Texts = Partial<Record<Language, string>>

/** The language to show a text in: the requested one, else English, else any other. */
export function languageIn(texts: Texts, requested: Language): Language {
  if (texts[requested]) return requested
  const others = Object.keys(texts) as Language[]
  return texts.en ? 'en' : (others.find((language) => texts[language]) ?? 'en')
}

/** A text in the requested language or its fallback. */
export const inLanguage = (texts: Texts, requested: Language): string =>
  texts[languageIn(texts, requested)] ?? ''
