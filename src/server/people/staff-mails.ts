import type { Language } from '#shared/contract/languages.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = {
  roles: Record<StaffRole, string>
  appointed: (role: string, login: string) => { subject: string; text: string }
  dismissed: (login: string) => { subject: string; text: string }
}

const WORDS: Record<Language, Words> = {
  en: {
    roles: { moderator: 'moderator', editor: 'editor', administrator: 'administrator' },
    appointed: (role, login) => ({
      subject: 'Your role in the Jobmost team',
      text: `Hello,

A Jobmost administrator has given your account this role: ${role}.

While you have it, you cannot publish vacancies or offers, bid or chat with this account. You need two-step login for the administration pages.

Log in here: ${login}

If you did not expect this, reply to this e-mail.

Jobmost`,
    }),
    dismissed: (login) => ({
      subject: 'You are no longer in the Jobmost team',
      text: `Hello,

A Jobmost administrator has ended your role in the team. You have been logged out on all devices. Your account is an ordinary one again.

Log in here: ${login}

Jobmost`,
    }),
  },
  de: {
    roles: { moderator: 'Moderation', editor: 'Redaktion', administrator: 'Administration' },
    appointed: (role, login) => ({
      subject: 'Ihre Rolle im Jobmost-Team',
      text: `Guten Tag,

die Administration von Jobmost hat Ihrem Konto diese Rolle gegeben: ${role}.

Solange Sie diese Rolle haben, können Sie mit diesem Konto keine Anzeigen oder Gesuche veröffentlichen, sich nicht bewerben und nicht chatten. Für die Arbeit in der Verwaltung brauchen Sie die Anmeldung in zwei Schritten.

Hier können Sie sich anmelden: ${login}

Wenn Sie das nicht erwartet haben, antworten Sie auf diese E-Mail.

Jobmost`,
    }),
    dismissed: (login) => ({
      subject: 'Sie gehören nicht mehr zum Jobmost-Team',
      text: `Guten Tag,

die Administration von Jobmost hat Ihre Rolle im Team beendet. Sie wurden auf allen Geräten abgemeldet. Ihr Konto ist wieder ein normales Konto.

Hier können Sie sich anmelden: ${login}

Jobmost`,
    }),
  },
  pl: {
    roles: { moderator: 'moderator', editor: 'redaktor', administrator: 'administrator' },
    appointed: (role, login) => ({
      subject: 'Twoja rola w zespole Jobmost',
      text: `Dzień dobry,

administrator serwisu Jobmost nadał Twojemu kontu rolę: ${role}.

Dopóki ją masz, nie możesz z tego konta publikować ogłoszeń, zgłaszać się do pracy ani pisać na czacie. Do pracy w panelu administracyjnym potrzebujesz logowania dwuetapowego.

Tutaj możesz się zalogować: ${login}

Jeśli to dla Ciebie niespodzianka, odpowiedz na tę wiadomość.

Jobmost`,
    }),
    dismissed: (login) => ({
      subject: 'Nie należysz już do zespołu Jobmost',
      text: `Dzień dobry,

administrator serwisu Jobmost odebrał Twojemu kontu rolę w zespole. Wylogowaliśmy Cię na wszystkich urządzeniach. Twoje konto jest znów zwykłym kontem.

Tutaj możesz się zalogować: ${login}

Jobmost`,
    }),
  },
  ru: {
    roles: { moderator: 'модератор', editor: 'редактор', administrator: 'администратор' },
    appointed: (role, login) => ({
      subject: 'Ваша роль в команде Jobmost',
      text: `Здравствуйте!

Администратор Jobmost назначил вам роль: ${role}.

Пока она у вас есть, с этой учётной записи нельзя публиковать вакансии и анкеты, откликаться и переписываться. Для раздела «Администрирование» нужен двухэтапный вход.

Войти можно здесь: ${login}

Если вы этого не ожидали, ответьте на это письмо.

Jobmost`,
    }),
    dismissed: (login) => ({
      subject: 'Вы больше не в команде Jobmost',
      text: `Здравствуйте!

Администратор Jobmost снял с вашей учётной записи роль сотрудника. Мы завершили все ваши сеансы. Теперь это снова обычная учётная запись.

Войти можно здесь: ${login}

Jobmost`,
    }),
  },
}

/** Notifies a person of the role of staff that they have been given, or with null that it has ended. */
export function staffRoleMail(to: MailReader, role: StaffRole | null, publicUrl: string): Mail {
  const words = WORDS[to.language]
  const login = `${publicUrl}/${to.language}/login`
  return composeMail(
    'account',
    to,
    publicUrl,
    role ? words.appointed(words.roles[role], login) : words.dismissed(login),
  )
}
