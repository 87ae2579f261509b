import type { Language } from '#shared/contract/languages.ts'
import { fillText } from '#shared/field-texts/fill-text.ts'
import { keyOfIssue } from '#shared/field-texts/key-of-issue.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type TextKey = keyof typeof en

const TEXTS: Record<Language, Texts> = { en, ru, pl, de }

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key)

/** The text of `key` in `language`. `{name}` is replaced from `values`. */
export function say(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  return fillText(TEXTS[language][key], values)
}

/** The text of an issue of a schema. */
export const textKeyOf = (message: string | undefined, kind: string | undefined): TextKey =>
  keyOfIssue(isTextKey, message, kind)
