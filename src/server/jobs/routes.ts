import { SlugParamSchema } from '#shared/contract/conventions.ts'
import { JobFiltersAnswer } from '#shared/contract/filters.ts'
import { JobPlaceAnswer, JobPlaceParamsSchema, JobPlaceQuerySchema } from '#shared/contract/job-places.ts'
import { JobAnswer, JobsAnswer, WholeJobsAnswer } from '#shared/contract/jobs.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import { JobsQuerySchema, WholeJobsQuerySchema } from '#shared/contract/search.ts'
import { hiddenIdsOf } from '../hidden-jobs/hidden-ids.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { jobFilters, placeOptions } from '../search/panel/filter-options.ts'
import { inSearchQueue } from '../search/search-queue.ts'
import { readJobPlace } from './job-place.ts'
import { listJobs, listWholeJobs, readerOf } from './list-jobs.ts'
import { readJob } from './read-job.ts'

const tags = ['jobs']

/** Public routes of jobs. A signed-in worker also gets their own bids. */
export function jobRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/jobs',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, querystring: JobsQuerySchema, response: { 200: JobsAnswer } },
    },
    async (request) => {
      const { cards, total, listMeta } = await listJobs(db, request, request.query, clock())
      return pageAnswer(request, request.query, cards, total, listMeta)
    },
  )
  app.get(
    '/jobs/whole',
    {
      config: { access: 'public', cacheSeconds: 60 },
      schema: { tags, querystring: WholeJobsQuerySchema, response: { 200: WholeJobsAnswer } },
    },
    async (request) => {
      const { jobs, total, listMeta } = await listWholeJobs(db, request, request.query, clock())
      return pageAnswer(request, request.query, jobs, total, listMeta)
    },
  )
  app.get(
    '/jobs/filters',
    {
      config: { access: 'public', cacheSeconds: 60 },
      schema: { tags, querystring: JobsQuerySchema, response: { 200: JobFiltersAnswer } },
    },
    async (request) => {
      const query = { ...request.query, except: await hiddenIdsOf(db, request.actor) }
      return { data: await inSearchQueue(() => jobFilters(db, query, request.language, clock())) }
    },
  )
  for (const by of ['city', 'rubric'] as const) {
    app.get(
      `/jobs/filter/${by}`,
      {
        config: { access: 'public', cacheSeconds: 60 },
        schema: { tags, response: { 200: FilterOptionsAnswer } },
      },
      async (request) => ({ data: await placeOptions(db, 'jobs', by, request.language, clock()) }),
    )
  }
  for (const path of ['/job-places/:slug', '/job-places/:slug/:city'] as const) {
    app.get(
      path,
      {
        config: { access: 'public', cacheSeconds: 60 },
        schema: {
          tags,
          params: JobPlaceParamsSchema,
          querystring: JobPlaceQuerySchema,
          response: { 200: JobPlaceAnswer },
        },
      },
      async (request) => {
        const { slug: rubric, city } = request.params
        return { data: await readJobPlace(db, request, { rubric, city, page: request.query.page }, clock()) }
      },
    )
  }
  app.get(
    '/jobs/:slug',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, params: SlugParamSchema, response: { 200: JobAnswer } },
    },
    async (request) => ({
      data: await readJob(db, readerOf(request, clock()), request.actor, request.params.slug),
    }),
  )
}
