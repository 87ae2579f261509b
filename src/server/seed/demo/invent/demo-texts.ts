import type { Language } from '#shared/contract/languages.ts'
import type { City } from '../../../geography/city.ts'
import type { RubricSlug } from '../../places/rubrics.ts'
import type { Phrases } from '../texts/phrases.ts'
import { phrasesDe } from '../texts/phrases-de.ts'
import { phrasesEn } from '../texts/phrases-en.ts'
import { phrasesPl } from '../texts/phrases-pl.ts'
import { phrasesRu } from '../texts/phrases-ru.ts'
import type { RubricText } from '../texts/role-text.ts'
import { rolesDe } from '../texts/roles-de.ts'
import { rolesEn } from '../texts/roles-en.ts'
import { rolesPl } from '../texts/roles-pl.ts'
import { rolesRu } from '../texts/roles-ru.ts'

export const phrasesByLanguage: Record<Language, Phrases> = {
  de: phrasesDe,
  ru: phrasesRu,
  pl: phrasesPl,
  en: phrasesEn,
}

/** Texts by language, then by rubric. */
export const roleTexts: Record<Language, Record<RubricSlug, RubricText>> = {
  de: rolesDe,
  ru: rolesRu,
  pl: rolesPl,
  en: rolesEn,
}

/** Fills the {slots} of a phrase. Throws for a slot without a value: the tables would be wrong. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`No value for {${slot}} in "${phrase}"`)
    return String(value)
  })
}

/** A city's name in the language, else the German one. */
export function cityName(city: City, language: Language): string {
  return language === 'de' ? city.de : (city[language] ?? city.de)
}

/** Replaces `*` in a title with the gender marker. */
export function titleOf(title: string, phrases: Phrases): string {
  if (title.includes('*')) return title.replace('*', ` ${phrases.genderMarker}`)
  return phrases.alwaysMark ? `${title} ${phrases.genderMarker}` : title
}

/** Joins the defined sentences. */
export function paragraph(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}
