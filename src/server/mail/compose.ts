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
 * Composes a mail in the common layout: its text, and what its HTML is made of when it is sent, since a waiting mail is then a
 * third as large.
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
    text: smallPrint ? `${text.trimEnd()}${below(smallPrint)}` : text,
    layout: { language, publicUrl, ...(smallPrint && { smallPrint }) },
    ...(headers ? { headers } : {}),
    ...(claims && Object.keys(claims).length ? { claims } : {}),
  }
}

const below = ({ words, link }: { words: string; link: string }) => `\n\n${words}: ${link}\n`

/** Adds its HTML to a composed mail. */
export function withHtml({ layout, ...mail }: Mail): Omit<Mail, 'layout'> {
  if (!layout) return mail
  const { language, publicUrl, smallPrint } = layout
  const text = smallPrint ? mail.text.slice(0, -below(smallPrint).length) : mail.text
  return { ...mail, html: toHtml(text, language, publicUrl, smallPrint) }
}
