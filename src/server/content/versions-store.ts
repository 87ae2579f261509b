import { type Kysely, sql } from 'kysely'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { ContentVersion } from '#shared/contract/edited-content.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
type Form = Record<string, unknown>

type Latest = { version: number; waits?: true }

/** The latest version, and whether it waits for its announcement; 1 for an unedited text of the first start. */
export async function findLatest(db: Executor, kind: ContentKind, itemId: number): Promise<Latest> {
  const row = await db
    .selectFrom('content_versions')
    .select(['version', 'waits'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { version: row?.version ?? 1, ...(row?.waits && { waits: true }) }
}

/** Ends the wait of a version: it is announced or in force. */
export async function releaseVersion(
  trx: Executor,
  kind: ContentKind,
  itemId: number,
  version: number,
): Promise<void> {
  await trx
    .updateTable('content_versions')
    .set({ waits: false })
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .execute()
}

/** Locks an item's versions until the transaction ends. Of two concurrent changes the second gets 409. */
export async function lockVersions(trx: Executor, kind: ContentKind, itemId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content:${kind}:${itemId}`}, 0))`.execute(trx)
}

/** When the texts of the first start were written. */
export async function findFirstStart(db: Executor): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from migrations`.execute(db)
  return rows[0]?.at ?? new Date(0)
}

/**
 * Adds a version. Of an existing one it fills in only a missing author: the text of the first start becomes version 1 once,
 * and has as its author whoever has confirmed it.
 */
export async function insertVersion(
  trx: Executor,
  entry: {
    kind: ContentKind
    itemId: number
    version: number
    waits?: boolean
    form: Form
    authorId: number | null
    at: Date
  },
): Promise<void> {
  await trx
    .insertInto('content_versions')
    .values({
      kind: entry.kind,
      item_id: entry.itemId,
      version: entry.version,
      waits: entry.waits ?? false,
      data: JSON.stringify(entry.form),
      author_id: entry.authorId,
      created_at: entry.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'version']).doUpdateSet(({ ref, fn }) => ({
        author_id: fn.coalesce(ref('content_versions.author_id'), ref('excluded.author_id')),
      })),
    )
    .execute()
}

/** A page of the versions of an item, latest first. */
export async function listVersions(
  db: Executor,
  kind: ContentKind,
  itemId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ versions: ContentVersion[]; total: number }> {
  const all = db.selectFrom('content_versions').where('kind', '=', kind).where('item_id', '=', itemId)
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .leftJoin('users', 'users.id', 'author_id')
    .select(['version', 'data', 'content_versions.created_at'])
    .select(sql<string | null>`users.name || ' ' || users.surname`.as('author'))
    .orderBy('version', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const versions = rows.map(({ version, data, author, created_at }) => ({
    version,
    form: data,
    author,
    created_at: created_at.toISOString(),
  }))
  return { versions, total }
}

/** One version with the time when it was saved, or null. */
export async function findSavedVersion(
  db: Executor,
  kind: ContentKind,
  itemId: number,
  version: number,
): Promise<{ form: Form; at: Date } | null> {
  const row = await db
    .selectFrom('content_versions')
    .select(['data as form', 'created_at as at'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** The form of the latest version that does not wait for its announcement, or null. */
export async function findReleasedForm(
  db: Executor,
  kind: ContentKind,
  itemId: number,
): Promise<Form | null> {
  const row = await db
    .selectFrom('content_versions')
    .select('data')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('waits', '=', false)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.data ?? null
}

/** The slugs of the legal pages whose public text no administrator has saved yet. */
export async function listUncheckedPages(db: Executor, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('content_versions', (join) =>
      join
        .onRef('item_id', '=', 'pages.id')
        .on('kind', '=', 'pages')
        .on('author_id', 'is not', null)
        .on('waits', '=', false),
    )
    .select('slug')
    .where(sql<boolean>`slug = any(${slugs}::text[])`)
    .where('content_versions.id', 'is', null)
    .execute()
  return rows.map(({ slug }) => slug)
}
