import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { BROAD_LANGUAGE_LEVELS, Education, LanguageSkill, Profile } from '#shared/contract/profiles.ts'

type Labels<T extends string> = Record<T, MessageDescriptor>

const BROAD_LEVELS: Labels<(typeof BROAD_LANGUAGE_LEVELS)[number]> = {
  free: msg`Fluent`,
  spoken: msg`Conversational`,
  dictionary: msg`With a dictionary`,
}
/** The same in the levels by which vacancies ask for German (CEFR). */
const CEFR_OF_BROAD: Record<keyof typeof BROAD_LEVELS, string> = {
  free: 'C1–C2',
  spoken: 'B1–B2',
  dictionary: 'A1–A2',
}

/** The levels of a language in words, best first: “B2”, and the broader ones of earlier entries: “Conversational (B1–B2)”. */
export function languageLevels(
  translate: (message: MessageDescriptor) => string,
): Record<LanguageSkill['level'], string> {
  const inWords = (level: keyof typeof BROAD_LEVELS) =>
    `${translate(BROAD_LEVELS[level])} (${CEFR_OF_BROAD[level]})`
  return {
    native: translate(msg`Mother tongue`),
    c2: 'C2',
    c1: 'C1',
    b2: 'B2',
    b1: 'B1',
    a2: 'A2',
    a1: 'A1',
    free: inWords('free'),
    spoken: inWords('spoken'),
    dictionary: inWords('dictionary'),
  }
}

/** A level after the name of its language and a colon, where only proper names and German nouns begin with a capital. */
export function levelAfterColon(
  level: LanguageSkill['level'],
  translate: (message: MessageDescriptor) => string,
): string {
  if (level === 'native')
    return translate(msg({ message: 'mother tongue', context: 'after the name of the language' }))
  const words = languageLevels(translate)[level]
  return level in BROAD_LEVELS ? lowerFirst(words) : words
}

/** A label within a line. Not for German nouns. */
export const lowerFirst = (label: string): string => label.charAt(0).toLocaleLowerCase() + label.slice(1)

export const RECOGNITIONS: Labels<NonNullable<Education['recognition']>> = {
  applied: msg({ message: 'Applied for', context: 'recognition' }),
  partly: msg`Partly recognised`,
  recognised: msg`Recognised`,
  not_needed: msg({ message: 'Not needed', context: 'recognition' }),
}
export const FAMILY_STATUSES: Labels<NonNullable<Profile['family_status']>> = {
  married: msg`Married`,
  not_married: msg`Not married`,
}
export const SMOKING: Labels<NonNullable<Profile['smoking']>> = {
  smoker: msg`Smoker`,
  non_smoker: msg`Non-smoker`,
}

const nameOf = (type: 'region' | 'language', code: string) => {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type }).of(code) ?? code
  } catch {
    // The browser does not know this code.
    return code
  }
}

/** A country's name in the language of the interface, by its ISO code. */
export const countryName = (code: string): string => nameOf('region', code)

/** A language's name in the language of the interface, by its ISO code, capitalised. */
export function languageName(code: string): string {
  const name = nameOf('language', code)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
