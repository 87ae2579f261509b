import type { FastifyRequest } from 'fastify'
import { SlugParamSchema } from '#shared/contract/conventions.ts'
import { JobAnswer, JobsAnswer } from '#shared/contract/jobs.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import { JobsQuerySchema } from '#shared/contract/search.ts'
import { markFavorites } from '../favourites/mark.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { readJob } from './read-job.ts'
import { listFilterOptions, listJobs, type Reader } from './store.ts'
import { toCard } from './view.ts'

const tags = ['jobs']

/** What is on offer, to everybody; a signed-in worker also sees the own bids. */
export function jobRoutes(app: App, { db, clock }: Deps): void {
  const readerOf = ({ language, actor }: FastifyRequest): Reader => ({
    language,
    now: clock(),
    workerId: actor?.role === 'worker' ? actor.id : null,
  })
  app.get(
    '/jobs',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, querystring: JobsQuerySchema, response: { 200: JobsAnswer } },
    },
    async (request) => {
      const reader = readerOf(request)
      const { rows, total } = await listJobs(db, reader, request.query)
      const cards = rows.map((row) => toCard(row, reader))
      const marked = await markFavorites(db, request.actor, 'jobs', cards)
      return pageAnswer(request, request.query, marked, total)
    },
  )
  for (const by of ['city', 'rubric'] as const) {
    app.get(
      `/jobs/filter/${by}`,
      {
        config: { access: 'public', cacheSeconds: 60 },
        schema: { tags, response: { 200: FilterOptionsAnswer } },
      },
      async (request) => ({ data: await listFilterOptions(db, readerOf(request), by) }),
    )
  }
  app.get(
    '/jobs/:slug',
    {
      config: { access: 'public', cacheSeconds: 30 },
      schema: { tags, params: SlugParamSchema, response: { 200: JobAnswer } },
    },
    async (request) => ({
      data: await readJob(db, readerOf(request), request.actor, request.params.slug),
    }),
  )
}
