import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { Education, LanguageSkill, Profile } from '#shared/contract/profiles.ts'

type Labels<T extends string> = Record<T, MessageDescriptor>

const LANGUAGE_LEVELS: Labels<LanguageSkill['level']> = {
  free: msg`Fluent`,
  spoken: msg`Conversational`,
  dictionary: msg`With a dictionary`,
}
/** The same in the levels by which vacancies ask for German (CEFR). */
const CEFR_LEVELS: Record<LanguageSkill['level'], string> = {
  free: 'C1–C2',
  spoken: 'B1–B2',
  dictionary: 'A1–A2',
}

/** The levels of a language in words, best first, with those of vacancies: “Conversational (B1–B2)”. */
export function languageLevels(
  translate: (message: MessageDescriptor) => string,
): Record<LanguageSkill['level'], string> {
  const inWords = (level: LanguageSkill['level']) =>
    `${translate(LANGUAGE_LEVELS[level])} (${CEFR_LEVELS[level]})`
  return { free: inWords('free'), spoken: inWords('spoken'), dictionary: inWords('dictionary') }
}

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
