import type { Kind } from './kind.ts'

/** A saved search has found new jobs. */
export const searchFound: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'low',
  push: {
    en: ({ title, detail }) => ({ title: `New jobs: ${detail}`, body: title }),
    ru: ({ title, detail }) => ({ title: `Новые вакансии: ${detail}`, body: title }),
    pl: ({ title, detail }) => ({ title: `Nowe ogłoszenia: ${detail}`, body: title }),
    de: ({ title, detail }) => ({ title: `Neue Stellen: ${detail}`, body: title }),
  },
  mails: {
    en: 'new results of your saved searches',
    ru: 'о результатах сохранённых поисков',
    pl: 'wynikach zapisanych wyszukiwań',
    de: 'Treffer Ihrer gespeicherten Suchen',
  },
}
