import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

const ERASED: Record<Language, Pick<Mail, 'subject' | 'text'>> = {
  en: {
    subject: 'Your account has been deleted',
    text: 'Hello,\n\nYour account and everything you wrote on Jobmost have been deleted. Thank you for using Jobmost.\n\nJobmost',
  },
  de: {
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Guten Tag,\n\nIhr Konto und alles, was Sie auf Jobmost geschrieben haben, wurden gelöscht. Danke, dass Sie dabei waren.\n\nJobmost',
  },
  ru: {
    subject: 'Ваша учётная запись удалена',
    text: 'Здравствуйте!\n\nВаша учётная запись и всё, что вы написали на Jobmost, удалены. Спасибо, что были с нами.\n\nJobmost',
  },
  pl: {
    subject: 'Twoje konto zostało usunięte',
    text: 'Dzień dobry,\n\nUsunęliśmy Twoje konto i wszystkie Twoje treści w Jobmost. Dziękujemy za wspólny czas.\n\nJobmost',
  },
}

/** Confirms that an account was deleted. */
export const erasedMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail(reader, publicUrl, ERASED[reader.language])
