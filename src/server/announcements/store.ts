import { type Kysely, sql } from 'kysely'
import type { Announcement, AnnouncementForm, LocalTexts } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
/** An announcement with the page that it is about. */
export type AnnouncedPage = {
  id: number
  page_id: number
  slug: string
  version: number
  titles: Partial<Record<Language, string>>
  summaries: Partial<Record<Language, string>>
  in_force_on: string
  created_at: Date
  last_user_id: number
}

/** A page's slug and texts, or null. */
export async function findPage(
  db: Executor,
  pageId: number,
): Promise<{ slug: string; titles: LocalTexts; bodies: LocalTexts } | null> {
  const page = await db
    .selectFrom('pages')
    .select(['slug', 'titles', 'bodies'])
    .where('id', '=', pageId)
    .executeTakeFirst()
  return page ?? null
}

/** Adds an announcement and returns its id. */
export async function insertAnnouncement(
  trx: Executor,
  entry: { pageId: number; authorId: number; form: AnnouncementForm; at: Date },
): Promise<number> {
  const { version, summaries, in_force_on } = entry.form
  const { id } = await trx
    .insertInto('announced_changes')
    .values({
      page_id: entry.pageId,
      version,
      summaries: JSON.stringify(summaries),
      in_force_on,
      author_id: entry.authorId,
      created_at: entry.at,
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The announcements of a page, latest first. */
export async function listAnnouncements(db: Executor, pageId: number): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announced_changes')
    .select(['version', 'in_force_on', 'told', 'created_at', 'done_at'])
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }))
}

/** Locks an announcement that is not done, so that nobody is told twice. Null when there is none. */
export async function lockAnnouncement(trx: Executor, id: number): Promise<AnnouncedPage | null> {
  const row = await trx
    .selectFrom('announced_changes as a')
    .innerJoin('pages', 'pages.id', 'a.page_id')
    .select([
      'a.id',
      'page_id',
      'slug',
      'version',
      'titles',
      'summaries',
      'in_force_on',
      'created_at',
      'last_user_id',
    ])
    .where('a.id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate('a')
    .executeTakeFirst()
  return row ?? null
}

/** The next people to tell, by id. Those who registered later agreed to a page that names the coming version. */
export function listNextPeople(
  trx: Executor,
  { last_user_id, created_at }: AnnouncedPage,
  max: number,
): Promise<{ id: number; language: Language }[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', '>', last_user_id)
    .where('created_at', '<', created_at)
    .where('blocked_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(max)
    .execute()
}

/** Records who has been told. `doneAt` is null while there are more. */
export async function recordTold(
  trx: Executor,
  id: number,
  { lastUserId, told, doneAt }: { lastUserId: number | null; told: number; doneAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('announced_changes')
    .set({
      ...(lastUserId !== null && { last_user_id: lastUserId }),
      told: sql<number>`told + ${told}`,
      done_at: doneAt,
    })
    .where('id', '=', id)
    .execute()
}
