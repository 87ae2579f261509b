import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ContactSchema, FaqEntrySchema, PageSchema, StatisticsSchema } from '#shared/contract/content.ts'
import type { ContentForms } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import { germanDayOf } from '#shared/german-day.ts'
import type { Tables } from '../db/tables.ts'
import { inLanguage, languageIn } from './in-language.ts'
import { toHtml } from './markdown.ts'
import { withOperator } from './operator-text.ts'
import { publicVersions } from './public-versions.ts'
import { findOperator } from './settings-store.ts'
import { findSavedVersion } from './versions-store.ts'

type Executor = Kysely<Tables>
type Statistics = z.infer<typeof StatisticsSchema>

/**
 * A static page, or null. The title has the language of the text. `asked`: another version than the one in force, to read
 * before it applies, or after another one has replaced it. A coming version is shown with its corrections.
 */
export async function findPage(
  db: Executor,
  slug: string,
  requested: Language,
  { now, asked = 0 }: { now: Date; asked?: number | undefined },
): Promise<z.infer<typeof PageSchema> | null> {
  const page = await db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!page) return null
  const { inForce, coming, released } = await findPublicVersions(db, page.id, now)
  if (asked && !released.includes(asked)) return null
  const isEarlier = asked > 0 && asked < inForce
  const shown = asked > inForce ? coming.findIndex(({ version }) => asked <= version) : -1
  const version = isEarlier ? asked : (coming[shown]?.version ?? inForce)
  // A text of the first start that nobody has changed is stored only here.
  const saved = await findSavedVersion(db, 'pages', page.id, version)
  const { titles, bodies } = saved ? (saved.form as ContentForms['pages']) : page
  const language = languageIn(bodies, requested)
  return {
    slug,
    title: inLanguage(titles, language),
    html: toHtml(withOperator(bodies[language] ?? '', await findOperator(db), language)),
    language,
    version,
    in_force_on: coming[shown]?.in_force_on,
    in_force: isEarlier ? inForce : undefined,
    coming: isEarlier ? undefined : coming[shown + 1],
    updated_at: (saved?.at ?? page.updated_at).toISOString(),
  }
}

/** The number of the version of a page that applies now; 0 when there is no such page. */
export async function findPageVersion(db: Executor, slug: string, now: Date): Promise<number> {
  const page = await db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!page) return 0
  return (await findPublicVersions(db, page.id, now)).inForce
}

/** The day from which the latest announced version of a page will apply; undefined when none is to come. */
export async function findComingDay(db: Executor, pageId: number, now: Date): Promise<string | undefined> {
  return (await findPublicVersions(db, pageId, now)).coming.at(-1)?.in_force_on
}

async function findPublicVersions(db: Executor, pageId: number, now: Date) {
  const released = await db
    .selectFrom('content_versions as saved')
    .leftJoin('announced_changes as announced', (join) =>
      join.onRef('page_id', '=', 'item_id').onRef('announced.version', '=', 'saved.version'),
    )
    .select(['saved.version', 'in_force_on'])
    .where('kind', '=', 'pages')
    .where('item_id', '=', pageId)
    .where('waits', '=', false)
    .orderBy('saved.version')
    .execute()
  return {
    ...publicVersions(released, germanDayOf(now)),
    released: [1, ...released.map(({ version }) => version)],
  }
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
