import type { Language } from '#shared/contract/languages.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = (title: string, jobs: string) => { subject: string; text: string }

const CLOSED: Record<Language, Words> = {
  en: (title, jobs) => ({
    subject: `Closed: ${title}`,
    text: `Hello,

the employer has closed the vacancy "${title}" that you have bid for. Your conversations stay where they are.

Other jobs: ${jobs}

Jobmost`,
  }),
  de: (title, jobs) => ({
    subject: `Geschlossen: ${title}`,
    text: `Guten Tag,

der Arbeitgeber hat die Stelle „${title}“ geschlossen, auf die Sie sich beworben haben. Ihre Nachrichten bleiben erhalten.

Andere Stellen: ${jobs}

Jobmost`,
  }),
  pl: (title, jobs) => ({
    subject: `Zamknięte: ${title}`,
    text: `Dzień dobry,

pracodawca zamknął ogłoszenie „${title}”, do którego wpłynęła Twoja oferta. Twoje rozmowy zostają zachowane.

Inne ogłoszenia o pracę: ${jobs}

Jobmost`,
  }),
  ru: (title, jobs) => ({
    subject: `Вакансия закрыта: ${title}`,
    text: `Здравствуйте.

Работодатель закрыл вакансию «${title}», на которую вы сделали ставку. Ваша переписка сохранится.

Другие вакансии: ${jobs}

Jobmost`,
  }),
}

/** Tells a bidder, in the bidder's language, that a vacancy is closed. */
export function closedMail(
  to: { email: string; language: Language },
  title: string,
  publicUrl: string,
): Mail {
  return { to: to.email, ...CLOSED[to.language](title, `${publicUrl}/${to.language}/jobs`) }
}
