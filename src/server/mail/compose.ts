import type { Language } from '#shared/contract/languages.ts'
import type { MailKind } from '#shared/contract/mail-kinds.ts'
import { smallPrintText } from './html.ts'
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
 * Composes a mail in the common layout: its text, and what its HTML is made of when it is sent (html.ts).
 * @param kind why the mail is sent, for the mail log
 * @param publicUrl only addresses below it become links, because texts of other users may contain any address
 */
export function composeMail(
  kind: MailKind,
  { email, language }: MailReader,
  publicUrl: string,
  { subject, text, smallPrint, headers, claims }: MailContent,
): Mail {
  return {
    kind,
    to: email,
    subject,
    text: smallPrint ? `${text.trimEnd()}${smallPrintText(smallPrint)}` : text,
    layout: { language, publicUrl, ...(smallPrint && { smallPrint }) },
    ...(headers ? { headers } : {}),
    ...(claims && Object.keys(claims).length ? { claims } : {}),
  }
}
