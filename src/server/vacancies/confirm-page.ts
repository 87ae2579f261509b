import type { Language } from '#shared/contract/languages.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { plainPage } from '../http/plain-page.ts'
import { say } from '../texts/texts.ts'

/**
 * The question with one button. Opening the link changes nothing: mail scanners open every link, and some run the
 * page's scripts. Only a press of the button shows that a person has answered.
 */
export const questionPage = (language: Language, title: string): string =>
  plainPage(
    language,
    say(language, 'open_ask'),
    `<p><strong>${escapeHtml(title)}</strong></p><form method="post"><button>${say(language, 'open_confirm')}</button></form>`,
  )

export const confirmedPage = (language: Language, title: string): string =>
  plainPage(
    language,
    say(language, 'open_done'),
    `<p><strong>${escapeHtml(title)}</strong></p><p>${say(language, 'open_stays')}</p>${ownLink(language)}`,
  )

/** The page for a forged or outdated link. */
export const outdatedLinkPage = (language: Language): string =>
  plainPage(
    language,
    say(language, 'open_gone'),
    `<p>${say(language, 'open_closed')}</p>${ownLink(language)}`,
  )

const ownLink = (language: Language) =>
  `<p><a href="/${language}/cabinet/worker/user/active-vacancy">${say(language, 'open_own')}</a></p>`
