import type { QueueName } from '#shared/contract/administration.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Deps } from '../http/deps.ts'
import { composeMail } from '../mail/compose.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { listStaff } from './store.ts'
import { readWaiting } from './waiting.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-waiting': NoPayload
  }
}

// Failed mails need no decision, and a mail may not arrive either.
type Counts = Record<Exclude<QueueName, 'mails'>, number>

const WORDS: Record<Language, (counts: Counts, link: string) => { subject: string; text: string }> = {
  en: ({ vacancies, reports, objections, messages }, link) => ({
    subject: `Waiting for a decision: ${vacancies + reports + objections + messages}`,
    text: `Hello,\n\nThis is waiting for a decision:\n\nVacancies: ${vacancies}\nReports: ${reports}\nObjections: ${objections}\nMessages: ${messages}\n\nGo to the administration pages: ${link}\n\nJobmost`,
  }),
  de: ({ vacancies, reports, objections, messages }, link) => ({
    subject: `Wartet auf eine Entscheidung: ${vacancies + reports + objections + messages}`,
    text: `Guten Tag,\n\ndas wartet auf eine Entscheidung:\n\nStellenanzeigen: ${vacancies}\nMeldungen: ${reports}\nWidersprüche: ${objections}\nNachrichten: ${messages}\n\nZur Verwaltung: ${link}\n\nJobmost`,
  }),
  pl: ({ vacancies, reports, objections, messages }, link) => ({
    subject: `Czeka na decyzję w Jobmost: ${vacancies + reports + objections + messages}`,
    text: `Dzień dobry,\n\nto czeka na decyzję:\n\nOgłoszenia: ${vacancies}\nZgłoszenia naruszeń: ${reports}\nSprzeciwy: ${objections}\nWiadomości: ${messages}\n\nAdministracja: ${link}\n\nJobmost`,
  }),
  ru: ({ vacancies, reports, objections, messages }, link) => ({
    subject: `Ждёт решения на Jobmost: ${vacancies + reports + objections + messages}`,
    text: `Здравствуйте!\n\nВот что ждёт решения:\n\nВакансии: ${vacancies}\nЖалобы: ${reports}\nВозражения: ${objections}\nСообщения: ${messages}\n\nАдминистрирование: ${link}\n\nJobmost`,
  }),
}

/** Mails each member of staff the queues that wait for their role. Sends nothing when all are empty. */
export async function mailWaiting({
  db,
  clock,
  tasks,
  config,
}: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>): Promise<void> {
  for (const { email, language, staff_role } of await listStaff(db)) {
    const { queues } = await readWaiting(db, staff_role, clock())
    const countOf = (queue: keyof Counts) => queues[queue]?.count ?? 0
    const counts = {
      vacancies: countOf('vacancies'),
      reports: countOf('reports'),
      objections: countOf('objections'),
      messages: countOf('messages'),
    }
    if (Object.values(counts).every((count) => count === 0)) continue
    const words = WORDS[language](counts, `${config.publicUrl}/${language}/admin`)
    await tasks.add(db, 'send-mail', composeMail('staff_work', { email, language }, config.publicUrl, words))
  }
}

/** Runs every morning (German time). */
export const mailWaitingTask = defineTask({
  name: 'mail-waiting',
  payload: NO_PAYLOAD,
  schedule: '0 6 * * *',
  work: mailWaiting,
})
