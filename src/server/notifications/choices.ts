import type { Kysely } from 'kysely'
import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/contract/notification-kinds.ts'
import type { NotificationChoices } from '#shared/contract/notifications.ts'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import type { Tables } from '../db/tables.ts'
import { findChoices, saveChoices } from './store.ts'

// A push needs the browser's permission, and a mail needs a confirmed address.
const DEFAULTS: NotificationChoices = {
  ...(Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, { app: true, push: true, email: true }]),
  ) as Record<NotificationKind, NotifyBy>),
  message_text: true,
}

/** A user's notification settings, with defaults for those that they have not changed. */
export const completeChoices = (chosen: Partial<NotificationChoices> | null): NotificationChoices => ({
  ...DEFAULTS,
  ...chosen,
})

/** The channels (app, push, mail) that are on for each kind. */
export const readChoices = async (db: Kysely<Tables>, userId: number): Promise<NotificationChoices> =>
  completeChoices(await findChoices(db, userId))

/** Turns off the mails of one kind, for the one-click link in mails. */
export async function stopMails(db: Kysely<Tables>, userId: number, kind: NotificationKind): Promise<void> {
  const choices = await readChoices(db, userId)
  await saveChoices(db, userId, { [kind]: { ...choices[kind], email: false } })
}
