import type { Kind } from './kind.ts'

/** A vacancy expires in a few days. */
export const vacancyExpiring: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title }) => ({ title: 'Vacancy expires soon', body: title }),
    ru: ({ title }) => ({ title: 'Срок вакансии истекает', body: title }),
    pl: ({ title }) => ({ title: 'Ogłoszenie wkrótce wygaśnie', body: title }),
    de: ({ title }) => ({ title: 'Stelle läuft bald ab', body: title }),
  },
  mails: {
    en: 'vacancies about to expire',
    ru: 'о вакансиях, срок которых истекает',
    pl: 'ogłoszeniach, które wkrótce wygasną',
    de: 'bald ablaufende Stellenanzeigen',
  },
}
