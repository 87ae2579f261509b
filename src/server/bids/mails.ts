import type { Language } from '#shared/contract/languages.ts'
import type { Letter } from '../notifications/notify.ts'

type Words = (title: string, link: string) => { subject: string; text: string }
type Kind = 'received' | 'accepted' | 'declined' | 'expired'

// No mail contains the text of a bid: only the worker and the vacancy's owner may read it.
const WORDS: Record<Language, Record<Kind, Words>> = {
  en: {
    received: (title, link) => ({
      subject: `New bid: ${title}`,
      text: `Hello,\n\nSomeone has bid for your vacancy “${title}”. Read and answer it here: ${link}\n\nA bid without an answer is closed after 14 days.\n\nJobmost`,
    }),
    accepted: (title, link) => ({
      subject: `Your bid was accepted: ${title}`,
      text: `Hello,\n\nGood news! The employer has accepted your bid for “${title}”.\n\nThe job: ${link}\n\nJobmost`,
    }),
    declined: (title, link) => ({
      subject: `Your bid was declined: ${title}`,
      text: `Hello,\n\nThe employer has declined your bid for “${title}”. Other jobs: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `No answer to your bid: ${title}`,
      text: `Hello,\n\nThe employer has not answered your bid for “${title}” in 14 days, so we have closed it. Other jobs: ${link}\n\nJobmost`,
    }),
  },
  de: {
    received: (title, link) => ({
      subject: `Neue Bewerbung: ${title}`,
      text: `Guten Tag,\n\nauf Ihre Stelle „${title}“ hat sich jemand beworben. Lesen und beantworten Sie die Bewerbung hier: ${link}\n\nEine Bewerbung ohne Antwort wird nach 14 Tagen geschlossen.\n\nJobmost`,
    }),
    accepted: (title, link) => ({
      subject: `Ihre Bewerbung wurde angenommen: ${title}`,
      text: `Guten Tag,\n\ngute Nachricht: Der Arbeitgeber hat Ihre Bewerbung für „${title}“ angenommen.\n\nZur Stelle: ${link}\n\nJobmost`,
    }),
    declined: (title, link) => ({
      subject: `Ihre Bewerbung wurde abgelehnt: ${title}`,
      text: `Guten Tag,\n\nder Arbeitgeber hat Ihre Bewerbung für „${title}“ abgelehnt. Andere Stellen: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Keine Antwort auf Ihre Bewerbung: ${title}`,
      text: `Guten Tag,\n\nder Arbeitgeber hat auf Ihre Bewerbung für „${title}“ 14 Tage lang nicht geantwortet. Deshalb haben wir sie geschlossen. Andere Stellen: ${link}\n\nJobmost`,
    }),
  },
  pl: {
    received: (title, link) => ({
      subject: `Nowa oferta: ${title}`,
      text: `Dzień dobry,\n\ndo Twojego ogłoszenia „${title}” wpłynęła nowa oferta. Przeczytaj ją i odpowiedz tutaj: ${link}\n\nOferta bez odpowiedzi zamyka się po 14 dniach.\n\nJobmost`,
    }),
    accepted: (title, link) => ({
      subject: `Twoja oferta została przyjęta: ${title}`,
      text: `Dzień dobry,\n\ndobra wiadomość: pracodawca przyjął Twoją ofertę do ogłoszenia „${title}”.\n\nOgłoszenie: ${link}\n\nJobmost`,
    }),
    declined: (title, link) => ({
      subject: `Twoja oferta została odrzucona: ${title}`,
      text: `Dzień dobry,\n\npracodawca odrzucił Twoją ofertę do ogłoszenia „${title}”. Inne ogłoszenia o pracę: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Brak odpowiedzi na Twoją ofertę: ${title}`,
      text: `Dzień dobry,\n\npracodawca przez 14 dni nie odpowiedział na Twoją ofertę do ogłoszenia „${title}”, dlatego ją zamknęliśmy. Inne ogłoszenia o pracę: ${link}\n\nJobmost`,
    }),
  },
  ru: {
    received: (title, link) => ({
      subject: `Новый отклик: ${title}`,
      text: `Здравствуйте!\n\nНа вашу вакансию «${title}» поступил отклик. Прочитайте его и ответьте здесь: ${link}\n\nОтклик без ответа закрывается через 14 дней.\n\nJobmost`,
    }),
    accepted: (title, link) => ({
      subject: `Ваш отклик принят: ${title}`,
      text: `Здравствуйте!\n\nХорошая новость: работодатель принял ваш отклик на вакансию «${title}».\n\nВакансия: ${link}\n\nJobmost`,
    }),
    declined: (title, link) => ({
      subject: `Ваш отклик отклонён: ${title}`,
      text: `Здравствуйте!\n\nРаботодатель отклонил ваш отклик на вакансию «${title}». Другие вакансии: ${link}\n\nJobmost`,
    }),
    expired: (title, link) => ({
      subject: `Нет ответа на ваш отклик: ${title}`,
      text: `Здравствуйте!\n\nРаботодатель за 14 дней не ответил на ваш отклик на вакансию «${title}», поэтому мы его закрыли. Другие вакансии: ${link}\n\nJobmost`,
    }),
  },
}

/** Mail to a vacancy's owner about a new bid. */
export const receivedMail = (language: Language, title: string, publicUrl: string): Letter =>
  WORDS[language].received(title, `${publicUrl}/${language}/cabinet/worker/user/active-vacancy`)

/** Mail to the worker when the owner has accepted or declined the bid. */
export const answeredMail = (
  language: Language,
  job: { title: string; slug: string },
  answer: 'accepted' | 'declined',
  publicUrl: string,
): Letter => {
  const jobs = `${publicUrl}/${language}/jobs`
  return WORDS[language][answer](job.title, answer === 'accepted' ? `${jobs}/item/${job.slug}` : jobs)
}

/** Mail to the worker when the bid has expired without an answer. */
export const expiredMail = (language: Language, title: string, publicUrl: string): Letter =>
  WORDS[language].expired(title, `${publicUrl}/${language}/jobs`)
