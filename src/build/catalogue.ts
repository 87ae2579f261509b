import { readFileSync } from 'node:fs'
import { CATALOGUES } from '#shared/contract/catalogues.ts'
import type { Language } from '#shared/contract/languages.ts'

/** A message of the app: its English text as `id`. */
export type Message = { context: string; id: string; text: string }

/** The catalogues of a language, one after the other, as their files. */
export const catalogueFile = (language: Language): string =>
  CATALOGUES.map((name) =>
    readFileSync(new URL(`../client/locales/${language}/${name}.po`, import.meta.url), 'utf8'),
  ).join('\n')

/** The messages of a language. */
export function catalogueOf(language: Language): Message[] {
  const entries = catalogueFile(language).matchAll(/^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm)
  return [...entries].map(([, context = '', id = '', text = '']) => ({ context, id, text }))
}
