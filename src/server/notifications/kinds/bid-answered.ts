import type { Kind } from './kind.ts'

/** A bid was accepted or declined, or has expired. */
export const bidAnswered: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Bid accepted'
          : detail === 'declined'
            ? 'Bid declined'
            : 'Bid closed without an answer',
      body: title,
    }),
    ru: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Отклик принят'
          : detail === 'declined'
            ? 'Отклик отклонён'
            : 'Отклик закрыт без ответа',
      body: title,
    }),
    pl: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Oferta przyjęta'
          : detail === 'declined'
            ? 'Oferta odrzucona'
            : 'Oferta zamknięta bez odpowiedzi',
      body: title,
    }),
    de: ({ title, detail }) => ({
      title:
        detail === 'accepted'
          ? 'Bewerbung angenommen'
          : detail === 'declined'
            ? 'Bewerbung abgelehnt'
            : 'Bewerbung ohne Antwort geschlossen',
      body: title,
    }),
  },
  mails: {
    en: 'answers to your bids',
    ru: 'об ответах на ваши отклики',
    pl: 'odpowiedziach na Twoje oferty',
    de: 'Antworten auf Ihre Bewerbungen',
  },
}
