import { SuggestionsAnswer } from '#shared/contract/filters.ts'
import { JobsAnswer } from '#shared/contract/jobs.ts'
import { SearchQuerySchema, SuggestionsQuerySchema } from '#shared/contract/search.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { suggest } from './suggest.ts'

const tags = ['search']

/** The search page, and what a keyword may become while it is typed. */
export function searchRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/search',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, querystring: SearchQuerySchema, response: { 200: JobsAnswer } },
    },
    async (request) => {
      const { title, city_id, ...filters } = request.query
      const query = { ...filters, q: title, city_ids: city_id ? [city_id] : [], city_names: [] }
      const { cards, total, whole } = await listJobs(db, request, query, clock())
      return pageAnswer(request, query, cards, total, whole)
    },
  )
  app.get(
    '/search/suggestions',
    {
      config: { access: 'public', cacheSeconds: 60 },
      schema: { tags, querystring: SuggestionsQuerySchema, response: { 200: SuggestionsAnswer } },
    },
    async (request) => {
      const { q, of } = request.query
      return { data: await suggest(db, of, q, request.language, clock()) }
    },
  )
}
