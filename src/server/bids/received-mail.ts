import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import { quotedName, withoutLinks } from '../mail/quoted.ts'
import type { MailText } from '../notifications/notify.ts'
import { payLine } from './pay-line.ts'

type Bid = { id: number; name: string; text: string; pay_amount: number | null; pay_type: PayType | null }
type Facts = { title: string; name: string; bid: string; link: string }
type Words = { pay: string; letter: (facts: Facts) => MailText }

const WORDS: Record<Language, Words> = {
  en: {
    pay: 'Proposed pay',
    letter: ({ title, name, bid, link }) => ({
      subject: `New bid: ${title}`,
      text: `Hello,\n\n${name} has bid for your vacancy “${title}”:\n\n${bid}\n\nRead and answer it here: ${link}\n\nA bid without an answer is closed after 14 days.\n\nJobmost`,
    }),
  },
  de: {
    pay: 'Lohnvorstellung',
    letter: ({ title, name, bid, link }) => ({
      subject: `Neue Bewerbung: ${title}`,
      text: `Guten Tag,\n\nauf Ihre Stelle „${title}“ hat sich ${name} beworben:\n\n${bid}\n\nLesen und beantworten Sie die Bewerbung hier: ${link}\n\nEine Bewerbung ohne Antwort wird nach 14\u00a0Tagen geschlossen.\n\nJobmost`,
    }),
  },
  pl: {
    pay: 'Oczekiwana stawka',
    letter: ({ title, name, bid, link }) => ({
      subject: `Nowe zgłoszenie: ${title}`,
      text: `Dzień dobry,\n\ndo Twojego ogłoszenia „${title}” wpłynęło nowe zgłoszenie. Kandydat: ${name}\n\n${bid}\n\nPrzeczytaj je i odpowiedz tutaj: ${link}\n\nZgłoszenie bez odpowiedzi zamyka się po 14 dniach.\n\nJobmost`,
    }),
  },
  ru: {
    pay: 'Желаемая оплата',
    letter: ({ title, name, bid, link }) => ({
      subject: `Новый отклик: ${title}`,
      text: `Здравствуйте!\n\nНа вашу вакансию «${title}» поступил отклик. Кандидат: ${name}\n\n${bid}\n\nПрочитайте его и ответьте здесь: ${link}\n\nОтклик без ответа закрывается через 14 дней.\n\nJobmost`,
    }),
  },
}

const MAX_CHARACTERS = 500

/**
 * Mail to a vacancy's owner about a new bid: bidder, text, pay and a link to the bid. Only the owner and the worker may
 * read a bid.
 */
export function receivedMail(
  language: Language,
  vacancy: { id: number; title: string },
  bid: Bid,
  publicUrl: string,
): MailText {
  const { letter, pay } = WORDS[language]
  return letter({
    title: vacancy.title,
    name: quotedName(bid.name),
    bid: quoted(bid.text) + payLine(language, pay, bid),
    link: `${publicUrl}/${language}/cabinet/worker/user/vacancy/${vacancy.id}/bids#bid-${bid.id}`,
  })
}

function quoted(text: string): string {
  const safe = withoutLinks(text)
  const short = safe.length > MAX_CHARACTERS ? `${safe.slice(0, MAX_CHARACTERS).toWellFormed()}…` : safe
  return short.replace(/^/gm, '> ')
}
