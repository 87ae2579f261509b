import { sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { type Executor, insertRows } from '../db/fill-batches.ts'
import { articleBodies } from './content/articles/article-body.ts'
import { blog } from './content/articles/blog.ts'
import { faqEmployer } from './content/faq-employer.ts'
import { faqGeneral } from './content/faq-general.ts'
import { faqWorker } from './content/faq-worker.ts'
import { imprint } from './content/imprint.ts'
import { news } from './content/news.ts'
import { appOptions, claims, contacts } from './content/operator.ts'
import { privacyPolicy } from './content/privacy-policy.ts'
import { terms } from './content/terms.ts'

const PAGES = { 'privacy-policy': privacyPolicy, imprint, terms }
const FAQ = { general: faqGeneral, employer: faqEmployer, worker: faqWorker }

/** Writes the first pages, FAQ, news, articles, contacts and options. After that the administrator edits them. */
export async function fillContent(db: Executor, now: Date): Promise<void> {
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
  await insertRows(
    db,
    'faq_entries',
    Object.entries(FAQ).flatMap(([topic, entries]) =>
      entries.map(({ questions, answers }, index) => ({
        topic: topic as keyof typeof FAQ,
        questions: JSON.stringify(questions),
        answers: JSON.stringify(answers),
        position: index + 1,
      })),
    ),
  )
  await fillArticles(db, now)
  await insertRows(db, 'contacts', contacts)
  const options = {
    id: 1,
    options: JSON.stringify(appOptions),
    statistics: '{}',
  }
  await insertRows(db, 'app_options', [options])
}

/**
 * Adds the commissioned claims unless the operator has made some. Only for the demo: otherwise claims must be true (§
 * 5 UWG).
 */
export async function fillClaims(db: Executor): Promise<void> {
  await sql`update app_options set options = options || '{"numberOne": true}', statistics = ${JSON.stringify(claims)}::jsonb
    where id = 1 and statistics = '{}'`.execute(db)
}

async function fillArticles(db: Executor, now: Date): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const newsRows = news.map(({ titles, bodies, daysAgo }) => ({
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(bodies),
    published_at: daysBefore(daysAgo),
  }))
  const articleRows = blog.map(({ slug, titles, summaries, daysAgo, ...text }) => ({
    slug,
    titles: JSON.stringify(titles),
    summaries: JSON.stringify(summaries),
    bodies: JSON.stringify(articleBodies(text)),
    published_at: daysBefore(daysAgo),
    updated_at: daysBefore(daysAgo),
  }))
  await insertRows(db, 'news', newsRows)
  await insertRows(db, 'blog_articles', articleRows)
}
