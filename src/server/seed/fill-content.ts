import { sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { type Executor, insertRows } from '../db/fill-batches.ts'
import { accessibility } from './content/accessibility.ts'
import { blog } from './content/articles/blog.ts'
import { faqEmployer } from './content/faq-employer.ts'
import { faqGeneral } from './content/faq-general.ts'
import { faqWorker } from './content/faq-worker.ts'
import { imprint } from './content/imprint.ts'
import { news } from './content/news.ts'
import { appOptions, claims, contacts, demoOperator } from './content/operator.ts'
import { privacyPolicy } from './content/privacy-policy.ts'
import { termsOfUse } from './content/terms-of-use.ts'

const PAGES = { 'privacy-policy': privacyPolicy, imprint, terms: termsOfUse, accessibility }
const FAQ = { general: faqGeneral, employer: faqEmployer, worker: faqWorker }

/** Writes missing legal pages, which every site must have. */
export async function fillPages(db: Executor, now: Date): Promise<void> {
  await insertRows(
    db,
    'pages',
    Object.entries(PAGES).map(([slug, { titles, bodies }]) => ({
      slug,
      titles: JSON.stringify(titles),
      bodies: JSON.stringify(bodies),
      updated_at: now,
    })),
  )
}

/** Writes the first FAQ, news, articles and options. After that they are edited in the administration only. */
export async function fillContent(db: Executor, now: Date): Promise<void> {
  await insertRows(
    db,
    'faq_entries',
    Object.entries(FAQ).flatMap(([topic, entries]) =>
      entries.map(({ questions, answers, slug }, index) => ({
        topic: topic as keyof typeof FAQ,
        questions: JSON.stringify(questions),
        answers: JSON.stringify(answers),
        position: index + 1,
        slug,
      })),
    ),
  )
  await fillArticles(db, now)
  const options = {
    id: 1,
    options: JSON.stringify(appOptions),
    statistics: '{}',
  }
  await insertRows(db, 'app_options', [options])
}

/**
 * Adds the demo's operator with the commissioned claims, unless an operator has entered data. Real claims must be true
 * (§ 5 UWG), so other sites start without them.
 */
export async function fillDemoOperator(db: Executor): Promise<void> {
  await sql`update app_options set options = options || '{"numberOne": true}', statistics = ${JSON.stringify(claims)}::jsonb,
    operator = ${JSON.stringify(demoOperator)}::jsonb
    where id = 1 and statistics = '{}' and operator = '{}'`.execute(db)
  const existing = await db.selectFrom('contacts').select('id').limit(1).execute()
  if (existing.length === 0) await insertRows(db, 'contacts', contacts)
}

async function fillArticles(db: Executor, now: Date): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const newsRows = news.map(({ titles, bodies, daysAgo }) => ({
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(bodies),
    published_at: daysBefore(daysAgo),
  }))
  const articleRows = blog.map(({ slug, titles, summaries, daysAgo, bodies, sources, checked }) => ({
    slug,
    titles: JSON.stringify(titles),
    summaries: JSON.stringify(summaries),
    bodies: JSON.stringify(bodies),
    sources: JSON.stringify(sources.map(([name, url]) => ({ name, url }))),
    checked_on: checked,
    published_at: daysBefore(daysAgo),
    updated_at: daysBefore(daysAgo),
  }))
  await insertRows(db, 'news', newsRows)
  await insertRows(db, 'blog_articles', articleRows)
}
