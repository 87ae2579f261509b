import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'
import { linesOf, MAX_NAMED } from '../notifications/several-vacancies.ts'

const WORDS: Record<Language, (lines: string, link: string) => MailText> = {
  en: (lines, link) => ({
    subject: 'Bids that wait for your answer',
    text: `Hello,\n\nYou have not answered these bids yet:\n\n${lines}\n\nWithin 3\u00a0days they will be closed, and we will tell the job seekers that there was no answer. Please accept or decline the bids before then: ${link}\n\nJobmost`,
  }),
  de: (lines, link) => ({
    subject: 'Bewerbungen warten auf Ihre Antwort',
    text: `Guten Tag,\n\ndiese Bewerbungen haben Sie noch nicht beantwortet:\n\n${lines}\n\nSpätestens in 3\u00a0Tagen werden sie geschlossen, und wir teilen den Arbeitssuchenden mit, dass sie keine Antwort erhalten haben. Bitte nehmen Sie die Bewerbungen vorher an oder lehnen Sie sie ab: ${link}\n\nJobmost`,
  }),
  pl: (lines, link) => ({
    subject: 'Zgłoszenia czekają na Twoją odpowiedź',
    text: `Dzień dobry,\n\nna te zgłoszenia nie ma jeszcze odpowiedzi:\n\n${lines}\n\nNajpóźniej za 3\u00a0dni zostaną zamknięte, a kandydaci dowiedzą się, że nie było odpowiedzi. Przyjmij je lub odrzuć przed tym terminem: ${link}\n\nJobmost`,
  }),
  ru: (lines, link) => ({
    subject: 'Отклики ждут вашего ответа',
    text: `Здравствуйте!\n\nНа эти отклики вы ещё не ответили:\n\n${lines}\n\nНе позднее чем через 3\u00a0дня они закроются, и мы сообщим соискателям, что ответа не было. Пожалуйста, примите или отклоните их до этого: ${link}\n\nJobmost`,
  }),
}

/** The mail to an owner about bids that expire in 3 days: each vacancy with the number of its bids. */
export const waitingMail = (
  language: Language,
  vacancies: readonly { title: string; bids: number }[],
  publicUrl: string,
): MailText =>
  WORDS[language](
    linesOf(
      language,
      vacancies.slice(0, MAX_NAMED).map(({ title, bids }) => `– ${title}: ${bids}`),
      vacancies.length - MAX_NAMED,
    ),
    `${publicUrl}/${language}/cabinet/worker/bids`,
  )
