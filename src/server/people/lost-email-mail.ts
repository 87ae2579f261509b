import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailContent, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

const WORDS: Record<Language, (contact: string) => MailContent> = {
  en: (contact) => ({
    subject: 'Your e-mail address is about to change',
    text: `Hello,\n\nSomeone has told us that they can no longer read e-mails at this address, and has asked for another address for your account. It takes effect once it is confirmed.\n\nIf this was not you, write to us at once: ${contact}\n\nJobmost`,
  }),
  de: (contact) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: `Guten Tag,\n\nuns wurde mitgeteilt, dass E-Mails an diese Adresse nicht mehr gelesen werden können, und für Ihr Konto wurde eine andere Adresse gewünscht. Sie gilt, sobald sie bestätigt ist.\n\nWenn Sie das nicht veranlasst haben, schreiben Sie uns sofort: ${contact}\n\nJobmost`,
  }),
  ru: (contact) => ({
    subject: 'Адрес эл. почты будет изменён',
    text: `Здравствуйте!\n\nНам сообщили, что письма на этот адрес больше нельзя прочитать, и попросили указать для вашей учётной записи другой адрес. Он начнёт действовать после подтверждения.\n\nЕсли это были не вы, сразу же напишите нам: ${contact}\n\nJobmost`,
  }),
  pl: (contact) => ({
    subject: 'Twój adres e-mail ma zostać zmieniony',
    text: `Dzień dobry,\n\notrzymaliśmy informację, że e-maili wysyłanych na ten adres nie można już odczytać, oraz prośbę o inny adres dla Twojego konta. Nowy adres zacznie obowiązywać po potwierdzeniu.\n\nJeśli to nie Ty, od razu do nas napisz: ${contact}\n\nJobmost`,
  }),
}

/** Tells the current address that staff were asked to replace it. */
export const lostEmailMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail(
    'account',
    reader,
    publicUrl,
    WORDS[reader.language](`${publicUrl}/${reader.language}/${CONTACT_PATH}`),
  )
