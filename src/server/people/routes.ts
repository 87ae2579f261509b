import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { TrustSourceSchema } from '#shared/contract/imports.ts'
import { TakeMeasureSchema, UnblockSchema } from '#shared/contract/measures.ts'
import { ShowAgainSchema } from '#shared/contract/moderation.ts'
import {
  BlockPersonSchema,
  ChangeStaffRoleSchema,
  PeopleAnswer,
  PeopleQuerySchema,
  PersonAnswer,
  PersonQuerySchema,
  ReplaceEmailSchema,
  ResetSecondFactorSchema,
} from '#shared/contract/people.ts'
import type { PersonPages } from '#shared/contract/person-lists.ts'
import { requireOwner } from '../accounts/second-factor/require-owner.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import { decideOrHold, undoHeld } from '../held-decisions/hold.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { decideOnce } from '../http/idempotent.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { trustSource } from '../imports/trust.ts'
import { endSessionsOf, unblockInTransaction } from './block.ts'
import { changeStaffRole } from './change-staff-role.ts'
import { showProfileOf } from './hide-profile.ts'
import { takeMeasure } from './measures.ts'
import { replaceLostEmail } from './replace-lost-email.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { listPeople } from './store.ts'
import { toListed, viewPerson } from './view.ts'

const config = { access: 'admin', right: 'people' } as const
const tags = ['moderation']

/** Lists and pages of people for staff, and measures. Each answer with personal data is recorded in the audit log. */
export function peopleRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps)
  measureRoutes(app, deps)
  accountRoutes(app, deps)
  const schema = { tags, params: IdParamSchema, response: { 200: PersonAnswer } }
  app.post(
    '/admin/users/:id/unblock',
    { config, schema: { ...schema, body: z.nullish(UnblockSchema) } },
    async (request, reply) => {
      const { id } = request.params
      const actor = requireActor(request)
      const decision = { measure: 'unblock', ...request.body } as const
      const given = { type: 'person', id, moderatorId: actor.id, decision } as const
      await decideOnce(deps, request, reply, (trx) =>
        decideOrHold(deps, trx, given, ({ reason, decided_at }) =>
          unblockInTransaction(deps, trx, actor, { id, reason, decided_at }),
        ),
      )
      return answerPerson(deps, id)
    },
  )
  app.post(
    '/admin/users/:id/show-profile',
    { config, schema: { ...schema, body: ShowAgainSchema } },
    async (request, reply) => {
      const { id } = request.params
      const shown = { id, ...request.body }
      await decideOnce(deps, request, reply, (trx) => showProfileOf(deps, trx, requireActor(request), shown))
      return answerPerson(deps, id)
    },
  )
  app.post(
    '/admin/import-sources/:id/trust',
    { config: { ...config, right: 'moderation' }, schema: { ...schema, body: TrustSourceSchema } },
    async (request) => {
      const by = { actorId: requireActor(request).id, now: deps.clock() }
      const userId = await deps.db
        .transaction()
        .execute((trx) => trustSource(trx, request.params.id, request.body, by))
      return answerPerson(deps, userId)
    },
  )
  app.delete('/admin/users/:id/sessions', { config, schema }, async (request) => {
    await endSessionsOf(deps, requireActor(request), request.params.id)
    await deps.realtime.closeEndedSessions(request.params.id)
    return answerPerson(deps, request.params.id)
  })
}

