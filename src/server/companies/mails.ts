import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { composeMail, type MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { quotedName } from '../mail/quoted.ts'

type Invitation = { company: string; inviter: string; link: string }
type Words = (invitation: Invitation) => { subject: string; text: string }

const INVITATION: Record<Language, Words> = {
  en: ({ company, inviter, link }) => ({
    subject: `Invitation to the team of ${company}`,
    text: `Hello,\n\n${inviter} (${company}) invites you to work on vacancies and bids together on Jobmost. On this page you can accept or decline:\n${link}\n\nThe link works once, within 7 days, and only for an account with this e-mail address. If you do not know them, ignore this e-mail.\n\nJobmost`,
  }),
  de: ({ company, inviter, link }) => ({
    subject: `Einladung in das Team von ${company}`,
    text: `Guten Tag,\n\n${inviter} (${company}) lädt Sie ein, auf Jobmost Stellen und Bewerbungen gemeinsam zu bearbeiten. Auf dieser Seite können Sie annehmen oder ablehnen:\n${link}\n\nDer Link gilt einmal, 7\u00a0Tage lang und nur für ein Konto mit dieser E-Mail-Adresse. Wenn Sie den Absender nicht kennen, brauchen Sie nichts zu tun.\n\nJobmost`,
  }),
  ru: ({ company, inviter, link }) => ({
    subject: `Приглашение в команду: ${company}`,
    text: `Здравствуйте!\n\n${inviter} (${company}) приглашает вас вместе работать с вакансиями и откликами на Jobmost. На этой странице приглашение можно принять или отклонить:\n${link}\n\nСсылка действует один раз, в течение 7 дней и только для учётной записи с этим адресом эл. почты. Если вы не знаете отправителя, не обращайте внимания на это письмо.\n\nJobmost`,
  }),
  pl: ({ company, inviter, link }) => ({
    subject: `Zaproszenie do zespołu: ${company}`,
    text: `Dzień dobry,\n\n${inviter} (${company}) zaprasza Cię do wspólnej pracy nad ogłoszeniami i zgłoszeniami w Jobmost. Na tej stronie możesz przyjąć lub odrzucić zaproszenie:\n${link}\n\nLink działa jeden raz, przez 7 dni i tylko dla konta z tym adresem e-mail. Jeśli nie znasz nadawcy, zignoruj tę wiadomość.\n\nJobmost`,
  }),
}

type DomainFacts = { domain: string; link: string }
const DAYS = LIMITS.domainLinkDays
// No name of the company, not even shortened as in an invitation: the domain says enough to whoever reads its mail.
const DOMAIN: Record<Language, (facts: DomainFacts) => { subject: string; text: string }> = {
  en: ({ domain, link }) => ({
    subject: `Do you want to verify the domain ${domain}?`,
    text: `Hello,\n\nAn employer on Jobmost says that the domain ${domain} is theirs. If that is you, log in as an owner of the company, open this link and press “Verify domain”:\n${link}\n\nThe link works once, within ${DAYS} days, and only for the owners of that company. If this is not you, ignore this e-mail: the domain will not be shown.\n\nJobmost`,
  }),
  de: ({ domain, link }) => ({
    subject: `Möchten Sie die Domain ${domain} bestätigen?`,
    text: `Guten Tag,\n\nein Arbeitgeber auf Jobmost gibt an, dass ihm die Domain ${domain} gehört. Wenn Sie das sind, melden Sie sich mit dem Konto an, das Ihr Unternehmen verwaltet, öffnen Sie diesen Link und klicken Sie auf „Domain bestätigen“:\n${link}\n\nDer Link gilt einmal, ${DAYS}\u00a0Tage lang und nur für die Leitung dieses Unternehmens. Wenn Sie das nicht sind, brauchen Sie nichts zu tun: Die Domain wird dann nicht angezeigt.\n\nJobmost`,
  }),
  ru: ({ domain, link }) => ({
    subject: `Подтвердить домен ${domain}?`,
    text: `Здравствуйте!\n\nРаботодатель на Jobmost указал, что домен ${domain} принадлежит ему. Если это вы, войдите в учётную запись владельца компании, откройте ссылку и нажмите «Подтвердить домен»:\n${link}\n\nСсылка действует один раз, в течение ${DAYS} дней и только для владельцев этой компании. Если это не вы, не обращайте внимания на это письмо: домен показан не будет.\n\nJobmost`,
  }),
  pl: ({ domain, link }) => ({
    subject: `Potwierdzić domenę ${domain}?`,
    text: `Dzień dobry,\n\npracodawca w Jobmost podaje, że domena ${domain} należy do niego. Jeśli to Ty, zaloguj się na konto właściciela firmy, otwórz ten link i naciśnij „Potwierdź domenę”:\n${link}\n\nLink działa jeden raz, przez ${DAYS} dni i tylko dla właścicieli tej firmy. Jeśli to nie Ty, zignoruj tę wiadomość: domena nie zostanie wtedy pokazana.\n\nJobmost`,
  }),
}

/** The mail with the link that proves a domain, for a mailbox of that domain. */
export const domainMail = (reader: MailReader, facts: DomainFacts, publicUrl: string): Mail =>
  composeMail('company_domain', reader, publicUrl, DOMAIN[reader.language](facts))

/** The mail with the link of an invitation. */
export const invitationMail = (
  reader: MailReader,
  { company, inviter, link }: Invitation,
  publicUrl: string,
): Mail =>
  composeMail(
    'invitation',
    reader,
    publicUrl,
    INVITATION[reader.language]({ company: quotedName(company), inviter: quotedName(inviter), link }),
  )
