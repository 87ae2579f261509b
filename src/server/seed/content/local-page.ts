import type { Language } from '#shared/contract/languages.ts'

export type LocalTexts = Record<Language, string>
export type LocalPage = { titles: LocalTexts; bodies: LocalTexts }
export type LocalQuestion = { questions: LocalTexts; answers: LocalTexts }

/** A FAQ entry: question and answer in each language. */
export function question(
  en: [string, string],
  ru: [string, string],
  pl: [string, string],
  de: [string, string],
): LocalQuestion {
  return {
    questions: { en: en[0], ru: ru[0], pl: pl[0], de: de[0] },
    answers: { en: en[1], ru: ru[1], pl: pl[1], de: de[1] },
  }
}
