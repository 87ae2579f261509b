import type { Language } from '#shared/contract/languages.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

// No names: a name typed at registration would let anyone send text of their own to a stranger's address.
type Template<Facts> = Record<Language, (facts: Facts) => Omit<Mail, 'to'>>

const CONFIRM: Template<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Please confirm your e-mail address',
    text: `Hello,\n\nWelcome to Jobmost!\n\nPlease confirm your e-mail address within 7 days:\n${link}\n\nAn unconfirmed account that has no bids, offers, vacancies or conversations is deleted after 60\u00a0days.\n\nIf you did not register, simply ignore this e-mail.\n\nJobmost`,
  }),
  de: ({ link }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: `Guten Tag,\n\nwillkommen bei Jobmost!\n\nBitte bestätigen Sie Ihre E-Mail-Adresse innerhalb von 7\u00a0Tagen:\n${link}\n\nEin Konto ohne bestätigte Adresse löschen wir nach 60\u00a0Tagen, wenn es keine Bewerbungen, Gesuche, Anzeigen oder Gespräche hat.\n\nWenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.\n\nJobmost`,
  }),
  ru: ({ link }) => ({
    subject: 'Подтвердите адрес эл. почты',
    text: `Здравствуйте!\n\nДобро пожаловать на Jobmost! Подтвердите адрес эл. почты в течение 7 дней:\n${link}\n\nУчётную запись с неподтверждённым адресом мы удалим через 60\u00a0дней, если в ней нет откликов, анкет, вакансий и чатов.\n\nЕсли вы не регистрировались, просто не обращайте внимания на это письмо.\n\nJobmost`,
  }),
  pl: ({ link }) => ({
    subject: 'Potwierdź swój adres e-mail',
    text: `Dzień dobry,\n\nwitamy w Jobmost!\n\nPotwierdź swój adres e-mail w ciągu 7 dni:\n${link}\n\nKonto bez potwierdzonego adresu usuwamy po 60\u00a0dniach, jeśli nie ma w nim zgłoszeń, ogłoszeń ani czatów.\n\nJeśli to nie Twoja rejestracja, zignoruj tę wiadomość.\n\nJobmost`,
  }),
}

const TEMPORARY_PASSWORD: Template<{ link: string; password: string }> = {
  en: ({ link, password }) => ({
    subject: 'Your temporary password',
    text: `Hello,\n\nYour temporary password is:\n\n${password}\n\nYou can use it once, within 60 minutes: ${link}\nAfter logging in you will be asked to choose a new password.\n\nIf you did not ask for it, ignore this e-mail: your own password still works.\n\nJobmost`,
  }),
  de: ({ link, password }) => ({
    subject: 'Ihr vorläufiges Passwort',
    text: `Guten Tag,\n\nIhr vorläufiges Passwort lautet:\n\n${password}\n\nEs gilt nur einmal und nur 60\u00a0Minuten lang: ${link}\nNach der Anmeldung wählen Sie bitte ein neues Passwort.\n\nWenn Sie es nicht angefordert haben, brauchen Sie nichts zu tun: Ihr eigenes Passwort gilt weiter.\n\nJobmost`,
  }),
  ru: ({ link, password }) => ({
    subject: 'Ваш временный пароль',
    text: `Здравствуйте!\n\nВаш временный пароль:\n\n${password}\n\nОн действует один раз, в течение 60 минут: ${link}\nПосле входа мы попросим вас задать новый пароль.\n\nЕсли вы его не запрашивали, не обращайте внимания на это письмо: ваш прежний пароль действует.\n\nJobmost`,
  }),
  pl: ({ link, password }) => ({
    subject: 'Twoje hasło tymczasowe',
    text: `Dzień dobry,\n\nTwoje hasło tymczasowe:\n\n${password}\n\nDziała tylko raz i tylko przez 60 minut: ${link}\nPo zalogowaniu poprosimy o ustawienie nowego hasła.\n\nJeśli to nie Twoja prośba, zignoruj tę wiadomość: Twoje hasło nadal działa.\n\nJobmost`,
  }),
}

const REGISTERED: Template<{ login: string; forgot: string }> = {
  en: ({ login, forgot }) => ({
    subject: 'You already have an account',
    text: `Hello,\n\nSomeone, probably you, tried to register on Jobmost with this e-mail address. It already has an account: you can log in.\n${login}\n\nIf you have forgotten your password, ask for a temporary one:\n${forgot}\n\nIf this was not you, you do not need to do anything: nothing has changed.\n\nJobmost`,
  }),
  de: ({ login, forgot }) => ({
    subject: 'Sie haben schon ein Konto',
    text: `Guten Tag,\n\njemand, wahrscheinlich Sie, wollte sich mit dieser E-Mail-Adresse bei Jobmost registrieren. Zu ihr gibt es schon ein Konto: Sie können sich anmelden.\n${login}\n\nWenn Sie Ihr Passwort vergessen haben, fordern Sie ein vorläufiges an:\n${forgot}\n\nWenn Sie das nicht waren, brauchen Sie nichts zu tun: Es hat sich nichts geändert.\n\nJobmost`,
  }),
  ru: ({ login, forgot }) => ({
    subject: 'У вас уже есть учётная запись',
    text: `Здравствуйте!\n\nКто-то, скорее всего вы, хотел зарегистрироваться на Jobmost с этим адресом эл. почты. Для него уже есть учётная запись, можно просто войти:\n${login}\n\nЕсли вы забыли пароль, запросите временный:\n${forgot}\n\nЕсли это были не вы, ничего делать не нужно: ничего не изменилось.\n\nJobmost`,
  }),
  pl: ({ login, forgot }) => ({
    subject: 'Masz już konto',
    text: `Dzień dobry,\n\nktoś, prawdopodobnie Ty, próbował zarejestrować się w Jobmost z tym adresem e-mail. Do tego adresu jest już przypisane konto, wystarczy się zalogować:\n${login}\n\nJeśli nie pamiętasz hasła, poproś o tymczasowe:\n${forgot}\n\nJeśli to nie Ty, nie musisz nic robić: nic się nie zmieniło.\n\nJobmost`,
  }),
}

type Reader = { email: string; language: Language }

export const confirmMail = (reader: Reader, link: string): Mail =>
  composeMail('confirmation', reader, new URL(link).origin, CONFIRM[reader.language]({ link }))

export const temporaryPasswordMail = (reader: Reader, link: string, password: string): Mail =>
  composeMail(
    'temporary_password',
    reader,
    new URL(link).origin,
    TEMPORARY_PASSWORD[reader.language]({ link, password }),
  )

/** The mail to the owner of an address that has an account already. */
export function registeredMail(reader: Reader, publicUrl: string): Mail {
  const { language } = reader
  const [login, forgot] = [`${publicUrl}/${language}/login`, `${publicUrl}/${language}/forgot`]
  return composeMail('account', reader, publicUrl, REGISTERED[language]({ login, forgot }))
}
