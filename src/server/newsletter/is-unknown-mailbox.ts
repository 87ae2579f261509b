type SmtpError = { code?: string; responseCode?: number; response?: string }

const NO_SUCH_MAILBOX = [550, 551, 553]

/**
 * Whether a mail server refused a recipient because the mailbox does not exist (RFC 5321, 4.2.3). If the answer has an
 * enhanced code, only 5.1.x says so (RFC 3463, 3.2): a full mailbox or a spam filter is no reason to unsubscribe.
 */
export function isUnknownMailbox(error: unknown): boolean {
  const { code, responseCode = 0, response = '' } = error as SmtpError
  if (code !== 'EENVELOPE' || !NO_SUCH_MAILBOX.includes(responseCode)) return false
  const enhanced = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1]
  return enhanced === undefined || enhanced.startsWith('5.1.')
}
