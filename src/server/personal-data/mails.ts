import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailContent, type MailReader } from '../mail/compose.ts'
import { longDay } from '../mail/long-day.ts'
import type { Mail } from '../mail/mailer.ts'
import type { MailText } from '../notifications/notify.ts'

type Words<Facts> = Record<Language, (facts: Facts) => MailContent>

const REQUESTED: Words<{ date: string; link: string; atOnce: string; kept: string }> = {
  en: ({ date, link, atOnce, kept }) => ({
    subject: 'Your account will be deleted',
    text: `Hello,\n\nYou asked us to delete your account. You have been logged out everywhere, and nothing in your account is public any more. ${atOnce}We will erase the account and everything in it on ${date}. ${kept}\n\nChanged your mind? Log in before then and choose “Keep my account”: ${link}\n\nIf this was not you, log in now, keep the account and choose a new password.\n\nJobmost`,
  }),
  de: ({ date, link, atOnce, kept }) => ({
    subject: 'Ihr Konto wird gelöscht',
    text: `Guten Tag,\n\nSie haben um die Löschung Ihres Kontos gebeten. Sie sind auf allen Geräten abgemeldet, und die Inhalte Ihres Kontos sind nicht mehr öffentlich. ${atOnce}Am ${date} löschen wir das Konto mit allen Inhalten endgültig. ${kept}\n\nSie haben es sich anders überlegt? Melden Sie sich vorher an und wählen Sie „Konto behalten“: ${link}\n\nWenn Sie das nicht waren, melden Sie sich jetzt an, behalten Sie das Konto und wählen Sie ein neues Passwort.\n\nJobmost`,
  }),
  ru: ({ date, link, atOnce, kept }) => ({
    subject: 'Ваша учётная запись будет удалена',
    text: `Здравствуйте!\n\nВы попросили удалить вашу учётную запись. На всех устройствах выполнен выход. Ваш профиль и публикации вашей учётной записи больше никому не видны. ${atOnce}${date} мы окончательно удалим учётную запись и всё, что в ней есть. ${kept}\n\nПередумали? Войдите до этого дня и нажмите «Оставить учётную запись»: ${link}\n\nЕсли это были не вы, войдите сейчас, оставьте учётную запись и задайте новый пароль.\n\nJobmost`,
  }),
  pl: ({ date, link, atOnce, kept }) => ({
    subject: 'Twoje konto zostanie usunięte',
    text: `Dzień dobry,\n\nna Twoją prośbę usuniemy Twoje konto. Wylogowaliśmy Cię na wszystkich urządzeniach, a treści z Twojego konta nie są już publiczne. ${atOnce}Konto i wszystko, co zawiera, trwale usuniemy ${date}. ${kept}\n\nChcesz jednak zostać? Zaloguj się przed tym dniem i wybierz „Zachowaj konto”: ${link}\n\nJeśli to nie Twoja prośba, zaloguj się teraz, zachowaj konto i ustaw nowe hasło.\n\nJobmost`,
  }),
}

// Follows what is no longer public.
const HANDED_OVER: Record<Language, string> = {
  en: 'A colleague has taken over the vacancies you created for your company. They stay as they are, with another contact person, even if you keep your account.',
  de: 'Die Anzeigen, die Sie für das Unternehmen erstellt haben, hat jemand aus Ihrem Team übernommen. Die Anzeigen bleiben unverändert, nur die Kontaktperson ist eine andere. Das gilt auch, wenn Sie Ihr Konto behalten.',
  ru: 'Вакансии, которые вы создали для компании, перешли к коллеге. Они остаются без изменений, только контактное лицо теперь другое. Так будет, даже если вы оставите учётную запись.',
  pl: 'Twoje ogłoszenia w firmie przejęła osoba z zespołu. Pozostają bez zmian, tylko osoba do kontaktu jest inna. Tak będzie nawet wtedy, gdy zachowasz konto.',
}

// Follows that, or what is no longer public.
const COMPANY_DELETED: Record<Language, string> = {
  en: 'Your company has been deleted with its logo, domain and invitations, because you were its only member. It cannot be restored, even if you keep your account.',
  de: 'Ihr Unternehmen wurde mit Logo, Domain und Einladungen gelöscht, weil Sie das einzige Mitglied waren. Es lässt sich nicht wiederherstellen, auch wenn Sie Ihr Konto behalten.',
  ru: 'Ваша компания удалена вместе с логотипом, доменом и приглашениями, потому что других участников в ней не было. Восстановить её нельзя, даже если вы оставите учётную запись.',
  pl: 'Twoja firma została usunięta razem z logo, domeną i zaproszeniami, bo nie miała innych członków. Nie da się jej przywrócić, nawet jeśli zachowasz konto.',
}

