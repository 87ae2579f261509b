import type { Language } from '#shared/contract/languages.ts'

export type LocalTexts = Record<Language, string>
export type LocalPage = { titles: LocalTexts; bodies: LocalTexts }
export type LocalQuestion = { questions: LocalTexts; answers: LocalTexts; slug: string | null }

/** A FAQ entry: question and answer in each language, and a slug if pages link to it. */
export function question(
  en: [string, string],
  ru: [string, string],
  pl: [string, string],
  de: [string, string],
  slug: string | null = null,
): LocalQuestion {
  return {
    questions: { en: en[0], ru: ru[0], pl: pl[0], de: de[0] },
    answers: { en: en[1], ru: ru[1], pl: pl[1], de: de[1] },
    slug,
  }
}
