import type { Language } from '#shared/contract/languages.ts'
import { toHtml } from './html.ts'
import type { Mail } from './mailer.ts'

/** Who a mail goes to, and in which language. */
export type MailReader = { email: string; language: Language }

/**
 * What a mail says: paragraphs separated by empty lines, the greeting first. A line that begins with "> " is quoted.
 * `smallPrint` is a link below everything.
 */
export type MailContent = {
  subject: string
  text: string
  smallPrint?: { words: string; link: string }
  headers?: Record<string, string>
}

/**
 * A mail in the one layout that all have, as text and as HTML.
 * @param publicUrl only addresses below it become links: what other people wrote may lead anywhere
 */
export function composeMail(
  { email, language }: MailReader,
  publicUrl: string,
  { subject, text, smallPrint, headers }: MailContent,
): Mail {
  const below = smallPrint ? `\n\n${smallPrint.words}: ${smallPrint.link}\n` : ''
  return {
    to: email,
    subject,
    text: below ? `${text.trimEnd()}${below}` : text,
    html: toHtml(text, language, publicUrl, smallPrint),
    ...(headers ? { headers } : {}),
  }
}
