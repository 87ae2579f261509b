import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { IdParamSchema, NothingSchema, SlugParamSchema } from '#shared/contract/conventions.ts'
import { VisitsAnswer } from '#shared/contract/visits.ts'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { ownsVacancy } from '../db/company-rights.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { addressOf } from '../network/client-address.ts'
import { addVisit, listVisits } from './store.ts'

const SHOWN_DAYS = 30
const MAX_REMEMBERED = 20_000
const tags = ['vacancies']

/** Visits of vacancies, counted by day without the visitors' identity, for the employer. */
export function visitRoutes(app: App, { db, clock }: Deps): void {
  // A reload does not count again. Visitors are remembered only in memory, under a key of this process.
  const key = randomBytes(32)
  const counted = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  const isFirst = (request: FastifyRequest, slug: string, now: Date) => {
    const { actor, headers } = request
    const reader = actor ? `${actor.id}` : `${addressOf(request)} ${headers['user-agent']}`
    const day = dayOf(now)
    const mark = createHmac('sha256', key).update(`${day} ${slug} ${reader}`).digest('base64')
    const isKnown = counted.has(mark)
    counted.set(mark, true)
    return !isKnown
  }
  // The same answer for an ended job, because the page may have been opened before its end.
  app.post(
    '/jobs/:slug/visits',
    {
      config: {
        access: 'public',
        rateLimit: { max: 120, timeWindow: '1 minute' },
        changesNothingPublic: true,
      },
      schema: { tags, params: SlugParamSchema, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      const { slug } = request.params
      const now = clock()
      if (isFirst(request, slug, now)) await addVisit(db, slug, request.actor?.id ?? null, now)
      return reply.status(204).send(undefined)
    },
  )
  app.get(
    '/cabinet/vacancies/:id/visits',
    {
      config: { access: 'boss' },
      schema: { tags, params: IdParamSchema, response: { 200: VisitsAnswer } },
    },
    async (request) => {
      const { id } = request.params
      if (!(await ownsVacancy(db, requireActor(request).id, id))) throw notFound()
      const now = clock()
      const since = new Date(now.getTime() - (SHOWN_DAYS - 1) * DAY_MS)
      return { data: await listVisits(db, id, since, now) }
    },
  )
}
