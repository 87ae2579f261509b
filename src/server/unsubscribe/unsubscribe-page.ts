import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import { plainPage } from '../http/plain-page.ts'
import { say } from '../texts/texts.ts'

type Words = {
  ask: (kind: string) => string
  stop: string
  done: (kind: string) => string
  gone: string
  again: string
}

const WORDS: Record<Language, Words> = {
  en: {
    ask: (kind) => `Stop e-mails about ${kind}?`,
    stop: 'Stop these e-mails',
    done: (kind) => `You will not get any more e-mails about ${kind}.`,
    gone: 'This link is no longer valid.',
    again: 'Go to Jobmost',
  },
  de: {
    ask: (kind) => `Keine E-Mails mehr über ${kind}?`,
    stop: 'Diese E-Mails abbestellen',
    done: (kind) => `Sie erhalten keine E-Mails mehr über ${kind}.`,
    gone: 'Dieser Link ist nicht mehr gültig.',
    again: 'Zu Jobmost',
  },
  pl: {
    ask: (kind) => `Nie wysyłać już e-maili o ${kind}?`,
    stop: 'Zrezygnuj z tych e-maili',
    done: (kind) => `Nie będziemy już wysyłać e-maili o ${kind}.`,
    gone: 'Ten link stracił ważność.',
    again: 'Przejdź do Jobmost',
  },
  ru: {
    ask: (kind) => `Больше не присылать письма ${kind}?`,
    stop: 'Отказаться от этих писем',
    done: (kind) => `Писем ${kind} больше не будет.`,
    gone: 'Эта ссылка больше не действует.',
    again: 'На Jobmost',
  },
}

/**
 * The page with the unsubscribe button. Opening the link alone changes nothing, because link scanners open every link.
 */
export function confirmPage(language: Language, kind: NotificationKind): string {
  const words = WORDS[language]
  const form = `<form method="post"><button>${words.stop}</button></form>`
  return plainPage(language, words.ask(say(language, `mails_${kind}`)), form)
}

/** The page after unsubscribing from a kind of mail. */
export const donePage = (language: Language, kind: NotificationKind): string =>
  plainPage(language, WORDS[language].done(say(language, `mails_${kind}`)), homeLink(language))

/** The page for an invalid link. */
export const invalidLinkPage = (language: Language): string =>
  plainPage(language, WORDS[language].gone, homeLink(language))

const homeLink = (language: Language) => `<p><a href="/${language}">${WORDS[language].again}</a></p>`
