import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailContent, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { lastDigitsOf } from './phone.ts'

type Words<Facts> = Record<Language, (facts: Facts) => MailContent>

const CONFIRM_NEW: Words<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Please confirm your new e-mail address',
    text: `Hello,\n\nSomeone wants to use this address for an account on Jobmost. Please confirm it within 7 days:\n${link}\n\nIf this was not you, ignore this e-mail.\n\nJobmost`,
  }),
  de: ({ link }) => ({
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    text: `Guten Tag,\n\ndiese Adresse soll künftig zu einem Konto bei Jobmost gehören. Bitte bestätigen Sie sie innerhalb von 7\u00a0Tagen:\n${link}\n\nWenn Sie das nicht veranlasst haben, brauchen Sie nichts zu tun.\n\nJobmost`,
  }),
  ru: ({ link }) => ({
    subject: 'Подтвердите новый адрес эл. почты',
    text: `Здравствуйте!\n\nЭтот адрес хотят указать для учётной записи на Jobmost. Подтвердите его в течение 7 дней:\n${link}\n\nЕсли это были не вы, не обращайте внимания на это письмо.\n\nJobmost`,
  }),
  pl: ({ link }) => ({
    subject: 'Potwierdź nowy adres e-mail',
    text: `Dzień dobry,\n\nten adres ma zostać przypisany do konta w Jobmost. Potwierdź go w ciągu 7 dni:\n${link}\n\nJeśli to nie Ty, zignoruj tę wiadomość.\n\nJobmost`,
  }),
}

const EMAIL_ASKED: Words<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Your e-mail address is about to change',
    text: `Hello,\n\nSomeone has asked to change the e-mail address of your account, using your password or a passkey. The new address takes effect once it is confirmed.\n\nIf this was not you, cancel the change and choose a new password now: ${link}\n\nJobmost`,
  }),
  de: ({ link }) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: `Guten Tag,\n\nmit Ihrem Passwort oder einem Passkey wurde eine Änderung der E-Mail-Adresse Ihres Kontos angefordert. Die neue Adresse gilt, sobald sie bestätigt ist.\n\nWenn Sie das nicht waren, brechen Sie die Änderung ab und wählen Sie jetzt ein neues Passwort: ${link}\n\nJobmost`,
  }),
  ru: ({ link }) => ({
    subject: 'Адрес эл. почты будет изменён',
    text: `Здравствуйте!\n\nС помощью вашего пароля или ключа доступа запрошена смена адреса эл. почты вашей учётной записи. Новый адрес начнёт действовать после подтверждения.\n\nЕсли это были не вы, отмените смену и задайте новый пароль прямо сейчас: ${link}\n\nJobmost`,
  }),
  pl: ({ link }) => ({
    subject: 'Twój adres e-mail ma zostać zmieniony',
    text: `Dzień dobry,\n\nktoś poprosił o zmianę adresu e-mail Twojego konta i potwierdził to Twoim hasłem lub kluczem dostępu. Nowy adres zacznie obowiązywać po potwierdzeniu.\n\nJeśli to nie Ty, anuluj zmianę i ustaw teraz nowe hasło: ${link}\n\nJobmost`,
  }),
}

