import type { Language } from '#shared/contract/languages.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = {
  arrived: (link: string) => { subject: string; text: string }
  reply: (name: string, text: string, contact: string) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    arrived: (link) => ({
      subject: 'A message is waiting for an answer',
      text: `Hello,\n\nSomeone has written to Jobmost through the contact form. Read and answer it here: ${link}\n\nJobmost`,
    }),
    reply: (name, text, contact) => ({
      subject: 'Our answer to your message',
      text: `Hello ${name},\n\n${text}\n\nIf you have another question, write to us through the contact form: ${contact}\n\nYou wrote:`,
    }),
  },
  de: {
    arrived: (link) => ({
      subject: 'Eine Nachricht wartet auf Antwort',
      text: `Guten Tag,\n\njemand hat Jobmost über das Kontaktformular geschrieben. Hier können Sie die Nachricht lesen und beantworten: ${link}\n\nJobmost`,
    }),
    reply: (name, text, contact) => ({
      subject: 'Unsere Antwort auf Ihre Nachricht',
      text: `Guten Tag ${name}!\n\n${text}\n\nWenn Sie noch eine Frage haben, schreiben Sie uns über das Kontaktformular: ${contact}\n\nSie haben geschrieben:`,
    }),
  },
  ru: {
    arrived: (link) => ({
      subject: 'Сообщение ждёт ответа',
      text: `Здравствуйте!\n\nЧерез форму обратной связи на Jobmost пришло сообщение. Прочитать его и ответить можно здесь: ${link}\n\nJobmost`,
    }),
    reply: (name, text, contact) => ({
      subject: 'Ответ на ваше сообщение',
      text: `Здравствуйте, ${name}!\n\n${text}\n\nЕсли у вас остались вопросы, напишите нам через форму обратной связи: ${contact}\n\nВы писали:`,
    }),
  },
  pl: {
    arrived: (link) => ({
      subject: 'Wiadomość czeka na odpowiedź',
      text: `Dzień dobry,\n\nprzez formularz kontaktowy Jobmost przyszła wiadomość. Przeczytasz ją i odpowiesz na nią tutaj: ${link}\n\nJobmost`,
    }),
    reply: (name, text, contact) => ({
      subject: 'Odpowiedź na Twoją wiadomość',
      text: `Dzień dobry, ${name}!\n\n${text}\n\nJeśli masz jeszcze pytania, napisz do nas przez formularz kontaktowy: ${contact}\n\nTwoja wiadomość:`,
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

/** An administrator's reply, with the original message below it. */
export function replyMail(
  message: { name: string; email: string; description: string; language: Language },
  text: string,
  publicUrl: string,
): Mail {
  const { language, name, email, description } = message
  const words = WORDS[language].reply(name, text, `${publicUrl}/${language}/about-company`)
  const quoted = description.replace(/^/gm, '> ')
  const whole = `${words.text}\n${quoted}\n\nJobmost`
  return composeMail('contact_answer', { email, language }, publicUrl, {
    subject: words.subject,
    text: whole,
  })
}
