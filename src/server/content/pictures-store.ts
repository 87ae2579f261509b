import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Remembers a picture that was uploaded for a text. */
export async function insertPicture(db: Executor, name: string, at: Date): Promise<void> {
  await db.insertInto('text_pictures').values({ name, uploaded_at: at }).execute()
}

/**
 * Forgets the pictures uploaded before a time that no text uses and no version contains: versions can be restored, also
 * those of drafts. @returns their names
 */
export async function deleteUnused(trx: Executor, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`delete from text_pictures p where uploaded_at < ${before}
    and not exists (select from content_versions v where position(p.name in v.data::text) > 0)
    and not exists (select from blog_articles b where position(p.name in concat(b.bodies, b.cover)) > 0)
    and not exists (select from news n where position(p.name in n.bodies::text) > 0)
    and not exists (select from pages g where position(p.name in g.bodies::text) > 0)
    and not exists (select from faq_entries f where position(p.name in f.answers::text) > 0)
    returning name`.execute(trx)
  return rows.map(({ name }) => name)
}
