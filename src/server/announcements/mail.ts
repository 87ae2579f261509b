import type { Language } from '#shared/contract/languages.ts'
import type { MailText } from '../notifications/notify.ts'

type Facts = { title: string; day: string; summary: string; page: string; privacy: string }

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  en: ({ title, day, summary, page, privacy }) => ({
    subject: `${title}: changes from ${day}`,
    text: `Hello,

A new version of this text applies on Jobmost from ${day}: ${title}.

What changes:
${summary}

The full text: ${page}

If you do not want to use Jobmost on these terms, you can download your data and delete your account at any time: ${privacy}

Jobmost`,
  }),
  de: ({ title, day, summary, page, privacy }) => ({
    subject: `${title}: Änderungen ab ${day}`,
    text: `Guten Tag,

ab ${day} gilt auf Jobmost eine neue Fassung: ${title}.

Das ändert sich:
${summary}

Der ganze Text: ${page}

Wenn Sie Jobmost unter diesen Bedingungen nicht nutzen möchten, können Sie jederzeit Ihre Daten herunterladen und Ihr Konto löschen: ${privacy}

Jobmost`,
  }),
  ru: ({ title, day, summary, page, privacy }) => ({
    subject: `${title}: изменения с ${day}`,
    text: `Здравствуйте!

С ${day} на Jobmost действует новая версия документа «${title}».

Что меняется:
${summary}

Полный текст: ${page}

Если вы не хотите пользоваться Jobmost на этих условиях, вы можете в любое время скачать свои данные и удалить учётную запись: ${privacy}

Jobmost`,
  }),
  pl: ({ title, day, summary, page, privacy }) => ({
    subject: `${title}: zmiany od ${day}`,
    text: `Dzień dobry,

od ${day} w Jobmost obowiązuje nowa wersja dokumentu „${title}”.

Co się zmienia:
${summary}

Cały tekst: ${page}

Jeśli nie chcesz korzystać z Jobmost na tych warunkach, możesz w każdej chwili pobrać swoje dane i usunąć konto: ${privacy}

Jobmost`,
  }),
}

/** Tells of a change of the terms or the privacy policy, from which day it applies and what one can do. */
export function changeMail(
  language: Language,
  { slug, version, ...facts }: { title: string; day: string; summary: string; slug: string; version: number },
  publicUrl: string,
): MailText {
  const home = `${publicUrl}/${language}`
  const page = `${home}/page/${slug}/${version}`
  return WORDS[language]({ ...facts, page, privacy: `${home}/cabinet/privacy` })
}
