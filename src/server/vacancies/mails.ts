import type { Language } from '#shared/contract/languages.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Letter } from '../notifications/notify.ts'

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

const EXPIRING: Record<Language, (title: string, day: string, own: string) => Letter> = {
  en: (title, day, own) => ({
    subject: `Expires soon: ${title}`,
    text: `Hello,\n\nyour vacancy "${title}" expires on ${day}. If it still stands, renew it with one click here: ${own}\n\nOtherwise you need not do anything: from then on it is no longer shown.\n\nJobmost`,
  }),
  de: (title, day, own) => ({
    subject: `Läuft bald ab: ${title}`,
    text: `Guten Tag,\n\nIhre Stelle „${title}“ läuft am ${day} ab. Wenn sie noch frei ist, verlängern Sie sie hier mit einem Klick: ${own}\n\nSonst brauchen Sie nichts zu tun: Danach wird sie nicht mehr angezeigt.\n\nJobmost`,
  }),
  pl: (title, day, own) => ({
    subject: `Wkrótce wygaśnie: ${title}`,
    text: `Dzień dobry,\n\nTwoje ogłoszenie „${title}” wygasa ${day}. Jeśli jest nadal aktualne, przedłuż je tutaj jednym kliknięciem: ${own}\n\nW przeciwnym razie nie musisz nic robić: po tym dniu nie będzie już wyświetlane.\n\nJobmost`,
  }),
  ru: (title, day, own) => ({
    subject: `Срок истекает: ${title}`,
    text: `Здравствуйте.\n\nСрок вашей вакансии «${title}» истекает ${day}. Если она ещё актуальна, продлите её здесь одним нажатием: ${own}\n\nИначе ничего делать не нужно: после этого её больше не показывают.\n\nJobmost`,
  }),
}

/** Tells an owner that a vacancy will expire. */
export function expiringMail(
  language: Language,
  { title, expires_at }: { title: string; expires_at: Date },
  publicUrl: string,
): Letter {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  const own = `${publicUrl}/${language}/cabinet/worker/user/active-vacancy`
  return EXPIRING[language](title, day.format(expires_at), own)
}