/** Actions with which a stolen session could take over accounts: each asks for the administrator's own password or passkey. */
function accountRoutes(app: App, deps: Deps): void {
  const config = { access: 'admin', right: 'staff' } as const
  const schema = { tags, params: IdParamSchema, response: { 200: PersonAnswer } }
  app.post(
    '/admin/users/:id/staff-role',
    { config, schema: { ...schema, body: ChangeStaffRoleSchema } },
    async (request) => {
      const { id } = request.params
      const { role, ...proof } = request.body
      const actor = requireActor(request)
      await requireOwner(deps, actor, proof)
      await deps.db.transaction().execute((trx) => changeStaffRole(deps, trx, actor, { id, role }))
      await deps.realtime.closeEndedSessions(id)
      return answerPerson(deps, id)
    },
  )
  app.post(
    '/admin/users/:id/email',
    { config, schema: { ...schema, body: ReplaceEmailSchema } },
    async (request) => {
      const { id } = request.params
      const { email, reason, ...proof } = request.body
      const actor = requireActor(request)
      await requireOwner(deps, actor, proof)
      await deps.db.transaction().execute((trx) => replaceLostEmail(deps, trx, actor, { id, email, reason }))
      return answerPerson(deps, id)
    },
  )
  app.delete(
    '/admin/users/:id/second-factor',
    { config, schema: { ...schema, body: ResetSecondFactorSchema } },
    async (request) => {
      const { id } = request.params
      const { reason, ...proof } = request.body
      const actor = requireActor(request)
      await requireOwner(deps, actor, proof)
      await deps.db.transaction().execute((trx) => resetSecondFactor(deps, trx, actor, { id, reason }))
      await deps.realtime.closeEndedSessions(id)
      return answerPerson(deps, id)
    },
  )
}

function measureRoutes(app: App, deps: Deps): void {
  const measure = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: number,
    { hold, ...taken }: z.output<typeof TakeMeasureSchema>,
  ) => {
    const actor = requireActor(request)
    const take = (trx: Transaction<Tables>) => takeMeasure(deps, trx, actor, { id, ...taken })
    const given = { type: 'person', id, moderatorId: actor.id, decision: { ...taken, hold } } as const
    await decideOnce(deps, request, reply, (trx) =>
      // Only staff read a note, so it needs no time to undo, and ends no held measure.
      taken.measure === 'note' ? take(trx) : decideOrHold(deps, trx, given, () => take(trx)),
    )
    await deps.realtime.closeEndedSessions(id)
    return answerPerson(deps, id)
  }
  const params = IdParamSchema
  const schema = { tags, params, response: { 200: PersonAnswer } }
  app.post(
    '/admin/users/:id/block',
    { config, schema: { ...schema, body: BlockPersonSchema } },
    (request, reply) => measure(request, reply, request.params.id, { measure: 'block', ...request.body }),
  )
  app.post(
    '/admin/users/:id/measures',
    { config, schema: { ...schema, body: TakeMeasureSchema } },
    (request, reply) => measure(request, reply, request.params.id, request.body),
  )
  app.post(
    '/admin/users/:id/undo-measure',
    { config, schema: { tags, params, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await undoHeld(deps.db, requireActor(request).id, { type: 'person', id: request.params.id })
      return reply.status(204).send(undefined)
    },
  )
}

function readRoutes(app: App, deps: Deps): void {
  const { db } = deps
  app.get(
    '/admin/users',
    {
      config,
      logSerializers,
      schema: { tags, querystring: PeopleQuerySchema, response: { 200: PeopleAnswer } },
    },
    async (request) => {
      const { rows, total } = await listPeople(db, request.query, request.query)
      // Without the keyword, because it is often a person's address.
      await recordView(deps, request, null, { users: rows.map(({ id }) => id) })
      return pageAnswer(request, request.query, rows.map(toListed), total)
    },
  )
  app.get(
    '/admin/users/:id',
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        querystring: PersonQuerySchema,
        response: { 200: PersonAnswer },
      },
    },
    async (request) => {
      const answer = await answerPerson(deps, request.params.id, request.query)
      await recordView(deps, request, request.params.id)
      return answer
    },
  )
}

const recordView = ({ db, clock }: Deps, request: FastifyRequest, id: number | null, details = {}) =>
  recordAction(db, {
    actorId: requireActor(request).id,
    action: id === null ? 'user.listed' : 'user.viewed',
    subject: { type: 'user', id },
    details,
    at: clock(),
  })

/** @throws Problem 404 */
async function answerPerson({ db, clock }: Deps, id: number, pages?: PersonPages) {
  const person = await viewPerson(db, id, clock(), pages)
  if (!person) throw notFound()
  return { data: person }
}
