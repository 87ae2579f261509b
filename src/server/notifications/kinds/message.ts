import type { Facts, Kind, Lines } from './kind.ts'

// Strangers choose name, title and text. A push quotes none of them until the recipient has answered (phishing).
const orFirst =
  (first: string, words: (facts: Facts) => Lines) =>
  (facts: Facts): Lines =>
    facts.isFirstContact ? { title: 'Jobmost', body: first } : words(facts)

/** Unread messages in a room. */
export const message: Kind = {
  replaces: 'room',
  ttlHours: 24,
  urgency: 'high',
  push: {
    en: orFirst('Somebody has written to you for the first time', ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `New message: ${title}`,
    })),
    ru: orFirst('Вам впервые пишет новый собеседник', ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Новое сообщение: ${title}`,
    })),
    pl: orFirst('Ktoś pisze do Ciebie po raz pierwszy', ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Nowa wiadomość: ${title}`,
    })),
    de: orFirst('Jemand schreibt Ihnen zum ersten Mal', ({ actor, title, text }) => ({
      title: actor || title,
      body: text ?? `Neue Nachricht: ${title}`,
    })),
  },
  mails: {
    en: 'unread messages',
    ru: 'о непрочитанных сообщениях',
    pl: 'nieprzeczytanych wiadomościach',
    de: 'ungelesene Nachrichten',
  },
}
