import type { Kysely } from 'kysely'
import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationKind,
} from '#shared/contract/notifications.ts'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import type { Tables } from '../db/tables.ts'
import { findChoices, saveChoices } from './store.ts'

// A push reaches only whose browser was allowed to show it, and a mail only a confirmed address.
const DEFAULTS: NotificationChoices = {
  ...(Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, { app: true, push: true, email: true }]),
  ) as Record<NotificationKind, NotifyBy>),
  message_text: true,
}

/** What a person chose, and the defaults for the rest. */
export const completeChoices = (chosen: Partial<NotificationChoices> | null): NotificationChoices => ({
  ...DEFAULTS,
  ...chosen,
})

/** How each kind reaches a person. */
export const readChoices = async (db: Kysely<Tables>, userId: number): Promise<NotificationChoices> =>
  completeChoices(await findChoices(db, userId))

/** Turns one kind's mails off, as one click in a mail does. */
export async function stopMails(db: Kysely<Tables>, userId: number, kind: NotificationKind): Promise<void> {
  const choices = await readChoices(db, userId)
  await saveChoices(db, userId, { [kind]: { ...choices[kind], email: false } })
}
