import type { Kind } from './kind.ts'

/** A moderator has approved a vacancy. */
export const vacancyApproved: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title }) => ({ title: 'Vacancy approved', body: title }),
    ru: ({ title }) => ({ title: 'Вакансия одобрена', body: title }),
    pl: ({ title }) => ({ title: 'Ogłoszenie zatwierdzone', body: title }),
    de: ({ title }) => ({ title: 'Stelle freigegeben', body: title }),
  },
  mails: {
    en: 'approved vacancies',
    ru: 'об одобренных вакансиях',
    pl: 'zatwierdzonych ogłoszeniach',
    de: 'freigegebene Stellenanzeigen',
  },
}
