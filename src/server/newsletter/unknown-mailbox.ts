import type { SmtpError } from '../mail/smtp-error.ts'

const NO_SUCH_MAILBOX = [550, 551, 553]
// The mailbox or its domain does not exist, has moved, accepts no mail or is disabled (RFC 3463, RFC 7505). Not 5.1.7 and
// 5.1.8, which are about the sender; not a full mailbox (5.2.2) or a spam filter (5.7.1).
const UNKNOWN = /^5\.(?:1\.(?:[12346]|10)|2\.1)$/
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

/** Whether a mail server refused a recipient because the mailbox does not exist (RFC 5321, 4.2.3). */
export function isUnknownMailbox(error: unknown): boolean {
  const { code, responseCode = 0, response = '' } = error as SmtpError
  return (
    code === 'EENVELOPE' && NO_SUCH_MAILBOX.includes(responseCode) && saysUnknownMailbox(response, undefined)
  )
}

/**
 * Whether a mail server's answer or the status of a bounce says that the mailbox does not exist. The answer's enhanced code
 * decides, then the status: Exim's is always 5.0.0, which says nothing. Without both, the code of the answer decides.
 */
export function saysUnknownMailbox(answer: string, status: string | undefined): boolean {
  const enhanced = ENHANCED.exec(answer)?.[1] ?? (status?.endsWith('.0.0') ? undefined : status)
  return enhanced === undefined
    ? NO_SUCH_MAILBOX.includes(Number(answer.slice(0, 3)))
    : UNKNOWN.test(enhanced)
}
