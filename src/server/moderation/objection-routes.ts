import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  DecideObjectionSchema,
  ObjectionAnswer,
  ObjectionFormSchema,
  ObjectionsAnswer,
  ObjectionsQuerySchema,
  RemovalsAnswer,
} from '#shared/contract/objections.ts'
import { recordLook } from '../audit/record-look.ts'
import { decideOrHold, undoHeld } from '../held-decisions/hold.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { decideOnce } from '../http/idempotent.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { findObjection, listQueued } from '../objections/read.ts'
import { decideObjection } from './decide-objection.ts'
import { objectToDecision } from './object.ts'
import { listRemovals } from './removals.ts'

/** Objections to decisions, and the queue of those about offers, accounts, messages and profiles. */
export function objectionRoutes(app: App, deps: Deps): void {
  for (const { type, access } of [
    { type: 'vacancy', access: 'boss' },
    { type: 'offer', access: 'worker' },
  ] as const)
    app.post(
      type === 'vacancy' ? '/cabinet/vacancies/:id/objection' : '/cabinet/offers/:id/objection',
      {
        config: { access },
        schema: {
          tags: [type === 'vacancy' ? 'vacancies' : 'offers'],
          params: IdParamSchema,
          body: ObjectionFormSchema,
          response: { 204: NothingSchema },
        },
      },
      async (request, reply) => {
        const objection = { userId: requireActor(request).id, text: request.body.text }
        const subject = { type, id: request.params.id }
        await decideOnce(deps, request, reply, (trx) => objectToDecision(deps, trx, subject, objection))
        return reply.status(204).send(undefined)
      },
    )
  app.get(
    '/cabinet/removals',
    { config: { access: 'signed-in' }, schema: { tags: ['cabinet'], response: { 200: RemovalsAnswer } } },
    async (request) => ({ data: await listRemovals(deps, requireActor(request), request.language) }),
  )
  queueRoutes(app, deps)
}

function queueRoutes(app: App, deps: Deps): void {
  const config = { access: 'admin', right: 'moderation' } as const
  const tags = ['moderation']
  app.get(
    '/admin/objections',
    { config, schema: { tags, querystring: ObjectionsQuerySchema, response: { 200: ObjectionsAnswer } } },
    async (request) => {
      const actor = requireActor(request)
      const { views, total } = await listQueued(deps.db, actor.staffRole, request.query, deps.clock())
      await recordLook(deps.db, {
        actorId: actor.id,
        action: 'objection.listed',
        type: 'objection',
        ids: {
          objections: views.map(({ id }) => id),
          users: [...new Set(views.flatMap(({ author }) => author?.id ?? []))],
        },
        at: deps.clock(),
      })
      return pageAnswer(request, request.query, views, total)
    },
  )
  app.post(
    '/admin/objections/:id/decision',
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        body: DecideObjectionSchema,
        response: { 200: ObjectionAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const actor = requireActor(request)
      const given = { type: 'objection', id, moderatorId: actor.id, decision: request.body } as const
      await decideOnce(deps, request, reply, (trx) =>
        decideOrHold(deps, trx, given, (decision) => decideObjection(deps, trx, actor, id, decision)),
      )
      const data = await findObjection(deps.db, id)
      if (!data) throw notFound()
      return { data }
    },
  )
  app.post(
    '/admin/objections/:id/undo-decision',
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await undoHeld(deps.db, requireActor(request).id, { type: 'objection', id: request.params.id })
      return reply.status(204).send(undefined)
    },
  )
}
