import type { Kind } from './kind.ts'

/** Unread messages in a room. */
export const message: Kind = {
  replaces: 'room',
  ttlHours: 24,
  urgency: 'high',
  push: {
    en: ({ actor, title, text }) => ({ title: actor || title, body: text ?? `New message: ${title}` }),
    ru: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Новое сообщение: ${title}`,
    }),
    pl: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Nowa wiadomość: ${title}`,
    }),
    de: ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Neue Nachricht: ${title}`,
    }),
  },
  mails: {
    en: 'unread messages',
    ru: 'о непрочитанных сообщениях',
    pl: 'nieprzeczytanych wiadomościach',
    de: 'ungelesene Nachrichten',
  },
}