type Changed = 'email' | 'password'
const CHANGED: Record<Changed, Words<{ link: string }>> = {
  email: {
    en: ({ link }) => ({
      subject: 'Your e-mail address was changed',
      text: `Hello,\n\nYour account now has a new e-mail address. Please use it to log in from now on.\n\nIf this was not you, write to us: ${link}\n\nJobmost`,
    }),
    de: ({ link }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: `Guten Tag,\n\nIhr Konto hat jetzt eine andere E-Mail-Adresse. Melden Sie sich künftig mit der neuen an.\n\nWenn Sie das nicht waren, schreiben Sie uns: ${link}\n\nJobmost`,
    }),
    ru: ({ link }) => ({
      subject: 'Адрес эл. почты изменён',
      text: `Здравствуйте!\n\nУ вашей учётной записи теперь другой адрес эл. почты. Входите с новым адресом.\n\nЕсли это были не вы, напишите нам: ${link}\n\nJobmost`,
    }),
    pl: ({ link }) => ({
      subject: 'Adres e-mail został zmieniony',
      text: `Dzień dobry,\n\nTwoje konto ma teraz inny adres e-mail. Loguj się nowym adresem.\n\nJeśli to nie Ty, napisz do nas: ${link}\n\nJobmost`,
    }),
  },
  password: {
    en: ({ link }) => ({
      subject: 'Your password was changed',
      text: `Hello,\n\nThe password for your account was changed, and all other devices were logged out.\n\nIf this was not you, ask for a new password now: ${link}\n\nJobmost`,
    }),
    de: ({ link }) => ({
      subject: 'Ihr Passwort wurde geändert',
      text: `Guten Tag,\n\ndas Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.\n\nWenn Sie das nicht waren, fordern Sie jetzt ein neues Passwort an: ${link}\n\nJobmost`,
    }),
    ru: ({ link }) => ({
      subject: 'Пароль изменён',
      text: `Здравствуйте!\n\nПароль вашей учётной записи изменён, на всех остальных устройствах выполнен выход.\n\nЕсли это были не вы, запросите новый пароль прямо сейчас: ${link}\n\nJobmost`,
    }),
    pl: ({ link }) => ({
      subject: 'Hasło zostało zmienione',
      text: `Dzień dobry,\n\nhasło Twojego konta zostało zmienione, a wszystkie inne urządzenia wylogowane.\n\nJeśli to nie Ty, poproś teraz o nowe hasło: ${link}\n\nJobmost`,
    }),
  },
}
const WHAT_TO_DO: Record<Changed, string> = { email: CONTACT_PATH, password: 'forgot' }

type Numbers = { link: string; now: string; before: string | null }
const PHONE_CHANGED: Words<Numbers> = {
  en: ({ link, now, before }) => ({
    subject: 'Your phone number was changed',
    text: `Hello,\n\nThe phone number of your account was changed. It now ends in ${now}${before ? `; the old one ended in ${before}` : ''}. You can log in with the new number.\n\nIf this was not you, choose a new password now and enter your own number again: ${link}\n\nJobmost`,
  }),
  de: ({ link, now, before }) => ({
    subject: 'Ihre Telefonnummer wurde geändert',
    text: `Guten Tag,\n\ndie Telefonnummer Ihres Kontos wurde geändert. Sie endet jetzt auf ${now}${before ? `, vorher auf ${before}` : ''}. Mit der neuen Nummer können Sie sich anmelden.\n\nWenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort und tragen Sie wieder Ihre eigene Nummer ein: ${link}\n\nJobmost`,
  }),
  ru: ({ link, now, before }) => ({
    subject: 'Номер телефона изменён',
    text: `Здравствуйте!\n\nНомер телефона вашей учётной записи изменён. Теперь он заканчивается на ${now}${before ? `, раньше — на ${before}` : ''}. С новым номером можно входить.\n\nЕсли это были не вы, задайте новый пароль прямо сейчас и снова укажите свой номер: ${link}\n\nJobmost`,
  }),
  pl: ({ link, now, before }) => ({
    subject: 'Numer telefonu został zmieniony',
    text: `Dzień dobry,\n\nnumer telefonu Twojego konta został zmieniony. Kończy się teraz na ${now}${before ? `, wcześniej na ${before}` : ''}. Nowym numerem możesz się logować.\n\nJeśli to nie Ty, ustaw teraz nowe hasło i wpisz ponownie swój numer: ${link}\n\nJobmost`,
  }),
}

