import type { Job } from '#shared/contract/jobs.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'

type Words = (title: string, jobs: string, cabinet: string) => { subject: string; text: string }

const WORDS: Record<Language, Words> = {
  en: (title, jobs, cabinet) => ({
    subject: `New jobs: ${title}`,
    text: `Hello,\n\nYour saved search “${title}” has found something new:\n\n${jobs}\n\nYou are receiving this e-mail because e-mails are switched on for this search. You can switch them off in your cabinet: ${cabinet}\n\nJobmost`,
  }),
  de: (title, jobs, cabinet) => ({
    subject: `Neue Stellen: ${title}`,
    text: `Guten Tag,\n\nIhre gespeicherte Suche „${title}“ hat etwas Neues gefunden:\n\n${jobs}\n\nSie erhalten diese E-Mail, weil für diese Suche E-Mails eingeschaltet sind. Ausschalten können Sie sie unter „Mein Konto“: ${cabinet}\n\nJobmost`,
  }),
  ru: (title, jobs, cabinet) => ({
    subject: `Новые вакансии: ${title}`,
    text: `Здравствуйте!\n\nПо вашему сохранённому поиску «${title}» появились новые вакансии:\n\n${jobs}\n\nВы получили это письмо, потому что для этого поиска включены письма. Отключить их можно в кабинете: ${cabinet}\n\nJobmost`,
  }),
  pl: (title, jobs, cabinet) => ({
    subject: `Nowe ogłoszenia: ${title}`,
    text: `Dzień dobry,\n\ndla zapisanego wyszukiwania „${title}” znaleźliśmy coś nowego:\n\n${jobs}\n\nOtrzymujesz tę wiadomość, bo przy tym wyszukiwaniu masz włączone powiadomienia e-mail. Możesz je wyłączyć w panelu: ${cabinet}\n\nJobmost`,
  }),
}

/** The mail with new jobs of a saved search. */
export function foundMail(
  language: Language,
  title: string,
  jobs: Pick<Job, 'title' | 'company_name' | 'city' | 'slug'>[],
  publicUrl: string,
): MailText {
  const site = `${publicUrl}/${language}`
  const lines = jobs.map(
    (job) => `${job.title} (${job.company_name}, ${job.city.name})\n${site}/jobs/item/${job.slug}`,
  )
  return WORDS[language](title, lines.join('\n\n'), `${site}/cabinet/worker/user/saved-searches`)
}
