/** The states of a mail: failed (possibly to be retried), waiting in the queue, accepted by the mail server. */
export const MAIL_STATES = ['failed', 'waiting', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]
