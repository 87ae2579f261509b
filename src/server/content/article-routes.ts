import type { FastifyRequest } from 'fastify'
import { BLOG_PAGE_SIZE } from '#shared/contract/article-pages.ts'
import {
  BlogAnswer,
  BlogArticleAnswer,
  BlogQuerySchema,
  NewsAnswer,
  NewsQuerySchema,
} from '#shared/contract/articles.ts'
import { SlugParamSchema } from '#shared/contract/conventions.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { findArticle, listArticles, listNews, type Reader } from './articles-store.ts'

const config = { access: 'public', cacheSeconds: 0 } as const
const tags = ['content']

/** News and blog, in the requested language or its fallback. */
export function articleRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const readerOf = ({ language }: FastifyRequest): Reader => ({ language, now: clock() })
  app.get(
    '/news',
    { config, schema: { tags, querystring: NewsQuerySchema, response: { 200: NewsAnswer } } },
    async (request) => ({ data: await listNews(db, readerOf(request), request.query.limit) }),
  )
  app.get(
    '/blog',
    { config, schema: { tags, querystring: BlogQuerySchema, response: { 200: BlogAnswer } } },
    async (request) => {
      const { page } = request.query
      const { articles, total } = await listArticles(db, readerOf(request), page)
      return pageAnswer(request, { page, per_page: BLOG_PAGE_SIZE }, articles, total)
    },
  )
  app.get(
    '/blog/:slug',
    { config, schema: { tags, params: SlugParamSchema, response: { 200: BlogArticleAnswer } } },
    async (request) => {
      const article = await findArticle(db, readerOf(request), request.params.slug)
      if (!article) throw notFound()
      return { data: article }
    },
  )
}
