const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether two capital letters are a country's code (ISO 3166-1). */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB'].includes(code) && !!countries.of(code)

/** Whether two or three small letters are a language's code (ISO 639). */
export const isLanguage = (code: string): boolean => /^[a-z]{2,3}$/.test(code) && !!languages.of(code)
