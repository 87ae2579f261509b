import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { ReadyReasonsAnswer } from '#shared/contract/decision-reasons.ts'
import { ShowAgainSchema, TakeDownSchema } from '#shared/contract/moderation.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readyReasons } from './ready-reasons.ts'
import { showOffer } from './show-offer.ts'
import { takeOfferDown, takeVacancyDown } from './take-down.ts'

const config = { access: 'admin', right: 'moderation' } as const
const tags = ['moderation']

/** Taking down public vacancies and offers without a report, showing an offer again, and the prepared reasons. */
export function takeDownRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/reasons',
    { config, schema: { tags, response: { 200: ReadyReasonsAnswer } } },
    async (request) => ({ data: readyReasons(request.language) }),
  )
  const schema = { tags, params: IdParamSchema, body: TakeDownSchema, response: { 204: NothingSchema } }
  app.post('/admin/vacancies/:id/take-down', { config, schema }, async (request, reply) => {
    const wanted = { moderatorId: requireActor(request).id, id: request.params.id, ...request.body }
    await takeVacancyDown(deps, wanted)
    return reply.status(204).send(undefined)
  })
  app.post('/admin/offers/:id/take-down', { config, schema }, async (request, reply) => {
    const wanted = { moderatorId: requireActor(request).id, id: request.params.id, ...request.body }
    await takeOfferDown(deps, wanted)
    return reply.status(204).send(undefined)
  })
  app.post(
    '/admin/offers/:id/show',
    { config, schema: { ...schema, body: ShowAgainSchema } },
    async (request, reply) => {
      const wanted = { moderatorId: requireActor(request).id, id: request.params.id, ...request.body }
      await showOffer(deps, wanted)
      return reply.status(204).send(undefined)
    },
  )
}
