import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Language } from '#shared/contract/languages.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = {
  arrived: (link: string) => { subject: string; text: string }
  greeting: (name: string) => string
  reply: (text: string, contact: string) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    arrived: (link) => ({
      subject: 'A message is waiting for an answer',
      text: `Hello,\n\nSomeone has written to Jobmost through the contact form. Read and answer it here: ${link}\n\nJobmost`,
    }),
    reply: (text, contact) => ({
      subject: 'Our answer to your message',
      text: `${text}\n\nIf you have another question, write to us through the contact form: ${contact}\n\nYou wrote:`,
    }),
  },
  de: {
    greeting: (name) => `Guten Tag ${name}!`,
    arrived: (link) => ({
      subject: 'Eine Nachricht wartet auf Antwort',
      text: `Guten Tag,\n\njemand hat Jobmost über das Kontaktformular geschrieben. Hier können Sie die Nachricht lesen und beantworten: ${link}\n\nJobmost`,
    }),
    reply: (text, contact) => ({
      subject: 'Unsere Antwort auf Ihre Nachricht',
      text: `${text}\n\nWenn Sie noch eine Frage haben, schreiben Sie uns über das Kontaktformular: ${contact}\n\nSie haben geschrieben:`,
    }),
  },
  ru: {
    greeting: () => 'Здравствуйте!',
    arrived: (link) => ({
      subject: 'Сообщение ждёт ответа',
      text: `Здравствуйте!\n\nЧерез форму обратной связи на Jobmost пришло сообщение. Прочитать его и ответить можно здесь: ${link}\n\nJobmost`,
    }),
    reply: (text, contact) => ({
      subject: 'Ответ на ваше сообщение',
      text: `${text}\n\nЕсли у вас остались вопросы, напишите нам через форму обратной связи: ${contact}\n\nВы писали:`,
    }),
  },
  pl: {
    greeting: (name) => `Dzień dobry, ${name}!`,
    arrived: (link) => ({
      subject: 'Wiadomość czeka na odpowiedź',
      text: `Dzień dobry,\n\nprzez formularz kontaktowy Jobmost przyszła wiadomość. Przeczytasz ją i odpowiesz na nią tutaj: ${link}\n\nJobmost`,
    }),
    reply: (text, contact) => ({
      subject: 'Odpowiedź na Twoją wiadomość',
      text: `${text}\n\nJeśli masz jeszcze pytania, napisz do nas przez formularz kontaktowy: ${contact}\n\nTwoja wiadomość:`,
    }),
  },
}

/** Announces a new message to an administrator, without its text: that is shown after login only. */
export function arrivedMail(to: { email: string; language: Language }, publicUrl: string): Mail {
  return composeMail(
    'staff_work',
    to,
    publicUrl,
    WORDS[to.language].arrived(`${publicUrl}/${to.language}/admin/messages`),
  )
}

/** How a reply to a message begins. */
export const greetingOf = ({ language, name }: { language: Language; name: string }): string =>
  WORDS[language].greeting(name)

/** An administrator's reply, with the original message below it. */
export function replyMail(
  message: { name: string; email: string; description: string; language: Language },
  text: string,
  publicUrl: string,
): Mail {
  const { language, email, description } = message
  const words = WORDS[language].reply(
    `${greetingOf(message)}\n\n${text}`,
    `${publicUrl}/${language}/${CONTACT_PATH}`,
  )
  const quoted = description.replace(/^/gm, '> ')
  const whole = `${words.text}\n${quoted}\n\nJobmost`
  return composeMail('contact_answer', { email, language }, publicUrl, {
    subject: words.subject,
    text: whole,
  })
}
