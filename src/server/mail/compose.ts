import type { Language } from '#shared/contract/languages.ts'
import type { MailKind } from '#shared/contract/mail-states.ts'
import { toHtml } from './html.ts'
import type { Mail } from './mailer.ts'

/** The recipient of a mail and their language. */
export type MailReader = { email: string; language: Language }

/**
 * The text of a mail: paragraphs separated by empty lines, beginning with the greeting. Lines with "> " are quotes.
 * `smallPrint` is a link at the bottom.
 */
export type MailContent = {
  subject: string
  text: string
  smallPrint?: { words: string; link: string }
  headers?: Record<string, string>
  claims?: Mail['claims']
}

/**
 * Composes a mail as text and HTML in the common layout.
 * @param kind why the mail is sent, for the mail log
 * @param publicUrl only addresses below it become links, because texts of other users may contain any address
 */
export function composeMail(
  kind: MailKind,
  { email, language }: MailReader,
  publicUrl: string,
  { subject, text, smallPrint, headers, claims }: MailContent,
): Mail {
  const below = smallPrint ? `\n\n${smallPrint.words}: ${smallPrint.link}\n` : ''
  return {
    kind,
    to: email,
    subject,
    text: below ? `${text.trimEnd()}${below}` : text,
    html: toHtml(text, language, publicUrl, smallPrint),
    ...(headers ? { headers } : {}),
    ...(claims && Object.keys(claims).length ? { claims } : {}),
  }
}
