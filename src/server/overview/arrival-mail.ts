import type { Kysely } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { countAct } from '../limits/count-act.ts'
import { composeMail } from '../mail/compose.ts'
import { mailStaff } from './staff.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
type Arrival = 'report' | 'child_protection' | 'more_child_protection' | 'objection'
type Words = (link: string) => { subject: string; text: string }

// Danger to children does not wait for the next hour. Whoever sends false reports must not use up the mails of others, so the
// first report of each network is mailed above that.
const URGENT_AN_HOUR = 10
const URGENT_WITH_FIRST = 60

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
    more_child_protection: (link) => ({
      subject: 'Urgent: more reports of danger to children or young people',
      text: `Hello,\n\nMore content has been reported that may endanger children or young people. For the next hour, not every report will be e-mailed to you. Please review all reports immediately: ${link}\n\nJobmost`,
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
    more_child_protection: (link) => ({
      subject: 'Dringend: weitere Meldungen wegen Gefährdung von Kindern oder Jugendlichen',
      text: `Guten Tag,\n\nes sind weitere Meldungen zu Inhalten eingegangen, die Kinder oder Jugendliche gefährden könnten. Eine Stunde lang kommt nicht mehr zu jeder Meldung eine E-Mail. Bitte prüfen Sie alle sofort: ${link}\n\nJobmost`,
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
    more_child_protection: (link) => ({
      subject: 'Pilne: kolejne zgłoszenia zagrożenia dla dzieci lub młodzieży',
      text: `Dzień dobry,\n\nzgłoszono kolejne treści, które mogą zagrażać dzieciom lub młodzieży. Przez godzinę nie wyślemy osobnego e-maila o każdym zgłoszeniu. Sprawdź wszystkie natychmiast: ${link}\n\nJobmost`,
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
    more_child_protection: (link) => ({
      subject: 'Срочно: новые жалобы на материалы, опасные для детей или подростков',
      text: `Здравствуйте!\n\nПришли новые жалобы на материалы, которые могут быть опасны для детей или подростков. В течение часа мы не будем присылать письмо о каждой жалобе. Рассмотрите их все немедленно: ${link}\n\nJobmost`,
    }),
    objection: (link) => ({
      subject: 'Возражение ждёт решения',
      text: `Здравствуйте!\n\nПришло возражение против решения. Администрирование: ${link}\n\nJobmost`,
    }),
  },
}

/**
 * Mails the moderators that a report or an objection has arrived, at most once an hour and without its text: that is shown
 * after login only.
 */
export const mailArrival = async (
  deps: Needs,
  trx: Kysely<Tables>,
  arrival: 'report' | 'objection',
): Promise<void> => {
  await mailModerators(deps, trx, arrival, 1)
}

/**
 * Mails the moderators that children may be in danger: about each report, ten an hour, and above that about the first of each
 * network, sixty in all. Those that are left out are announced by one mail an hour.
 */
export async function mailUrgentReport(deps: Needs, trx: Kysely<Tables>, network: string): Promise<void> {
  const ofNetwork = { act: 'urgent-report-by-network', subject: network, max: 1, withinMs: HOUR_MS }
  const isFirst = (await countAct(trx, ofNetwork, deps.clock())) === null
  const max = isFirst ? URGENT_WITH_FIRST : URGENT_AN_HOUR
  const isMailed = await mailModerators(deps, trx, 'child_protection', max)
  if (!isMailed) await mailModerators(deps, trx, 'more_child_protection', 1)
}

const mailModerators = (deps: Needs, trx: Kysely<Tables>, arrival: Arrival, max: number): Promise<boolean> =>
  mailStaff(deps, trx, {
    right: 'moderation',
    act: `${arrival}-mail`,
    max,
    mailOf: (reader) => {
      const { publicUrl } = deps.config
      const words = WORDS[reader.language][arrival](`${publicUrl}/${reader.language}/admin`)
      return composeMail('staff_work', reader, publicUrl, words)
    },
  })
