import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { HiddenJobsAnswer, MAX_HIDDEN_JOBS } from '#shared/contract/hidden-jobs.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { deleteHidden, deleteOldest, insertHidden, listHidden } from './store.ts'

const tags = ['Cabinet']
const config = { access: 'worker' as const, changesNothingPublic: true }
const path = '/cabinet/hidden-jobs'

/** Routes of the jobs that a job seeker's lists leave out. Hiding and showing again are idempotent. */
export function hiddenJobRoutes(app: App, deps: Deps): void {
  app.get(path, { config, schema: { tags, response: { 200: HiddenJobsAnswer } } }, async (request) => {
    const hidden = await listHidden(deps.db, requireActor(request).id, request.language)
    return {
      data: hidden.map(({ city_id, city_name, ...job }) => ({
        ...job,
        city: { id: city_id, name: city_name },
        hidden_at: job.hidden_at.toISOString(),
      })),
    }
  })

  app.put(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      const userId = requireActor(request).id
      await applyInOrder(deps, request, `hidden-job:${id}`, async ({ db, clock }) => {
        if (!(await insertHidden(db, userId, id, clock()))) throw notFound()
        await deleteOldest(db, userId, MAX_HIDDEN_JOBS)
      })
      return reply.status(204).send(undefined)
    },
  )

  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      await applyInOrder(deps, request, `hidden-job:${id}`, ({ db }) =>
        deleteHidden(db, requireActor(request).id, id),
      )
      return reply.status(204).send(undefined)
    },
  )
}
