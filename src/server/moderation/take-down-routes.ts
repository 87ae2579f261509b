import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { ReadyReasonsAnswer } from '#shared/contract/decision-reasons.ts'
import { ShowAgainSchema, TakeDownSchema } from '#shared/contract/moderation.ts'
import { decideOrHold, undoHeld } from '../held-decisions/hold.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { decideOnce } from '../http/idempotent.ts'
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
  const schema = { tags, params: IdParamSchema, response: { 204: NothingSchema } }
  for (const { type, url, takeDown } of [
    { type: 'vacancy', url: '/admin/vacancies/:id', takeDown: takeVacancyDown },
    { type: 'offer', url: '/admin/offers/:id', takeDown: takeOfferDown },
  ] as const) {
    app.post(
      `${url}/take-down`,
      { config, schema: { ...schema, body: TakeDownSchema } },
      async (request, reply) => {
        const { id } = request.params
        const moderatorId = requireActor(request).id
        await decideOnce(deps, request, reply, (trx) =>
          decideOrHold(deps, trx, { type, id, moderatorId, decision: request.body }, (decision) =>
            takeDown(deps, trx, { moderatorId, id, ...decision }),
          ),
        )
        return reply.status(204).send(undefined)
      },
    )
    app.post(`${url}/undo-take-down`, { config, schema }, async (request, reply) => {
      await undoHeld(deps.db, requireActor(request).id, { type, id: request.params.id })
      return reply.status(204).send(undefined)
    })
  }
  app.post(
    '/admin/offers/:id/show',
    { config, schema: { ...schema, body: ShowAgainSchema } },
    async (request, reply) => {
      const wanted = { moderatorId: requireActor(request).id, id: request.params.id, ...request.body }
      await decideOnce(deps, request, reply, (trx) => showOffer(deps, trx, wanted))
      return reply.status(204).send(undefined)
    },
  )
}
