import type { Kysely } from 'kysely'
import { CONTACT_PATH } from '#shared/contact-path.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { composeMail, type MailReader } from '../../mail/compose.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { User } from '../users-store.ts'

export type Owner = Pick<User, 'email' | 'language' | 'email_confirmed_at'>

type Event =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_made'
  | 'code_used'
  | 'codes_refused'
  | 'reset'
type Words = Record<Event, { subject: string; what: string }> & {
  hello: string
  notYou: (link: string) => string
  /** A new password alone does not keep out someone who has added a factor of their own. */
  notYouAdded: (link: string, contact: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    hello: 'Hello,',
    notYou: (link) => `If this was not you, choose a new password now: ${link}`,
    notYouAdded: (link, contact) =>
      `If this was not you, remove it now and choose a new password: ${link}\n\nIf you can no longer log in, write to us: ${contact}`,
    reset: {
      subject: 'Two-step login was reset for your account',
      what: 'At your request, our staff have removed the second login step from your account and logged out all devices. Your password alone is enough until you set up a new second step.',
    },
    totp_added: {
      subject: 'An authenticator app was added to your account',
      what: 'An authenticator app was added to your account. From now on, you also need a code from this app to log in.',
    },
    totp_removed: {
      subject: 'The authenticator app was removed from your account',
      what: 'The authenticator app was removed from your account. You no longer need a code from it to log in.',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      what: 'A passkey was added to your account. From now on, you also need it or another second step to log in.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      what: 'A passkey was removed from your account. It no longer works for logging in.',
    },
    codes_made: {
      subject: 'You have new recovery codes',
      what: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    code_used: {
      subject: 'A recovery code was used',
      what: 'Someone logged in to your account with one of your recovery codes. This code will not work again.',
    },
    codes_refused: {
      subject: 'Wrong codes while logging in to your account',
      what: 'Someone entered the correct password for your account and then wrong codes. They could not log in.',
    },
  },
  de: {
    hello: 'Guten Tag,',
    notYou: (link) => `Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort: ${link}`,
    notYouAdded: (link, contact) =>
      `Wenn Sie das nicht waren, machen Sie es jetzt rückgängig und wählen Sie ein neues Passwort: ${link}\n\nWenn Sie sich nicht mehr anmelden können, schreiben Sie uns: ${contact}`,
    reset: {
      subject: 'Die Anmeldung in zwei Schritten wurde für Ihr Konto zurückgesetzt',
      what: 'Auf Ihren Wunsch haben wir den zweiten Schritt der Anmeldung aus Ihrem Konto entfernt und alle Geräte abgemeldet. Bis Sie ihn neu einrichten, reicht Ihr Passwort allein aus.',
    },
    totp_added: {
      subject: 'Ihr Konto ist jetzt mit einer Authenticator-App geschützt',
      what: 'Ihrem Konto wurde eine Authenticator-App hinzugefügt. Zur Anmeldung brauchen Sie ab jetzt auch einen Code aus dieser App.',
    },
    totp_removed: {
      subject: 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
      what: 'Die Authenticator-App wurde aus Ihrem Konto entfernt. Zur Anmeldung ist kein Code aus der App mehr nötig.',
    },
    passkey_added: {
      subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      what: 'Ihrem Konto wurde ein Passkey hinzugefügt. Zur Anmeldung brauchen Sie ab jetzt auch ihn oder einen anderen zweiten Schritt.',
    },
    passkey_removed: {
      subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
      what: 'Ein Passkey wurde aus Ihrem Konto entfernt. Er gilt nicht mehr für die Anmeldung.',
    },
    codes_made: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      what: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    code_used: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      what: 'Mit einem Ihrer Wiederherstellungscodes hat sich jemand in Ihrem Konto angemeldet. Dieser Code gilt nicht noch einmal.',
    },
    codes_refused: {
      subject: 'Falsche Codes bei der Anmeldung in Ihrem Konto',
      what: 'Jemand hat das richtige Passwort Ihres Kontos eingegeben und danach falsche Codes. Die Anmeldung wurde abgelehnt.',
    },
  },
  ru: {
    hello: 'Здравствуйте!',
    notYou: (link) => `Если это были не вы, задайте новый пароль прямо сейчас: ${link}`,
    notYouAdded: (link, contact) =>
      `Если это были не вы, удалите его и задайте новый пароль прямо сейчас: ${link}\n\nЕсли войти уже не получается, напишите нам: ${contact}`,
    reset: {
      subject: 'Двухэтапный вход в вашу учётную запись сброшен',
      what: 'По вашей просьбе мы убрали второй шаг входа из вашей учётной записи, и на всех устройствах выполнен выход. Пока вы не настроите второй шаг заново, достаточно одного пароля.',
    },
    totp_added: {
      subject: 'К вашей учётной записи подключено приложение с кодами',
      what: 'К вашей учётной записи подключено приложение для входа по кодам. Теперь для входа нужен и код из этого приложения.',
    },
    totp_removed: {
      subject: 'Приложение с кодами отключено от вашей учётной записи',
      what: 'Приложение с кодами отключено от вашей учётной записи. Код из него для входа больше не нужен.',
    },
    passkey_added: {
      subject: 'К вашей учётной записи добавлен ключ доступа',
      what: 'К вашей учётной записи добавлен ключ доступа (passkey). Теперь для входа нужен и этот ключ или другой второй шаг.',
    },
    passkey_removed: {
      subject: 'Из вашей учётной записи удалён ключ доступа',
      what: 'Из вашей учётной записи удалён ключ доступа (passkey). Для входа он больше не подходит.',
    },
    codes_made: {
      subject: 'У вас новые резервные коды',
      what: 'Для вашей учётной записи созданы новые резервные коды. Прежние больше не действуют.',
    },
    code_used: {
      subject: 'Использован резервный код',
      what: 'В вашу учётную запись вошли с одним из ваших резервных кодов. Второй раз он не сработает.',
    },
    codes_refused: {
      subject: 'Неверные коды при входе в вашу учётную запись',
      what: 'Кто-то ввёл правильный пароль от вашей учётной записи, а затем неверные коды. Войти ему не удалось.',
    },
  },
  pl: {
    hello: 'Dzień dobry!',
    notYou: (link) => `Jeśli to nie Ty, ustaw teraz nowe hasło: ${link}`,
    notYouAdded: (link, contact) =>
      `Jeśli to nie Ty, cofnij to teraz i ustaw nowe hasło: ${link}\n\nJeśli nie możesz się już zalogować, napisz do nas: ${contact}`,
    reset: {
      subject: 'Zresetowaliśmy logowanie dwuetapowe na Twoim koncie',
      what: 'Na Twoją prośbę usunęliśmy drugi krok logowania z Twojego konta i wylogowaliśmy wszystkie urządzenia. Dopóki nie ustawisz go na nowo, wystarczy samo hasło.',
    },
    totp_added: {
      subject: 'Do Twojego konta dodano aplikację uwierzytelniającą',
      what: 'Do Twojego konta dodano aplikację uwierzytelniającą. Od teraz do zalogowania potrzebny jest też kod z tej aplikacji.',
    },
    totp_removed: {
      subject: 'Aplikacja uwierzytelniająca została usunięta z Twojego konta',
      what: 'Aplikacja uwierzytelniająca została usunięta z Twojego konta. Do zalogowania kod z niej nie jest już potrzebny.',
    },
    passkey_added: {
      subject: 'Do Twojego konta dodano klucz dostępu',
      what: 'Do Twojego konta dodano klucz dostępu (passkey). Od teraz do zalogowania potrzebny jest też on albo inny drugi krok.',
    },
    passkey_removed: {
      subject: 'Z Twojego konta usunięto klucz dostępu',
      what: 'Z Twojego konta usunięto klucz dostępu (passkey). Nie działa już przy logowaniu.',
    },
    codes_made: {
      subject: 'Masz nowe kody zapasowe',
      what: 'Dla Twojego konta utworzono nowe kody zapasowe. Poprzednie już nie działają.',
    },
    code_used: {
      subject: 'Użyto kodu zapasowego',
      what: 'Ktoś zalogował się na Twoje konto jednym z Twoich kodów zapasowych. Ten kod nie zadziała ponownie.',
    },
    codes_refused: {
      subject: 'Błędne kody przy logowaniu na Twoje konto',
      what: 'Ktoś podał prawidłowe hasło do Twojego konta, a potem błędne kody. Logowanie zostało odrzucone.',
    },
  },
}

/** The mail to the owner of an account about its second factor. */
export function secondFactorMail(event: Event, reader: MailReader, publicUrl: string): Mail {
  const { hello, notYou, notYouAdded, ...events } = WORDS[reader.language]
  const { subject, what } = events[event]
  const site = `${publicUrl}/${reader.language}`
  const link = `${site}/cabinet/security`
  const isAdded = event === 'totp_added' || event === 'passkey_added'
  const whatToDo = isAdded ? notYouAdded(link, `${site}/${CONTACT_PATH}`) : notYou(link)
  return composeMail('account', reader, publicUrl, {
    subject,
    text: `${hello}\n\n${what}\n\n${whatToDo}\n\nJobmost`,
  })
}

/**
 * Queues the mail about the second factor in the transaction of the event. An unconfirmed address may be a stranger's, so
 * it gets none.
 */
export async function mailOwner(
  trx: Kysely<Tables>,
  { tasks, config }: Pick<Deps, 'tasks' | 'config'>,
  user: Owner,
  event: Event,
): Promise<void> {
  if (user.email_confirmed_at)
    await tasks.add(trx, 'send-mail', secondFactorMail(event, user, config.publicUrl))
}
