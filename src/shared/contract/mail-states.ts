import { NOTIFICATION_KINDS } from './notification-kinds.ts'

/**
 * The states of a mail: failed (possibly to be retried), waiting in the queue, accepted by the mail server, failed and
 * dismissed by staff.
 */
export const MAIL_STATES = ['failed', 'waiting', 'sent', 'dismissed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A search for mails has at least so many characters of the recipient's address. */
export const SHORTEST_SEARCH = 3

/** Why a mail is sent: a notification of that kind, or one of these. `other`: written before kinds were stored. */
export const MAIL_KINDS = [
  'confirmation',
  'new_address',
  'temporary_password',
  'subscription',
  'newsletter',
  'invitation',
  'company_domain',
  'account',
  'personal_data',
  'decision',
  'report_received',
  'block',
  'contact_answer',
  'staff_work',
  'other',
  ...NOTIFICATION_KINDS,
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
