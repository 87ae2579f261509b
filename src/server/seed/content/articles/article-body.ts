import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { LocalTexts } from '../local-page.ts'
import type { LocalArticle } from './local-article.ts'

const WORDS: Record<Language, { sources: string; checked: string; locale: string }> = {
  en: { sources: 'Sources', checked: 'Checked on', locale: 'en-GB' },
  de: { sources: 'Quellen', checked: 'Geprüft am', locale: 'de' },
  pl: { sources: 'Źródła', checked: 'Sprawdzono', locale: 'pl' },
  ru: { sources: 'Источники', checked: 'Проверено', locale: 'ru' },
}

/** An article's text in every language, with its sources and the date of the last check against them. */
export function articleBodies({
  bodies,
  sources,
  checked,
}: Pick<LocalArticle, 'bodies' | 'sources' | 'checked'>) {
  const links = sources.map(([name, url]) => `<li><a href="${url}">${name}</a></li>`).join('')
  const withSources = (language: Language) => {
    const words = WORDS[language]
    const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
    const date = day.format(new Date(checked))
    return `${bodies[language]}<h2>${words.sources}</h2><ul>${links}</ul><p>${words.checked} ${date}</p>`
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, withSources(language)])) as LocalTexts
}
