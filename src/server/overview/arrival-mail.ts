import type { Kysely } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { composeMail } from '../mail/compose.ts'
import { mailStaff } from './staff.ts'

type Arrival = 'report' | 'child_protection' | 'objection'
type Words = (link: string) => { subject: string; text: string }

// Danger to children does not wait for the next hour.
const AN_HOUR: Record<Arrival, number> = { report: 1, child_protection: 10, objection: 1 }

const WORDS: Record<Language, Record<Arrival, Words>> = {
  en: {
    report: (link) => ({
      subject: 'A report is waiting for a decision',
      text: `Hello,\n\nSomeone has reported content on Jobmost. Go to the administration pages: ${link}\n\nJobmost`,
    }),
    child_protection: (link) => ({
      subject: 'Urgent: report of danger to children or young people',
      text: `Hello,\n\nSomeone has reported content that may endanger children or young people. Please review the report at once: ${link}\n\nJobmost`,
    }),
    objection: (link) => ({
      subject: 'An objection is waiting for a decision',
      text: `Hello,\n\nSomeone has objected to a decision. Go to the administration pages: ${link}\n\nJobmost`,
    }),
  },
  de: {
    report: (link) => ({
      subject: 'Eine Meldung wartet auf eine Entscheidung',
      text: `Guten Tag,\n\njemand hat Inhalte auf Jobmost gemeldet. Zur Verwaltung: ${link}\n\nJobmost`,
    }),
    child_protection: (link) => ({
      subject: 'Dringend: Meldung wegen Gefährdung von Kindern oder Jugendlichen',
      text: `Guten Tag,\n\njemand hat Inhalte gemeldet, die Kinder oder Jugendliche gefährden könnten. Bitte prüfen Sie die Meldung sofort: ${link}\n\nJobmost`,
    }),
    objection: (link) => ({
      subject: 'Ein Widerspruch wartet auf eine Entscheidung',
      text: `Guten Tag,\n\njemand hat einer Entscheidung widersprochen. Zur Verwaltung: ${link}\n\nJobmost`,
    }),
  },
  pl: {
    report: (link) => ({
      subject: 'Zgłoszenie naruszenia czeka na decyzję',
      text: `Dzień dobry,\n\nktoś zgłosił naruszenie w Jobmost. Administracja: ${link}\n\nJobmost`,
    }),
    child_protection: (link) => ({
      subject: 'Pilne: zgłoszenie zagrożenia dla dzieci lub młodzieży',
      text: `Dzień dobry,\n\nktoś zgłosił treść, która może zagrażać dzieciom lub młodzieży. Sprawdź to zgłoszenie natychmiast: ${link}\n\nJobmost`,
    }),
    objection: (link) => ({
      subject: 'Sprzeciw czeka na decyzję',
      text: `Dzień dobry,\n\nktoś wniósł sprzeciw wobec decyzji. Administracja: ${link}\n\nJobmost`,
    }),
  },
  ru: {
    report: (link) => ({
      subject: 'Жалоба ждёт решения',
      text: `Здравствуйте!\n\nНа Jobmost пришла жалоба. Администрирование: ${link}\n\nJobmost`,
    }),
    child_protection: (link) => ({
      subject: 'Срочно: жалоба на материалы, опасные для детей или подростков',
      text: `Здравствуйте!\n\nПришла жалоба на материалы, которые могут быть опасны для детей или подростков. Рассмотрите её немедленно: ${link}\n\nJobmost`,
    }),
    objection: (link) => ({
      subject: 'Возражение ждёт решения',
      text: `Здравствуйте!\n\nПришло возражение против решения. Администрирование: ${link}\n\nJobmost`,
    }),
  },
}

/** Mails the moderators that a report or an objection has arrived, without its text: that is shown after login only. */
export const mailArrival = (
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Kysely<Tables>,
  arrival: Arrival,
): Promise<void> =>
  mailStaff(deps, trx, {
    right: 'moderation',
    act: `${arrival}-mail`,
    max: AN_HOUR[arrival],
    mailOf: (reader) => {
      const { publicUrl } = deps.config
      const words = WORDS[reader.language][arrival](`${publicUrl}/${reader.language}/admin`)
      return composeMail('staff_work', reader, publicUrl, words)
    },
  })
