const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Groups of countries, test codes, and islands that have only a reserved code, such as the Canaries: none is a country.
const NO_COUNTRIES = 'EU EZ UN ZZ XA XB QO AC CP CQ DG EA IC TA'.split(' ')

/**
 * Whether a code is a current country (ISO 3166-1 alpha-2). Intl.DisplayNames also names withdrawn codes (DD, SU, FX);
 * CLDR's aliases map those to the current ones.
 */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !!namesIn('en').of(code)
}

/** All countries, sorted by their names in `language`, after Germany, where nearly everybody here lives. */
export function countriesIn(language: string): { code: string; name: string }[] {
  const names = namesIn(language)
  const { compare } = new Intl.Collator(language)
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === 'DE') - Number(a.code === 'DE') || compare(a.name, b.name))
}

const cache = new Map<string, Intl.DisplayNames>()
function namesIn(language: string): Intl.DisplayNames {
  const known = cache.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  cache.set(language, known)
  return known
}
