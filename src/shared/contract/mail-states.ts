/** What became of a mail: failed (and perhaps tried again), waiting in the queue, taken by the mail server. */
export const MAIL_STATES = ['failed', 'waiting', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]
