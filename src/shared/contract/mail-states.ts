/**
 * The states of a mail: failed (possibly to be retried), waiting in the queue, accepted by the mail server, failed and
 * dismissed by staff.
 */
export const MAIL_STATES = ['failed', 'waiting', 'sent', 'dismissed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A search for mails has at least so many characters of the recipient's address. */
export const SHORTEST_SEARCH = 3
