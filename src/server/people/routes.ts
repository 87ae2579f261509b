import type { FastifyRequest } from 'fastify'
import { IdParamSchema } from '#shared/contract/conventions.ts'
import { TrustSourceSchema } from '#shared/contract/imports.ts'
import { TakeMeasureSchema } from '#shared/contract/measures.ts'
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
import { requireOwner } from '../accounts/second-factor/require-owner.ts'
import { recordAction } from '../audit/record.ts'
import { requireActor } from '../http/actor.ts'
import type { Actor, App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { logSerializers } from '../http/log-without-query.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { trustSource } from '../imports/trust.ts'
import { endSessionsOf, unblockInTransaction } from './block.ts'
import { changeStaffRole } from './change-staff-role.ts'
import { showProfileOf } from './hide-profile.ts'
import { type TakenMeasure, takeMeasure } from './measures.ts'
import { replaceLostEmail } from './replace-lost-email.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { listPeople } from './store.ts'
import { toListed, viewPerson } from './view.ts'

const config = { access: 'admin', right: 'people' } as const
const tags = ['moderation']

/** Lists and pages of people for staff, and measures. Each answer with personal data is recorded in the audit log. */
export function peopleRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps)
  const measure = async (actor: Actor, taken: TakenMeasure) => {
    await deps.db.transaction().execute((trx) => takeMeasure(deps, trx, actor, taken))
    await deps.realtime.closeEndedSessions(taken.id)
  }
  const schema = { tags, params: IdParamSchema, response: { 200: PersonAnswer } }
  app.post(
    '/admin/users/:id/block',
    { config, schema: { ...schema, body: BlockPersonSchema } },
    async (request) => {
      const { id } = request.params
      await measure(requireActor(request), { id, measure: 'block', ...request.body })
      return answerPerson(deps, id)
    },
  )
  app.post(
    '/admin/users/:id/measures',
    { config, schema: { ...schema, body: TakeMeasureSchema } },
    async (request) => {
      const { id } = request.params
      await measure(requireActor(request), { id, ...request.body })
      return answerPerson(deps, id)
    },
  )
  app.post('/admin/users/:id/unblock', { config, schema }, async (request) => {
    const { id } = request.params
    await deps.db.transaction().execute((trx) => unblockInTransaction(deps, trx, requireActor(request), id))
    return answerPerson(deps, request.params.id)
  })
  app.post(
    '/admin/users/:id/show-profile',
    { config, schema: { ...schema, body: ShowAgainSchema } },
    async (request) => {
      const { id } = request.params
      const shown = { id, reason: request.body.reason }
      await deps.db.transaction().execute((trx) => showProfileOf(deps, trx, requireActor(request), shown))
      return answerPerson(deps, id)
    },
  )
  app.post(
    '/admin/users/:id/staff-role',
    { config: { ...config, right: 'staff' }, schema: { ...schema, body: ChangeStaffRoleSchema } },
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
    { config: { ...config, right: 'staff' }, schema: { ...schema, body: ReplaceEmailSchema } },
    async (request) => {
      const { id } = request.params
      await deps.db
        .transaction()
        .execute((trx) => replaceLostEmail(deps, trx, requireActor(request), { id, ...request.body }))
      return answerPerson(deps, id)
    },
  )
  app.delete(
    '/admin/users/:id/second-factor',
    { config: { ...config, right: 'staff' }, schema: { ...schema, body: ResetSecondFactorSchema } },
    async (request) => {
      const { id } = request.params
      const { reason } = request.body
      await deps.db
        .transaction()
        .execute((trx) => resetSecondFactor(deps, trx, requireActor(request), { id, reason }))
      await deps.realtime.closeEndedSessions(id)
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
        .execute((trx) => trustSource(trx, request.params.id, request.body.trusted, by))
      return answerPerson(deps, userId)
    },
  )
  app.delete('/admin/users/:id/sessions', { config, schema }, async (request) => {
    await endSessionsOf(deps, requireActor(request), request.params.id)
    await deps.realtime.closeEndedSessions(request.params.id)
    return answerPerson(deps, request.params.id)
  })
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
      const answer = await answerPerson(deps, request.params.id, request.query.limit)
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
async function answerPerson({ db, clock }: Deps, id: number, limit?: number) {
  const person = await viewPerson(db, id, clock(), limit)
  if (!person) throw notFound()
  return { data: person }
}
