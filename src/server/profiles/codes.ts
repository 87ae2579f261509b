const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether two or three small letters are a language's code (ISO 639). */
export const isLanguage = (code: string): boolean => /^[a-z]{2,3}$/.test(code) && !!languages.of(code)
