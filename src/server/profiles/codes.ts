const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether this is a language code of ISO 639. */
export const isLanguage = (code: string): boolean => /^[a-z]{2,3}$/.test(code) && !!languages.of(code)
