import type { Kind } from './kind.ts'

/** A vacancy was paused because nobody answered. */
export const vacancyPaused: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title }) => ({ title: 'Vacancy paused', body: title }),
    ru: ({ title }) => ({ title: 'Вакансия приостановлена', body: title }),
    pl: ({ title }) => ({ title: 'Ogłoszenie wstrzymane', body: title }),
    de: ({ title }) => ({ title: 'Stelle pausiert', body: title }),
  },
  mails: {
    en: 'paused vacancies',
    ru: 'о приостановленных вакансиях',
    pl: 'wstrzymanych ogłoszeniach',
    de: 'pausierte Stellenanzeigen',
  },
}
