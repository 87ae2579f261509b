import type { Kysely } from 'kysely'
import {
  ALWAYS_MAILED,
  ALWAYS_SHOWN,
  KINDS,
  type NotificationKind,
} from '#shared/contract/notification-kinds.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { countMail } from '../limits/mail-share.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { completeChoices } from './choices.ts'
import { withUnsubscribe } from './mail.ts'
import { deleteUnread, findRecipientToNotify, insertNotification, type RecipientToNotify } from './store.ts'

/** A mail without its recipient. */
export type MailText = Pick<Mail, 'subject' | 'text' | 'claims'>

export type NewNotification = {
  user_id: number
  kind: NotificationKind
  subject: Notification['subject']
  /** The name of the user who caused it. */
  actor?: { id: number; name: string } | null
  detail?: string | null
  /** The reason of a decision. It is neither pushed nor part of the mail. */
  reason?: string | null
  /** The mail in the user's language. It is sent if their settings allow it, or always (`ALWAYS_MAILED`). */
  mail?: MailText
  /**
   * Whether the mail also goes to an unconfirmed address, because it answers what the user did. Such mails are limited
   * for each mailbox, which may be a stranger's.
   */
  isAboutOwnAct?: boolean
  /**
   * That the same has happened before in 24 hours. It replaces the unread notification of the same subject, where pushes do not
   * replace each other also of the same actor. Then, and always after it was `too often`, it is neither pushed nor mailed.
   */
  repeated?: 'today' | 'too often'
  /** Settings of the subject itself, such as one saved search. */
  by?: NotifyBy
}

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Notifies a user according to their settings: a row in the list, its event, a push and a mail to a confirmed address.
 * They are written in the transaction of the cause, so nothing is sent without its commit.
 */
export async function notify(
  deps: Needs,
  trx: Kysely<Tables>,
  { user_id, ...about }: NewNotification,
): Promise<void> {
  const person = await findRecipientToNotify(trx, user_id)
  if (person) await notifyRecipient(deps, trx, person, about)
}

/** As `notify`, for a recipient who was read before. */
export async function notifyRecipient(
  { clock, tasks, config }: Needs,
  trx: Kysely<Tables>,
  person: RecipientToNotify,
  {
    kind,
    subject,
    actor = null,
    detail = null,
    reason = null,
    mail,
    isAboutOwnAct = false,
    repeated,
    by,
  }: Omit<NewNotification, 'user_id'>,
): Promise<void> {
  const { id: user_id, notification_id: id } = person
  const chosen = completeChoices(person.choices)[kind]
  const isOn = (how: keyof NotifyBy) => ALWAYS_SHOWN.includes(kind) || (chosen[how] && (by?.[how] ?? true))
  const actorId = KINDS[kind].replaces === 'nothing' ? (actor?.id ?? null) : null
  const replaced = { user_id, kind, subject_type: subject.type, subject_id: subject.id }
  const isSilent =
    repeated !== undefined && ((await deleteUnread(trx, replaced, actorId)) || repeated === 'too often')
  await insertNotification(trx, {
    id,
    user_id,
    kind,
    detail,
    reason,
    actor_id: actor?.id ?? null,
    actor: actor?.name ?? null,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_title: subject.title,
    subject_slug: subject.slug ?? null,
    created_at: clock(),
    in_app: isOn('app'),
    push: isOn('push') && !isSilent,
  })
  if (isOn('app') || isOn('push')) await tasks.add(trx, 'deliver-notification', { notification_id: id })
  const isMandatory = ALWAYS_MAILED.includes(kind)
  if (!mail || isSilent || !(isMandatory || isOn('email'))) return
  const { language, unconfirmedEmail } = person
  const email =
    person.email ?? (isAboutOwnAct ? await unconfirmedBelowLimit(trx, unconfirmedEmail, clock()) : null)
  if (!email) return
  const whole = isMandatory
    ? composeMail(kind, { email, language }, config.publicUrl, mail)
    : withUnsubscribe(config, { ...person, email }, kind, mail)
  await tasks.add(trx, 'send-mail', whole)
}

/** The unconfirmed address while its limit is not reached. */
async function unconfirmedBelowLimit(
  trx: Kysely<Tables>,
  email: string | null,
  now: Date,
): Promise<string | null> {
  return email && (await countMail(trx, 'answer', email, now)) === null ? email : null
}
