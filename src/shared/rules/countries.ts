const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Groups of countries and codes for tests: nobody comes from there.
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']

/**
 * Whether two capital letters are the present code of a country (ISO 3166-1). Intl.DisplayNames also names withdrawn codes
 * (DD, SU, FX); CLDR's aliases lead from those to the present ones.
 */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !!namesIn('en').of(code)
}

/** All countries, each once, sorted by their names in a language. */
export function countriesIn(language: string): { code: string; name: string }[] {
  const names = namesIn(language)
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

const cache = new Map<string, Intl.DisplayNames>()
function namesIn(language: string): Intl.DisplayNames {
  const known = cache.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  cache.set(language, known)
  return known
}
