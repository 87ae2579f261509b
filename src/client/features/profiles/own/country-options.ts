import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { SelectOption } from '#client/ui/native-select.tsx'
import { countriesIn } from '#shared/rules/countries.ts'

// German, then those that most of our readers speak, most frequent first.
const FIRST = 'de en ru pl uk tr ar ro'.split(' ')
/** The languages that people in Germany most often speak, by ISO code. */
const LANGUAGES =
  'ar az be bg bn bs ca cs da de el en es et fa fi fr he hi hr hu hy id it ja ka kk ko ku ky lt lv mk mn mt nl no pa pl ps pt ro ru sk sl so sq sr sv tg ti tr uk ur uz vi zh'.split(
    ' ',
  )

/** All countries as options, by their names in the language of the interface. */
export const countryOptions = (): SelectOption[] =>
  countriesIn(currentLanguage()).map(({ code, name }) => ({ value: code, label: name }))

/** Spoken languages as options, by their names in the language of the interface; the most frequent ones first. */
export function languageOptions(): SelectOption[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'language', fallback: 'none' })
  return LANGUAGES.flatMap((value) => {
    const label = names.of(value)
    return label ? [{ value, label: label.charAt(0).toLocaleUpperCase() + label.slice(1) }] : []
  }).sort((a, b) => rankOf(a) - rankOf(b) || a.label.localeCompare(b.label, currentLanguage()))
}

const rankOf = ({ value }: SelectOption) => FIRST.indexOf(value) + 1 || FIRST.length + 1
