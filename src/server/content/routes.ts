import {
  AppOptionAnswer,
  ContactsAnswer,
  FaqAnswer,
  PageAnswer,
  PageVersionQuerySchema,
  StatisticsAnswer,
} from '#shared/contract/content.ts'
import { IdParamSchema, SlugParamSchema } from '#shared/contract/conventions.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { findPage, listContacts, listFaq } from './store.ts'
import { viewOptions, viewStatistics } from './view-settings.ts'

const config = { access: 'public', cacheSeconds: 0 } as const
const tags = ['content']

/** The operator's public content: pages, FAQ, contacts, options and statistics. */
export function contentRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps
  app.get(
    '/pages/:slug',
    {
      config,
      schema: {
        tags,
        params: SlugParamSchema,
        querystring: PageVersionQuerySchema,
        response: { 200: PageAnswer },
      },
    },
    async (request) => {
      const when = { now: clock(), asked: request.query.version }
      const page = await findPage(db, request.params.slug, request.language, when)
      if (!page) throw notFound()
      return { data: page }
    },
  )
  app.get('/faq', { config, schema: { tags, response: { 200: FaqAnswer } } }, async (request) => ({
    data: await listFaq(db, request.language),
  }))
  app.get('/statistics', { config, schema: { tags, response: { 200: StatisticsAnswer } } }, async () => ({
    data: await viewStatistics(db, clock()),
  }))
  app.get('/contact', { config, schema: { tags, response: { 200: ContactsAnswer } } }, async () => ({
    data: await listContacts(db),
  }))
  app.get(
    '/appOption/:id',
    { config, schema: { tags, params: IdParamSchema, response: { 200: AppOptionAnswer } } },
    async (request) => ({ data: await viewOptions(db, request.params.id) }),
  )
}
