import { NOTIFICATION_KINDS } from './notification-kinds.ts'

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
