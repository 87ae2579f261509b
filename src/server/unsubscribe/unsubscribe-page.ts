import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notifications.ts'

type Words = {
  kinds: Record<NotificationKind, string>
  ask: (kind: string) => string
  stop: string
  done: (kind: string) => string
  gone: string
  again: string
}

const WORDS: Record<Language, Words> = {
  en: {
    kinds: {
      message: 'unread messages',
      bid_received: 'new bids',
      bid_answered: 'answers to your bids',
      vacancy_approved: 'approved vacancies',
      vacancy_rejected: 'vacancies that were not approved',
      vacancy_expiring: 'vacancies about to expire',
      vacancy_asked: 'whether your jobs are still open',
      vacancy_paused: 'paused vacancies',
      search_found: 'new results of your saved searches',
    },
    ask: (kind) => `Stop e-mails about ${kind}?`,
    stop: 'Stop these e-mails',
    done: (kind) => `You will not get any more e-mails about ${kind}.`,
    gone: 'This link is no longer valid.',
    again: 'Go to Jobmost',
  },
  de: {
    kinds: {
      message: 'ungelesene Nachrichten',
      bid_received: 'neue Bewerbungen',
      bid_answered: 'Antworten auf Ihre Bewerbungen',
      vacancy_approved: 'freigegebene Stellenanzeigen',
      vacancy_rejected: 'nicht freigegebene Stellenanzeigen',
      vacancy_expiring: 'bald ablaufende Stellenanzeigen',
      vacancy_asked: 'die Frage, ob Ihre Stellen noch frei sind',
      vacancy_paused: 'pausierte Stellenanzeigen',
      search_found: 'Treffer Ihrer gespeicherten Suchen',
    },
    ask: (kind) => `Keine E-Mails mehr über ${kind}?`,
    stop: 'Diese E-Mails abbestellen',
    done: (kind) => `Sie erhalten keine E-Mails mehr über ${kind}.`,
    gone: 'Dieser Link ist nicht mehr gültig.',
    again: 'Zu Jobmost',
  },
  pl: {
    kinds: {
      message: 'nieprzeczytanych wiadomościach',
      bid_received: 'nowych ofertach',
      bid_answered: 'odpowiedziach na Twoje oferty',
      vacancy_approved: 'zatwierdzonych ogłoszeniach',
      vacancy_rejected: 'niezatwierdzonych ogłoszeniach',
      vacancy_expiring: 'ogłoszeniach, które wkrótce wygasną',
      vacancy_asked: 'tym, czy Twoje ogłoszenia są nadal aktualne',
      vacancy_paused: 'wstrzymanych ogłoszeniach',
      search_found: 'wynikach zapisanych wyszukiwań',
    },
    ask: (kind) => `Nie wysyłać już e-maili o ${kind}?`,
    stop: 'Zrezygnuj z tych e-maili',
    done: (kind) => `Nie będziemy już wysyłać e-maili o ${kind}.`,
    gone: 'Ten link stracił ważność.',
    again: 'Przejdź do Jobmost',
  },
  ru: {
    kinds: {
      message: 'о непрочитанных сообщениях',
      bid_received: 'о новых откликах',
      bid_answered: 'об ответах на ваши отклики',
      vacancy_approved: 'об одобренных вакансиях',
      vacancy_rejected: 'о неодобренных вакансиях',
      vacancy_expiring: 'о вакансиях, срок которых истекает',
      vacancy_asked: 'с вопросом об актуальности ваших вакансий',
      vacancy_paused: 'о приостановленных вакансиях',
      search_found: 'о результатах сохранённых поисков',
    },
    ask: (kind) => `Больше не присылать письма ${kind}?`,
    stop: 'Отказаться от этих писем',
    done: (kind) => `Писем ${kind} больше не будет.`,
    gone: 'Эта ссылка больше не действует.',
    again: 'На Jobmost',
  },
}

/** Asks whether a kind of mail should end: a program that only looks at links must end nothing. */
export function askPage(language: Language, kind: NotificationKind): string {
  const words = WORDS[language]
  const form = `<form method="post"><button style="font:inherit;padding:12px 20px;cursor:pointer">${words.stop}</button></form>`
  return page(language, words.ask(words.kinds[kind]), form)
}

/** Says that a kind of mail has ended. */
export const donePage = (language: Language, kind: NotificationKind): string =>
  page(language, WORDS[language].done(WORDS[language].kinds[kind]), homeLink(language))

/** Says that a link is none of ours. */
export const gonePage = (language: Language): string =>
  page(language, WORDS[language].gone, homeLink(language))

const homeLink = (language: Language) => `<p><a href="/${language}">${WORDS[language].again}</a></p>`

// No script and nothing signed in: it has to work wherever a mail is opened.
const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body style="font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;max-width:32rem;margin:0 auto;padding:48px 16px"><main><h1 style="font-size:1.4em">${title}</h1>${body}</main></body></html>`
