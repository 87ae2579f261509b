import type { Language } from '#shared/contract/languages.ts'
import type { UnreadMessage } from '../conversations/unread.ts'
import { quotedName, withoutLinks } from '../mail/quoted.ts'
import type { MailText } from './notify.ts'

type Words = {
  subject: (count: number) => string
  hello: string
  from: (writer: string, title: string, count: number) => string
  /** Whether the author is a stranger: the recipient has never written to them. */
  first: (count: number) => string
  answer: string
  more: (link: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    hello: 'Hello,\n\nYou have unread messages on Jobmost:',
    from: (writer, title, count) => `${writer} about “${title}”${count > 1 ? ` (${count} messages)` : ''}`,
    first: (count) =>
      `Someone has written to you for the first time${count > 1 ? ` (${count} messages)` : ''}`,
    answer: 'Read and answer',
    more: (link) => `All your conversations: ${link}`,
  },
  de: {
    subject: (count) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
    hello: 'Guten Tag,\n\nauf Jobmost warten ungelesene Nachrichten auf Sie:',
    from: (writer, title, count) => `${writer} zu „${title}“${count > 1 ? ` (${count} Nachrichten)` : ''}`,
    first: (count) => `Jemand schreibt Ihnen zum ersten Mal${count > 1 ? ` (${count} Nachrichten)` : ''}`,
    answer: 'Lesen und antworten',
    more: (link) => `Alle Ihre Gespräche: ${link}`,
  },
  pl: {
    subject: (count) => `Nieprzeczytane wiadomości: ${count}`,
    hello: 'Dzień dobry,\n\nw Jobmost czekają na Ciebie nieprzeczytane wiadomości:',
    from: (writer, title, count) => `${writer}, „${title}”${count > 1 ? ` (wiadomości: ${count})` : ''}`,
    first: (count) => `Ktoś pisze do Ciebie po raz pierwszy${count > 1 ? ` (wiadomości: ${count})` : ''}`,
    answer: 'Przeczytaj i odpowiedz',
    more: (link) => `Wszystkie rozmowy: ${link}`,
  },
  ru: {
    subject: (count) => `Непрочитанные сообщения: ${count}`,
    hello: 'Здравствуйте!\n\nНа Jobmost вас ждут непрочитанные сообщения:',
    from: (writer, title, count) => `${writer}, «${title}»${count > 1 ? ` (сообщений: ${count})` : ''}`,
    first: (count) => `Вам написал новый собеседник${count > 1 ? ` (сообщений: ${count})` : ''}`,
    answer: 'Прочитать и ответить',
    more: (link) => `Вся ваша переписка: ${link}`,
  },
}

const MAX_ROOMS = 10
const MAX_TEXTS = 3
const MAX_CHARACTERS = 300

/** Mail with unread messages by room. It quotes texts only if the user allows that. */
export function unreadMail(
  language: Language,
  messages: UnreadMessage[],
  { withText, publicUrl }: { withText: boolean; publicUrl: string },
): MailText {
  const words = WORDS[language]
  const chat = `${publicUrl}/${language}/chat`
  const rooms = [...Map.groupBy(messages, ({ room_id }) => room_id)].slice(0, MAX_ROOMS)
  const parts = rooms.map(([id, [first, ...rest]]) => {
    const all = first ? [first, ...rest] : []
    // Strangers choose name and text. A mail quotes neither until the recipient has answered (phishing), and never links.
    const isKnown = first?.has_answered === true
    return [
      isKnown
        ? words.from(quotedName(first.writer), withoutLinks(first.title), all.length)
        : words.first(all.length),
      ...(withText && isKnown ? all.slice(-MAX_TEXTS).map(({ text }) => quoted(text)) : []),
      `${words.answer}: ${chat}/room/${id}`,
    ].join('\n')
  })
  return {
    subject: words.subject(messages.length),
    text: [words.hello, ...parts, words.more(`${chat}/my/room`), 'Jobmost'].join('\n\n'),
  }
}

function quoted(text: string): string {
  const short = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text
  return withoutLinks(short).replace(/^/gm, '> ')
}