type NewNumber = Numbers & { confirm: string }
const CONFIRM_PHONE: Words<NewNumber> = {
  en: ({ confirm, link, now, before }) => ({
    subject: 'Please confirm your new phone number',
    text: `Hello,\n\nSomeone has asked to change the phone number of your account, using your password or a passkey. The new one ends in ${now}. Please confirm it within 7\u00a0days:\n${confirm}\n\n${before ? `Until then, the number ending in ${before} stays in use. ` : ''}If this was not you, cancel the change and choose a new password now: ${link}\n\nJobmost`,
  }),
  de: ({ confirm, link, now, before }) => ({
    subject: 'Bitte bestätigen Sie Ihre neue Telefonnummer',
    text: `Guten Tag,\n\nmit Ihrem Passwort oder einem Passkey wurde eine Änderung der Telefonnummer Ihres Kontos angefordert. Die neue endet auf ${now}. Bitte bestätigen Sie sie innerhalb von 7\u00a0Tagen:\n${confirm}\n\n${before ? `Bis dahin gilt weiter die Nummer, die auf ${before} endet. ` : ''}Wenn Sie das nicht waren, brechen Sie die Änderung ab und wählen Sie jetzt ein neues Passwort: ${link}\n\nJobmost`,
  }),
  ru: ({ confirm, link, now, before }) => ({
    subject: 'Подтвердите новый номер телефона',
    text: `Здравствуйте!\n\nС помощью вашего пароля или ключа доступа запрошена смена номера телефона вашей учётной записи. Новый номер заканчивается на ${now}. Подтвердите его в течение 7\u00a0дней:\n${confirm}\n\n${before ? `До этого действует номер, который заканчивается на ${before}. ` : ''}Если это были не вы, отмените смену и задайте новый пароль прямо сейчас: ${link}\n\nJobmost`,
  }),
  pl: ({ confirm, link, now, before }) => ({
    subject: 'Potwierdź nowy numer telefonu',
    text: `Dzień dobry,\n\nktoś poprosił o zmianę numeru telefonu Twojego konta i potwierdził to Twoim hasłem lub kluczem dostępu. Nowy numer kończy się na ${now}. Potwierdź go w ciągu 7\u00a0dni:\n${confirm}\n\n${before ? `Do tego czasu obowiązuje numer kończący się na ${before}. ` : ''}Jeśli to nie Ty, anuluj zmianę i ustaw teraz nowe hasło: ${link}\n\nJobmost`,
  }),
}

// The token is in the fragment: browsers do not send it, so no server logs the token (RFC 9110, 7.1).
const confirmLink = ({ language }: MailReader, publicUrl: string, token: string) =>
  `${publicUrl}/${language}/confirm-email#token=${token}`

/** Mail with the confirmation link, to the new address. */
export const confirmNewEmailMail = (reader: MailReader, publicUrl: string, token: string): Mail =>
  composeMail(
    'new_address',
    reader,
    publicUrl,
    CONFIRM_NEW[reader.language]({ link: confirmLink(reader, publicUrl, token) }),
  )

/** Notifies the current address that a change was requested. */
export const emailAskedMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail(
    'account',
    reader,
    publicUrl,
    EMAIL_ASKED[reader.language]({ link: `${publicUrl}/${reader.language}/cabinet/security` }),
  )

/** Notifies the owner of an account that its password or e-mail address was changed. */
export const changedMail = (what: Changed, reader: MailReader, publicUrl: string): Mail =>
  composeMail(
    'account',
    reader,
    publicUrl,
    CHANGED[what][reader.language]({ link: `${publicUrl}/${reader.language}/${WHAT_TO_DO[what]}` }),
  )

type PhoneReader = MailReader & { phone: string | null }

/** Only the last digits of a number: the mail waits in a queue. */
const numbersOf = ({ language, phone: before }: PhoneReader, phone: string, publicUrl: string): Numbers => ({
  link: `${publicUrl}/${language}/cabinet/security`,
  now: lastDigitsOf(phone),
  before: before && lastDigitsOf(before),
})

/** Mail with the link that confirms a new phone number, to the owner's address. */
export const confirmPhoneMail = (
  reader: PhoneReader,
  phone: string,
  publicUrl: string,
  token: string,
): Mail => {
  const confirm = confirmLink(reader, publicUrl, token)
  const words = CONFIRM_PHONE[reader.language]({ ...numbersOf(reader, phone, publicUrl), confirm })
  return composeMail('account', reader, publicUrl, words)
}

/** Notifies the owner of an account that its phone number was changed. */
export const phoneChangedMail = (reader: PhoneReader, phone: string, publicUrl: string): Mail =>
  composeMail(
    'account',
    reader,
    publicUrl,
    PHONE_CHANGED[reader.language](numbersOf(reader, phone, publicUrl)),
  )
