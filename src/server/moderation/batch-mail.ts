import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'

type Facts = { list: string; more: number; cabinet: string }

const MAX_NAMED = 50

// No number in the subject, which would need plural forms. Numbers follow a colon for the same reason.
const WORDS: Record<Language, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ list, more, cabinet }) => ({
    subject: 'Several of your vacancies are approved',
    text: `Hello,

Moderators have approved these vacancies of yours:

${list}
${more > 0 ? `\nAnd ${more} more\n` : ''}
Your vacancies: ${cabinet}

Jobmost`,
  }),
  de: ({ list, more, cabinet }) => ({
    subject: 'Mehrere Ihrer Anzeigen sind freigegeben',
    text: `Guten Tag,

diese Stellenanzeigen wurden von der Moderation freigegeben:

${list}
${more > 0 ? `\nWeitere Anzeigen: ${more}\n` : ''}
Ihre Anzeigen: ${cabinet}

Jobmost`,
  }),
  pl: ({ list, more, cabinet }) => ({
    subject: 'Kilka Twoich ogłoszeń zatwierdzono',
    text: `Dzień dobry,

moderatorzy zatwierdzili te Twoje ogłoszenia:

${list}
${more > 0 ? `\nI jeszcze ${more}\n` : ''}
Twoje ogłoszenia: ${cabinet}

Jobmost`,
  }),
  ru: ({ list, more, cabinet }) => ({
    subject: 'Несколько ваших вакансий одобрено',
    text: `Здравствуйте!

Модераторы одобрили эти ваши вакансии:

${list}
${more > 0 ? `\nИ ещё ${more}\n` : ''}
Ваши вакансии: ${cabinet}

Jobmost`,
  }),
}

/** The mail about vacancies that were approved together, with their titles and links. */
export function batchMail(
  language: Language,
  vacancies: readonly { title: string; slug: string }[],
  publicUrl: string,
): MailText {
  const home = `${publicUrl}/${language}`
  const named = vacancies.slice(0, MAX_NAMED)
  return WORDS[language]({
    list: named.map(({ title, slug }) => `${title}\n${home}/jobs/item/${slug}\n`).join('\n'),
    more: vacancies.length - named.length,
    cabinet: `${home}/cabinet/worker/user/active-vacancy`,
  })
}
