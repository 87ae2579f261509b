import type { Kind } from './kind.ts'

/** A moderator has rejected a vacancy. */
export const vacancyRejected: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title }) => ({ title: 'Vacancy not approved', body: title }),
    ru: ({ title }) => ({ title: 'Вакансия не одобрена', body: title }),
    pl: ({ title }) => ({ title: 'Ogłoszenie niezatwierdzone', body: title }),
    de: ({ title }) => ({ title: 'Stelle nicht freigegeben', body: title }),
  },
  mails: {
    en: 'vacancies that were not approved',
    ru: 'о неодобренных вакансиях',
    pl: 'niezatwierdzonych ogłoszeniach',
    de: 'nicht freigegebene Stellenanzeigen',
  },
}
