import type { Language } from '#shared/contract/languages.ts'
import type { NotificationKind } from '#shared/contract/notifications.ts'

/** What a push says: `actor` is who caused it, `title` what it is about. */
export type Facts = { actor: string; title: string; detail: string | null; text: string | null }
type Lines = { title: string; body: string }
type Words = Record<NotificationKind | 'test', (facts: Facts) => Lines>

// On a lock screen the title is read first and much is cut off: what has happened stands before what it is about.
export const PUSH_WORDS: Record<Language, Words> = {
  en: {
    message: ({ actor, title, text }) => ({ title: actor || title, body: text ?? `New message: ${title}` }),
    bid_received: ({ title, actor }) => ({ title: 'New bid', body: `${actor}: ${title}` }),
    bid_answered: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Bid accepted'
          : detail === 'declined'
            ? 'Bid declined'
            : 'Bid closed without an answer',
      body: title,
    }),
    vacancy_approved: ({ title }) => ({ title: 'Vacancy approved', body: title }),
    vacancy_rejected: ({ title }) => ({ title: 'Vacancy not approved', body: title }),
    vacancy_expiring: ({ title }) => ({ title: 'Vacancy expires soon', body: title }),
    vacancy_asked: ({ title }) => ({ title: 'Is this job still open?', body: title }),
    vacancy_paused: ({ title }) => ({ title: 'Vacancy paused', body: title }),
    search_found: ({ title, detail }) => ({ title: `New jobs: ${detail}`, body: title }),
    test: () => ({ title: 'Jobmost', body: 'Notifications work on this device.' }),
  },
  de: {
    message: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Neue Nachricht: ${title}`,
    }),
    bid_received: ({ title, actor }) => ({ title: 'Neue Bewerbung', body: `${actor}: ${title}` }),
    bid_answered: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Bewerbung angenommen'
          : detail === 'declined'
            ? 'Bewerbung abgelehnt'
            : 'Bewerbung ohne Antwort geschlossen',
      body: title,
    }),
    vacancy_approved: ({ title }) => ({ title: 'Stelle freigegeben', body: title }),
    vacancy_rejected: ({ title }) => ({ title: 'Stelle nicht freigegeben', body: title }),
    vacancy_expiring: ({ title }) => ({ title: 'Stelle läuft bald ab', body: title }),
    vacancy_asked: ({ title }) => ({ title: 'Ist die Stelle noch frei?', body: title }),
    vacancy_paused: ({ title }) => ({ title: 'Stelle pausiert', body: title }),
    search_found: ({ title, detail }) => ({ title: `Neue Stellen: ${detail}`, body: title }),
    test: () => ({ title: 'Jobmost', body: 'Benachrichtigungen funktionieren auf diesem Gerät.' }),
  },
  pl: {
    message: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Nowa wiadomość: ${title}`,
    }),
    bid_received: ({ title, actor }) => ({ title: 'Nowa oferta', body: `${actor}: ${title}` }),
    bid_answered: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Oferta przyjęta'
          : detail === 'declined'
            ? 'Oferta odrzucona'
            : 'Oferta zamknięta bez odpowiedzi',
      body: title,
    }),
    vacancy_approved: ({ title }) => ({ title: 'Ogłoszenie zatwierdzone', body: title }),
    vacancy_rejected: ({ title }) => ({ title: 'Ogłoszenie niezatwierdzone', body: title }),
    vacancy_expiring: ({ title }) => ({ title: 'Ogłoszenie wkrótce wygaśnie', body: title }),
    vacancy_asked: ({ title }) => ({ title: 'Czy ogłoszenie jest aktualne?', body: title }),
    vacancy_paused: ({ title }) => ({ title: 'Ogłoszenie wstrzymane', body: title }),
    search_found: ({ title, detail }) => ({ title: `Nowe ogłoszenia: ${detail}`, body: title }),
    test: () => ({ title: 'Jobmost', body: 'Powiadomienia działają na tym urządzeniu.' }),
  },
  ru: {
    message: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Новое сообщение: ${title}`,
    }),
    bid_received: ({ title, actor }) => ({ title: 'Новый отклик', body: `${actor}: ${title}` }),
    bid_answered: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Отклик принят'
          : detail === 'declined'
            ? 'Отклик отклонён'
            : 'Отклик закрыт без ответа',
      body: title,
    }),
    vacancy_approved: ({ title }) => ({ title: 'Вакансия одобрена', body: title }),
    vacancy_rejected: ({ title }) => ({ title: 'Вакансия не одобрена', body: title }),
    vacancy_expiring: ({ title }) => ({ title: 'Срок вакансии истекает', body: title }),
    vacancy_asked: ({ title }) => ({ title: 'Вакансия ещё актуальна?', body: title }),
    vacancy_paused: ({ title }) => ({ title: 'Вакансия приостановлена', body: title }),
    search_found: ({ title, detail }) => ({ title: `Новые вакансии: ${detail}`, body: title }),
    test: () => ({ title: 'Jobmost', body: 'Уведомления на этом устройстве работают.' }),
  },
}
