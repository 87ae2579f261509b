import {
  ChangeRoleSchema,
  ChooseLanguageSchema,
  CurrentUserAnswer,
  SealKeyAnswer,
  SessionParamSchema,
  SessionsAnswer,
} from '#shared/contract/accounts.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { changeRole } from './change-role.ts'
import { sealKeyOf } from './seal-key.ts'
import { findLiveSessions, revokeOtherSessions, revokeOwnSession } from './sessions-store.ts'
import { currentUserOf } from './users.ts'
import { findCurrentUser, findSealSecret, saveLanguage } from './users-store.ts'

const tags = ['Cabinet']
const config = { access: 'signed-in' as const }
const always = { ...config, allowsOldPassword: true }
const ownConfig = { ...config, changesNothingPublic: true }

/** The current user, their language and the role in use. */
export function securityRoutes(app: App, deps: Deps): void {
  app.get(
    '/cabinet/user-role',
    { config: always, schema: { tags, response: { 200: CurrentUserAnswer } } },
    async (request) => {
      const user = await findCurrentUser(deps.db, requireActor(request).id, deps.clock())
      if (!user) throw new Problem('unauthenticated')
      return { data: currentUserOf(user) }
    },
  )

  app.patch(
    '/cabinet/language',
    { config: ownConfig, schema: { tags, body: ChooseLanguageSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await applyInOrder(deps, request, 'language', ({ db }) =>
        saveLanguage(db, requireActor(request).id, request.body.language),
      )
      return reply.status(204).send(undefined)
    },
  )

  app.put(
    '/cabinet/role',
    { config, schema: { tags, body: ChangeRoleSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await applyInOrder(deps, request, 'role', (trxDeps) =>
        changeRole(trxDeps, requireActor(request), request.body),
      )
      return reply.status(204).send(undefined)
    },
  )
}

/** The sessions of the current user, and the key with which devices encrypt unsent work. */
export function sessionRoutes(app: App, deps: Deps): void {
  app.get(
    '/cabinet/seal-key',
    { config: always, schema: { tags, response: { 200: SealKeyAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: { key: sealKeyOf(await findSealSecret(deps.db, requireActor(request).id)) } }
    },
  )

  app.get(
    '/cabinet/sessions',
    { config, schema: { tags, response: { 200: SessionsAnswer } } },
    async (request) => {
      const actor = requireActor(request)
      const sessions = await findLiveSessions(deps.db, actor.id, deps.clock())
      const data = sessions.map(({ id, device, created_at, requested_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        last_used_at: requested_at.toISOString(),
        is_current: id === actor.sessionId,
      }))
      return { data }
    },
  )

  app.delete(
    '/cabinet/sessions/:id',
    { config: ownConfig, schema: { tags, params: SessionParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const actor = requireActor(request)
      if (!(await revokeOwnSession(deps.db, actor.id, request.params.id, deps.clock(), 'signed_out')))
        throw notFound()
      await deps.realtime.closeEndedSessions(actor.id)
      return reply.status(204).send(undefined)
    },
  )

  app.delete(
    '/cabinet/sessions',
    { config: ownConfig, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const actor = requireActor(request)
      await revokeOtherSessions(deps.db, actor.id, actor.sessionId, deps.clock(), 'signed_out')
      await deps.realtime.closeEndedSessions(actor.id)
      return reply.status(204).send(undefined)
    },
  )
}
