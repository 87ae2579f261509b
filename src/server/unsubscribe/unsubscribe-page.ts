import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notifications.ts'
import { KINDS } from '../notifications/registry.ts'

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
  const form = `<form method="post"><button style="font:inherit;padding:12px 20px;cursor:pointer">${words.stop}</button></form>`
  return page(language, words.ask(KINDS[kind].mails[language]), form)
}

/** The page after unsubscribing from a kind of mail. */
export const donePage = (language: Language, kind: NotificationKind): string =>
  page(language, WORDS[language].done(KINDS[kind].mails[language]), homeLink(language))

/** The page for an invalid link. */
export const invalidLinkPage = (language: Language): string =>
  page(language, WORDS[language].gone, homeLink(language))

const homeLink = (language: Language) => `<p><a href="/${language}">${WORDS[language].again}</a></p>`

// No script and no login, so that it works in every browser that opens a mail's link.
const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body style="font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;max-width:32rem;margin:0 auto;padding:48px 16px"><main><h1 style="font-size:1.4em">${title}</h1>${body}</main></body></html>`