// The page after the request says the same (client/features/accounts/kept-for-others.tsx).
const KEPT: Record<Language, (isEmployer: boolean) => string> = {
  en: (isEmployer) =>
    `What will be kept: the ${isEmployer ? 'bids and messages' : 'messages'} that other people sent you (they see “Deleted account”), and records of moderators’ decisions, without your name or text.`,
  de: (isEmployer) =>
    `Erhalten bleiben ${isEmployer ? 'Bewerbungen und Nachrichten' : 'Nachrichten'}, die andere Ihnen geschrieben haben (dort steht dann „Gelöschtes Konto“), und die Entscheidungen der Moderation, ohne Ihren Namen und Ihren Text.`,
  ru: (isEmployer) =>
    `Сохранятся ${isEmployer ? 'отклики и сообщения' : 'сообщения'}, которые вам написали другие люди (вместо вашего имени они увидят «Удалённая учётная запись»), и записи о решениях модераторов, без вашего имени и текста.`,
  pl: (isEmployer) =>
    `Zostaną ${isEmployer ? 'zgłoszenia i wiadomości' : 'wiadomości'}, które napisali do Ciebie inni (zamiast Twojego imienia zobaczą „Usunięte konto”), oraz informacje o decyzjach moderatorów, bez Twojego imienia i nazwiska oraz bez Twojego tekstu.`,
}

const DELETION_CANCELLED: Words<null> = {
  en: () => ({
    subject: 'Your account will be kept',
    text: 'Hello,\n\nYour account will not be deleted. What was public before is public again.\n\nIf this was not you, choose a new password now.\n\nJobmost',
  }),
  de: () => ({
    subject: 'Ihr Konto bleibt bestehen',
    text: 'Guten Tag,\n\nIhr Konto wird nicht gelöscht. Was vorher öffentlich war, ist es wieder.\n\nWenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort.\n\nJobmost',
  }),
  ru: () => ({
    subject: 'Ваша учётная запись остаётся',
    text: 'Здравствуйте!\n\nВаша учётная запись не будет удалена. Всё, что было опубликовано, снова видно.\n\nЕсли это были не вы, задайте новый пароль прямо сейчас.\n\nJobmost',
  }),
  pl: () => ({
    subject: 'Twoje konto zostaje',
    text: 'Dzień dobry,\n\nTwoje konto nie zostanie usunięte. To, co było publiczne, znowu jest widoczne.\n\nJeśli to nie Twoja decyzja, ustaw teraz nowe hasło.\n\nJobmost',
  }),
}

const ERASED: Words<null> = {
  en: () => ({
    subject: 'Your account has been deleted',
    text: 'Hello,\n\nYour account and everything in it have been deleted. Thank you for using Jobmost.\n\nJobmost',
  }),
  de: () => ({
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Guten Tag,\n\nIhr Konto und alle Inhalte darin wurden gelöscht. Danke, dass Sie dabei waren.\n\nJobmost',
  }),
  ru: () => ({
    subject: 'Ваша учётная запись удалена',
    text: 'Здравствуйте!\n\nВаша учётная запись и всё, что в ней было, удалены. Спасибо, что были с нами.\n\nJobmost',
  }),
  pl: () => ({
    subject: 'Twoje konto zostało usunięte',
    text: 'Dzień dobry,\n\nusunęliśmy Twoje konto w Jobmost i wszystko, co zawierało. Dziękujemy za zaufanie.\n\nJobmost',
  }),
}

const EXPORTED: Words<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Your data was downloaded',
    text: `Hello,\n\nYour data has just been downloaded from your account, with your password or a passkey.\n\nIf this was not you, choose a new password and log out of all other devices now: ${link}\n\nJobmost`,
  }),
  de: ({ link }) => ({
    subject: 'Ihre Daten wurden heruntergeladen',
    text: `Guten Tag,\n\nsoeben wurden Ihre Daten heruntergeladen, und zwar mit Ihrem Passwort oder einem Passkey.\n\nWenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort und melden Sie alle anderen Geräte ab: ${link}\n\nJobmost`,
  }),
  ru: ({ link }) => ({
    subject: 'Ваши данные скачаны',
    text: `Здравствуйте!\n\nДанные вашей учётной записи только что скачаны. Скачивание подтверждено вашим паролем или ключом доступа.\n\nЕсли это были не вы, задайте новый пароль и завершите все остальные сеансы: ${link}\n\nJobmost`,
  }),
  pl: ({ link }) => ({
    subject: 'Pobrano Twoje dane',
    text: `Dzień dobry,\n\nktoś właśnie pobrał dane z Twojego konta i potwierdził to Twoim hasłem lub kluczem dostępu.\n\nJeśli to nie Ty, ustaw teraz nowe hasło i wyloguj się na wszystkich innych urządzeniach: ${link}\n\nJobmost`,
  }),
}

