import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import { inLanguage } from '../content/in-language.ts'
import type { Db } from '../db/connect.ts'
import { changeTitle } from '../mail/change-title.ts'
import { announcedPages, languagesOfTitles } from './languages-store.ts'
import type { NotificationRow } from './store.ts'

/** Notifications as the API returns them. */
export async function viewNotifications(db: Db, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const ids = rows.map(({ id }) => id)
  const languages = await languagesOfTitles(db, ids)
  const isOfPage = ({ kind }: NotificationRow) => kind === 'page_changed'
  const pages = await announcedPages(
    db,
    rows.filter(isOfPage).map(({ id }) => id),
  )
  return rows.map((row) => {
    const page = pages.get(row.id)
    const language = languages.get(row.id)
    return toNotification(row, {
      ...(language && { language }),
      ...(page && { titles: titlesOf(page) }),
    })
  })
}

type Page = { titles: Partial<Record<Language, string>>; in_force_on: string }

const titlesOf = ({ titles, in_force_on }: Page) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, changeTitle(language, inLanguage(titles, language), in_force_on)]),
  ) as Record<Language, string>

const toNotification = (
  row: NotificationRow,
  title: Pick<Notification['subject'], 'language' | 'titles'>,
): Notification => ({
  id: row.id,
  kind: row.kind,
  subject: {
    type: row.subject_type,
    id: row.subject_id,
    title: row.subject_title,
    ...(row.subject_slug ? { slug: row.subject_slug } : {}),
    ...title,
  },
  actor: row.actor,
  detail: row.detail,
  ...(row.reason ? { reason: row.reason } : {}),
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
})
