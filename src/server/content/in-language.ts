import type { Language } from '#shared/contract/languages.ts'

type Texts = Partial<Record<Language, string>>

/** The language a text is shown in: the asked one, else English, else whichever there is. */
export function languageIn(texts: Texts, asked: Language): Language {
  if (texts[asked]) return asked
  const others = Object.keys(texts) as Language[]
  return texts.en ? 'en' : (others.find((language) => texts[language]) ?? 'en')
}

/** A text in the asked language or the one that stands in for it. */
export const inLanguage = (texts: Texts, asked: Language): string => texts[languageIn(texts, asked)] ?? ''
