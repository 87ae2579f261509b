import type { Kind } from './kind.ts'

/** The owner is asked whether a vacancy is still open. */
export const vacancyAsked: Kind = {
  replaces: 'subject',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title }) => ({ title: 'Is this job still open?', body: title }),
    ru: ({ title }) => ({ title: 'Вакансия ещё актуальна?', body: title }),
    pl: ({ title }) => ({ title: 'Czy ogłoszenie jest aktualne?', body: title }),
    de: ({ title }) => ({ title: 'Ist die Stelle noch frei?', body: title }),
  },
  mails: {
    en: 'whether your jobs are still open',
    ru: 'с вопросом об актуальности ваших вакансий',
    pl: 'tym, czy Twoje ogłoszenia są nadal aktualne',
    de: 'die Frage, ob Ihre Stellen noch frei sind',
  },
}