const EMPLOYER_GONE: Words<{ job: string; bids: string }> = {
  en: ({ job, bids }) => ({
    subject: 'An employer has deleted their account',
    text: `Hello,\n\nThe employer of a job you bid for (${job}) has deleted their account. The job is no longer open. You still have your bid and your conversation: ${bids}\n\nJobmost`,
  }),
  de: ({ job, bids }) => ({
    subject: 'Ein Arbeitgeber hat sein Konto gelöscht',
    text: `Guten Tag,\n\nder Arbeitgeber einer Stelle, auf die Sie sich beworben haben (${job}), hat sein Konto gelöscht. Die Stelle ist nicht mehr offen. Ihre Bewerbung und Ihre Nachrichten bleiben Ihnen erhalten: ${bids}\n\nJobmost`,
  }),
  ru: ({ job, bids }) => ({
    subject: 'Работодатель удалил свою учётную запись',
    text: `Здравствуйте!\n\nРаботодатель, на вакансию которого вы откликнулись (${job}), удалил свою учётную запись. Вакансия закрыта. Ваш отклик и ваша переписка останутся у вас: ${bids}\n\nJobmost`,
  }),
  pl: ({ job, bids }) => ({
    subject: 'Pracodawca usunął swoje konto',
    text: `Dzień dobry,\n\npracodawca, do którego wysłano Twoje zgłoszenie (${job}), usunął swoje konto. Ogłoszenie jest nieaktualne. Twoje zgłoszenie i Twoje rozmowy zostają u Ciebie: ${bids}\n\nJobmost`,
  }),
}

/** Confirms a deletion request: what has happened at once, the date of the erasure, what is kept, and how to cancel it. */
export function deletionRequestedMail(
  reader: MailReader,
  publicUrl: string,
  {
    eraseAt,
    ...facts
  }: { eraseAt: Date; isHandedOver: boolean; isCompanyDeleted: boolean; isEmployer: boolean },
): Mail {
  const { language } = reader
  const date = longDay(language, eraseAt)
  const atOnce = [
    facts.isHandedOver && HANDED_OVER[language],
    facts.isCompanyDeleted && COMPANY_DELETED[language],
  ]
    .map((sentence) => (sentence ? `${sentence} ` : ''))
    .join('')
  const kept = KEPT[language](facts.isEmployer)
  const link = `${publicUrl}/${language}/cabinet/privacy`
  return composeMail('personal_data', reader, publicUrl, REQUESTED[language]({ date, link, atOnce, kept }))
}

/** Notifies the owner that the account's data were exported. */
export const exportedMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail(
    'personal_data',
    reader,
    publicUrl,
    EXPORTED[reader.language]({ link: `${publicUrl}/${reader.language}/cabinet/security` }),
  )

/** Confirms that a deletion request was cancelled. */
export const deletionCancelledMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail('personal_data', reader, publicUrl, DELETION_CANCELLED[reader.language](null))

/** Confirms that an account was deleted. */
export const erasedMail = (reader: MailReader, publicUrl: string): Mail =>
  composeMail('personal_data', reader, publicUrl, ERASED[reader.language](null))

type Names = Partial<Record<Language, string>>

/** What a bidder reads instead of the title of an erased vacancy: its rubric and city. */
export const jobWithoutTitle = ({
  language,
  rubric,
  city,
}: {
  language: Language
  rubric: Names
  city: Names & { de: string }
}): string => `${rubric[language] ?? rubric.en}, ${city[language] ?? city.de}`

/** Notifies a bidder that the employer's account is deleted. */
export const employerGoneMail = (language: Language, job: string, publicUrl: string): MailText =>
  EMPLOYER_GONE[language]({ job, bids: `${publicUrl}/${language}/cabinet/worker/bids` })
