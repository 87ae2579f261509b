import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import { plainPage } from '../http/plain-page.ts'
import { say } from '../texts/texts.ts'

/**
 * The page with the unsubscribe button. Opening the link alone changes nothing, because link scanners open every link.
 */
export function confirmPage(language: Language, kind: NotificationKind): string {
  const form = `<form method="post"><button>${say(language, 'unsubscribe_stop')}</button></form>`
  return plainPage(language, inWords(language, 'unsubscribe_ask', kind), form)
}

/** The page after unsubscribing from a kind of mail. */
export const donePage = (language: Language, kind: NotificationKind): string =>
  plainPage(language, inWords(language, 'unsubscribe_done', kind), homeLink(language))

/** The page for an invalid link. */
export const invalidLinkPage = (language: Language): string =>
  plainPage(language, say(language, 'unsubscribe_gone'), homeLink(language))

const inWords = (language: Language, key: 'unsubscribe_ask' | 'unsubscribe_done', kind: NotificationKind) =>
  say(language, key, { kind: say(language, `mails_${kind}`) })

const homeLink = (language: Language) =>
  `<p><a href="/${language}">${say(language, 'unsubscribe_home')}</a></p>`
