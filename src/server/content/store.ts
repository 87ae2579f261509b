import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ContactSchema, FaqEntrySchema, PageSchema, StatisticsSchema } from '#shared/contract/content.ts'
import type { Language } from '#shared/contract/languages.ts'
import { dayOf } from '#shared/day-of.ts'
import type { Tables } from '../db/tables.ts'
import { inLanguage, languageIn } from './in-language.ts'
import { toHtml } from './markdown.ts'
import { withOperator } from './operator-text.ts'
import { findOperator } from './settings-store.ts'
import { findVersion } from './versions-store.ts'

type Executor = Kysely<Tables>
type Statistics = z.infer<typeof StatisticsSchema>

/** A static page, or null. The title has the language of the text. */
export async function findPage(
  db: Executor,
  slug: string,
  requested: Language,
  now: Date,
): Promise<z.infer<typeof PageSchema> | null> {
  const page = await db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!page) return null
  const language = languageIn(page.bodies, requested)
  const version = await findVersion(db, 'pages', page.id)
  const announced = await db
    .selectFrom('announced_changes')
    .select('in_force_on')
    .where('page_id', '=', page.id)
    .where('version', '=', version)
    .where('in_force_on', '>', dayOf(now))
    .executeTakeFirst()
  return {
    slug,
    title: inLanguage(page.titles, language),
    html: toHtml(withOperator(page.bodies[language] ?? '', await findOperator(db), language)),
    language,
    version,
    ...announced,
    updated_at: page.updated_at.toISOString(),
  }
}

/** The number of a page's current version; 0 when there is no such page. */
export async function findPageVersion(db: Executor, slug: string): Promise<number> {
  const page = await db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst()
  return page ? findVersion(db, 'pages', page.id) : 0
}

/** Questions and answers: general ones first, then for employers, then for job seekers. */
export async function listFaq(db: Executor, requested: Language): Promise<z.infer<typeof FaqEntrySchema>[]> {
  const entries = await db
    .selectFrom('faq_entries')
    .selectAll()
    .orderBy(sql`array_position(array['general', 'employer', 'worker'], topic)`)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return entries.map(({ id, slug, topic, questions, answers }) => {
    const language = languageIn(questions, requested)
    return {
      id,
      slug: slug ?? `question-${id}`,
      group: topic,
      question: inLanguage(questions, language),
      html: toHtml(inLanguage(answers, language)),
      language,
    }
  })
}

/** The operator's addresses and phone numbers. */
export async function listContacts(db: Executor): Promise<z.infer<typeof ContactSchema>[]> {
  return db.selectFrom('contacts').select(['id', 'address', 'phone', 'phone2']).orderBy('id').execute()
}

/** The real figures at `now`. Jobs and offers count as in the lists. */
export async function countLive(db: Executor, now: Date): Promise<Statistics['live']> {
  const { rows } = await sql<Statistics['live']>`select
    (select count(*) from search_jobs where expires_at > ${now})::int as vacancies,
    (select count(*) from search_offers)::int as offers,
    (select count(*) from users where role = 'worker' and blocked_at is null)::int as workers,
    (select count(*) from users where role = 'boss' and blocked_at is null)::int as employers`.execute(db)
  return rows[0] ?? { vacancies: 0, offers: 0, workers: 0, employers: 0 }
}
