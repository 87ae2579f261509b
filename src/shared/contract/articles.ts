import * as z from 'zod/mini'
import { LATEST_NEWS } from './article-pages.ts'
import { LanguageSchema, listOf, one, pageOf, TimeSchema } from './conventions.ts'

export const NewsQuerySchema = z.object({
  limit: z._default(
    z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(50, 'too_large')),
    LATEST_NEWS,
  ),
})

/** A news item with its full text; the server has sanitised `html`. */
export const NewsItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  html: z.string(),
  /** The language of the text; another one than requested when that translation is missing. */
  language: LanguageSchema,
  published_at: TimeSchema,
})
export type NewsItem = z.infer<typeof NewsItemSchema>
export const NewsAnswer = listOf(NewsItemSchema)

export const BlogQuerySchema = z.object({
  page: z._default(
    z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(100_000, 'too_large')),
    1,
  ),
})

/** An article in the blog's list. */
export const BlogCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  language: LanguageSchema,
  /** A picture with its description in the language of the text. */
  cover: z.nullable(z.object({ picture: z.string(), alt: z.string() })),
  published_at: TimeSchema,
})
export type BlogCard = z.infer<typeof BlogCardSchema>
export const BlogAnswer = pageOf(BlogCardSchema)
export type BlogPage = z.infer<typeof BlogAnswer>

/** An article with its full text; the server has sanitised `html`. */
export const BlogArticleSchema = z.object({
  ...BlogCardSchema.shape,
  html: z.string(),
  /** Every language that the article is translated into. */
  languages: z.array(LanguageSchema),
  /** The sources of the text, such as statutes and authorities. */
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
  /** When the text was last checked against the sources. */
  checked_on: z.nullable(z.string()),
  updated_at: TimeSchema,
})
export type BlogArticle = z.infer<typeof BlogArticleSchema>
export const BlogArticleAnswer = one(BlogArticleSchema)
