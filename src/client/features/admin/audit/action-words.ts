import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The labels of actions. An action without a label is shown as its code. */
export const ACTION_WORDS: Record<string, MessageDescriptor> = {
  'vacancy.approved': msg`Vacancy approved`,
  'vacancy.rejected': msg`Vacancy rejected`,
  'vacancy.taken_down': msg`Vacancy taken down`,
  'offer.taken_down': msg`Offer taken down`,
  'report.upheld': msg`Report upheld`,
  'report.dismissed': msg`Report dismissed`,
  'objection.overturned': msg`Objection granted`,
  'objection.upheld': msg`Objection refused`,
  'contact_message.answered': msg`Message answered`,
  'contact_message.open': msg`Message reopened`,
  'contact_message.spam': msg`Message marked as spam`,
  'user.blocked': msg`Account blocked`,
  'user.unblocked': msg`Account unblocked`,
  'user.paused': msg`Account paused`,
  'user.warned': msg`Person warned`,
  'user.noted': msg`Note`,
  'user.viewed': msg`Person viewed`,
  'user.listed': msg`People searched`,
  'user.sessions_ended': msg`Sessions ended`,
  'user.appointed': msg`Appointed as staff`,
  'user.dismissed': msg`No longer staff`,
  'user.role_changed': msg`Role of staff changed`,
  'user.second_factor_reset': msg`Two-step login reset`,
  'import_source.trusted': msg`Import source trusted`,
  'import_source.trust_ended': msg`Trust in import source ended`,
  'phone.shown': msg`Phone number shown`,
  'mail.retried': msg`Mail sent again`,
  'audit.exported': msg`Audit log exported`,
}

/** The options of the filter by kind of action. Each key is the first part of the actions' codes. */
export const ACTION_GROUPS = {
  vacancy: msg`Vacancies`,
  offer: msg`Offers`,
  report: msg`Reports`,
  objection: msg`Objections`,
  contact_message: msg`Messages`,
  user: msg`People`,
  import_source: msg`Imports`,
  phone: msg`Phone numbers`,
  mail: msg`Mails`,
  audit: msg`Audit log`,
} as const satisfies Record<string, MessageDescriptor>
