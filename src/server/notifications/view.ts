import type { Language } from '#shared/contract/languages.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import type { NotificationRow } from './store.ts'

/** A notification as the API returns it. `language` is that of the title, if known. */
export const toNotification = (row: NotificationRow, language?: Language): Notification => ({
  id: row.id,
  kind: row.kind,
  subject: {
    type: row.subject_type,
    id: row.subject_id,
    title: row.subject_title,
    ...(row.subject_slug ? { slug: row.subject_slug } : {}),
    ...(language ? { language } : {}),
  },
  actor: row.actor,
  detail: row.detail,
  ...(row.reason ? { reason: row.reason } : {}),
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})
