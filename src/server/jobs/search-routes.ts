import { JobsAnswer } from '#shared/contract/jobs.ts'
import { SearchQuerySchema } from '#shared/contract/search.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { listJobs } from './list-jobs.ts'

const tags = ['search']

/** Routes of the search page: jobs by title and city. */
export function jobSearchRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/search',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, querystring: SearchQuerySchema, response: { 200: JobsAnswer } },
    },
    async (request) => {
      const { title, city_id, ...filters } = request.query
      const city_ids = city_id ? [city_id, ...filters.city_ids] : filters.city_ids
      const query = { ...filters, q: title, city_ids }
      const { cards, total, listMeta } = await listJobs(db, request, query, clock())
      return pageAnswer(request, query, cards, total, listMeta)
    },
  )
}
