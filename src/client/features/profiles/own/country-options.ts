import { currentLanguage } from '#client/platform/i18n.ts'
import type { SelectOption } from '#client/ui/native-select.tsx'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Groups of countries and codes for tests: nobody comes from there.
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']

/** What most people here speak, and what they come with. */
const LANGUAGES =
  'ar az be bg bn bs ca cs da de el en es et fa fi fr he hi hr hu hy id it ja ka kk ko ku ky lt lv mk mn mt nl no pa pl ps pt ro ru sk sl so sq sr sv tg ti tr uk ur uz vi zh'.split(
    ' ',
  )

const byName = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label, currentLanguage())
const namesOf = (type: 'region' | 'language') =>
  new Intl.DisplayNames(currentLanguage(), { type, fallback: 'none' })

/** All countries that the browser knows, by their names in the reader's language. */
export function countryOptions(): SelectOption[] {
  const names = namesOf('region')
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code))
    .flatMap((value) => {
      const label = names.of(value)
      return label ? [{ value, label }] : []
    })
    .sort(byName)
}

/** Languages to speak, by their names in the reader's language. */
export function languageOptions(): SelectOption[] {
  const names = namesOf('language')
  return LANGUAGES.flatMap((value) => {
    const label = names.of(value)
    return label ? [{ value, label: label.charAt(0).toLocaleUpperCase() + label.slice(1) }] : []
  }).sort(byName)
}
