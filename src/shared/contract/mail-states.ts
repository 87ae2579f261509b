/** The states of a mail: failed (possibly to be retried), waiting in the queue, accepted by the mail server. */
export const MAIL_STATES = ['failed', 'waiting', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Why a mail is sent. The others are written when their cause happens, and their subject names it. */
export const MAIL_KINDS = [
  'confirmation',
  'new_address',
  'temporary_password',
  'subscription',
  'newsletter',
  'other',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
