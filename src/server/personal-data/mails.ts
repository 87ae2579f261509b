import type { Language } from '#shared/contract/languages.ts'
import type { Mail } from '../mail/mailer.ts'

const ERASED: Record<Language, Pick<Mail, 'subject' | 'text'>> = {
  en: {
    subject: 'Your account has been deleted',
    text: 'Hello,\n\nyour account and everything you wrote on Jobmost have been deleted. Thank you for having been with us.\n\nJobmost',
  },
  de: {
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Guten Tag,\n\nIhr Konto und alles, was Sie auf Jobmost geschrieben haben, wurden gelöscht. Danke, dass Sie dabei waren.\n\nJobmost',
  },
  ru: {
    subject: 'Ваш аккаунт удалён',
    text: 'Здравствуйте!\n\nВаш аккаунт и всё, что вы написали на Jobmost, удалены. Спасибо, что были с нами.\n\nJobmost',
  },
  pl: {
    subject: 'Twoje konto zostało usunięte',
    text: 'Dzień dobry,\n\nTwoje konto i wszystko, co zostało przez Ciebie napisane w Jobmost, zostały usunięte. Dziękujemy za wspólny czas.\n\nJobmost',
  },
}

/** Confirms that an account is gone. */
export const erasedMail = ({ email, language }: { email: string; language: Language }): Mail => ({
  to: email,
  ...ERASED[language],
})
