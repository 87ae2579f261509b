import type { Language } from '#shared/contract/languages.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'

type Words = (link: string) => { subject: string; text: string }

// No names: the name of a company would let anybody send text of their own to a stranger's address. The page shows it.
const INVITATION: Record<Language, Words> = {
  en: (link) => ({
    subject: 'Invitation to a team on Jobmost',
    text: `Hello,\n\nAn employer on Jobmost invites you to work on vacancies and bids together. This page shows who it is before you accept:\n${link}\n\nThe link works once, within 7 days, and only for an account with this e-mail address. If you do not expect an invitation, ignore this e-mail.\n`,
  }),
  de: (link) => ({
    subject: 'Einladung in ein Team auf Jobmost',
    text: `Guten Tag,\n\nein Arbeitgeber auf Jobmost lädt Sie ein, Stellen und Bewerbungen gemeinsam zu bearbeiten. Wer das ist, sehen Sie auf dieser Seite, bevor Sie zusagen:\n${link}\n\nDer Link gilt einmal, 7 Tage lang und nur für ein Konto mit dieser E-Mail-Adresse. Wenn Sie keine Einladung erwarten, brauchen Sie nichts zu tun.\n`,
  }),
  ru: (link) => ({
    subject: 'Приглашение в команду на Jobmost',
    text: `Здравствуйте!\n\nРаботодатель на Jobmost приглашает вас вместе работать с вакансиями и откликами. Кто это, видно на странице, прежде чем вы согласитесь:\n${link}\n\nСсылка действует один раз, в течение 7 дней и только для учётной записи с этим адресом эл. почты. Если вы не ждёте приглашения, не обращайте внимания на это письмо.\n`,
  }),
  pl: (link) => ({
    subject: 'Zaproszenie do zespołu w Jobmost',
    text: `Dzień dobry,\n\npracodawca w Jobmost zaprasza Cię do wspólnej pracy nad ogłoszeniami i zgłoszeniami. Zanim się zgodzisz, zobaczysz na tej stronie, kto to jest:\n${link}\n\nLink działa jeden raz, przez 7 dni i tylko dla konta z tym adresem e-mail. Jeśli nie spodziewasz się zaproszenia, zignoruj tę wiadomość.\n`,
  }),
}

/** The mail with the link of an invitation. */
export const invitationMail = (reader: MailReader, link: string, publicUrl: string): Mail =>
  composeMail(reader, publicUrl, INVITATION[reader.language](link))
