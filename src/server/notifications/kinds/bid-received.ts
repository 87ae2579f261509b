import type { Kind } from './kind.ts'

/** Somebody has bid on a vacancy. */
export const bidReceived: Kind = {
  // Bids on one vacancy come from different people, so none replaces another.
  replaces: 'nothing',
  ttlHours: 72,
  urgency: 'normal',
  push: {
    en: ({ title, actor }) => ({ title: 'New bid', body: `${actor}: ${title}` }),
    ru: ({ title, actor }) => ({ title: 'Новый отклик', body: `${actor}: ${title}` }),
    pl: ({ title, actor }) => ({ title: 'Nowa oferta', body: `${actor}: ${title}` }),
    de: ({ title, actor }) => ({ title: 'Neue Bewerbung', body: `${actor}: ${title}` }),
  },
  mails: {
    en: 'new bids',
    ru: 'о новых откликах',
    pl: 'nowych ofertach',
    de: 'neue Bewerbungen',
  },
}
