import { type Kysely, sql } from 'kysely'
import { BLOG_PAGE_SIZE } from '#shared/contract/article-pages.ts'
import type { BlogArticle, BlogCard, NewsItem } from '#shared/contract/articles.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'
import { inLanguage, languageIn } from './in-language.ts'
import { toHtml } from './markdown.ts'

type Executor = Kysely<Tables>
export type Reader = { language: Language; now: Date }

/** The newest news, each in the requested language or its fallback. */
export async function listNews(db: Executor, { language, now }: Reader, limit: number): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, titles, bodies, published_at }) => {
    const own = languageIn(bodies, language)
    return {
      id,
      title: inLanguage(titles, own),
      html: toHtml(inLanguage(bodies, own)),
      language: own,
      published_at: (published_at ?? now).toISOString(),
    }
  })
}

/** One page of the blog, newest first, with the total of articles. */
export async function listArticles(
  db: Executor,
  { language, now }: Reader,
  page: number,
): Promise<{ articles: BlogCard[]; total: number }> {
  const published = db.selectFrom('blog_articles').where('published_at', '<=', now)
  const rows = await published
    .select(['slug', wholeTitles, 'summaries', 'cover', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(BLOG_PAGE_SIZE)
    .offset((page - 1) * BLOG_PAGE_SIZE)
    .execute()
  const { total } = await published
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { articles: rows.map((row) => toCard(row, language)), total }
}

/** A published article, or null. */
export async function findArticle(
  db: Executor,
  { language, now }: Reader,
  slug: string,
): Promise<BlogArticle | null> {
  const row = await db
    .selectFrom('blog_articles')
    .selectAll()
    .select(wholeTitles)
    .where('slug', '=', slug)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  if (!row) return null
  const card = toCard(row, language)
  return {
    ...card,
    html: toHtml(inLanguage(row.bodies, card.language)),
    languages: LANGUAGES.filter((other) => row.whole_titles[other]),
    sources: row.sources,
    checked_on: row.checked_on,
    updated_at: row.updated_at.toISOString(),
  }
}

/** The slug, the languages and the last change of every published article. */
export async function findArticleAddresses(
  db: Executor,
  now: Date,
): Promise<{ slug: string; languages: Language[]; updated_at: Date }[]> {
  const rows = await db
    .selectFrom('blog_articles')
    .select(['slug', wholeTitles, 'updated_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .execute()
  return rows.map(({ slug, whole_titles, updated_at }) => ({
    slug,
    languages: LANGUAGES.filter((language) => whole_titles[language]),
    updated_at,
  }))
}

/** SQL: the titles in the languages that also have a text: an article exists in these. Without any, all titles. */
const wholeTitles = sql<Partial<Record<Language, string>>>`coalesce((select jsonb_object_agg(key, value)
  from jsonb_each(titles) where coalesce(bodies ->> key, '') <> ''), titles)`.as('whole_titles')

type CardRow = {
  slug: string
  whole_titles: Partial<Record<Language, string>>
  summaries: Partial<Record<Language, string>>
  cover: { picture: string; alts: Partial<Record<Language, string>> } | null
  /** Never null for a published article. */
  published_at: Date | null
}

function toCard(
  { slug, whole_titles: titles, summaries, cover, published_at }: CardRow,
  requested: Language,
): BlogCard {
  const language = languageIn(titles, requested)
  return {
    slug,
    title: inLanguage(titles, language),
    summary: inLanguage(summaries, language),
    language,
    cover: cover && { picture: cover.picture, alt: inLanguage(cover.alts, language) },
    published_at: published_at?.toISOString() ?? '',
  }
}
