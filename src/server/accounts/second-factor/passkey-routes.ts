import { TokenSchema } from '#shared/contract/accounts.ts'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { OwnerProofSchema } from '#shared/contract/owner-proof.ts'
import {
  NewPasskeySchema,
  PasskeyLoginSchema,
  PasskeyOptionsAnswer,
  PasskeyOptionsFormSchema,
  RecoveryCodesAnswer,
  RenamePasskeySchema,
} from '#shared/contract/second-factor.ts'
import { requireActor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { applyInOrder } from '../../http/apply-in-order.ts'
import type { Deps } from '../../http/deps.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { deviceOf } from '../device.ts'
import { deviceCookies } from '../known-device.ts'
import { logSignIn } from '../log-sign-in.ts'
import { findSignIn } from '../sign-in-challenge.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { addPasskey, removePasskey } from './manage-passkeys.ts'
import { requestNewPasskey, requestPasskey } from './passkey-request.ts'
import { renamePasskey } from './passkeys-store.ts'
import { requireConfirmed, requireOwner } from './require-owner.ts'

const tags = ['Cabinet']
const config = { access: 'signed-in' as const, changesNothingPublic: true }

/** Sign-in by a passkey alone: the authenticator offers the accounts that it has passkeys of. */
export function passkeyLoginRoutes(app: App, deps: Deps): void {
  const own = { config: { access: 'anonymous' as const, changesNothingPublic: true } }
  app.post(
    '/auth/passkey-options',
    { ...own, schema: { tags: ['Accounts'], response: { 200: PasskeyOptionsAnswer } } },
    async () => ({ data: { ...(await requestPasskey(deps, 'log-in', null)) } }),
  )

  app.post(
    '/auth/passkey',
    { ...own, schema: { tags: ['Accounts'], body: PasskeyLoginSchema, response: { 200: TokenSchema } } },
    async (request, reply) => {
      const device = deviceOf(request.headers['user-agent'])
      const { userId, token } = await logInByPasskey(deps, request.body.passkey, { device })
      logSignIn(request, 'passkey', userId)
      reply.header('set-cookie', deviceCookies(deps.config, request.headers.cookie, userId))
      return token
    },
  )
}

/** The passkeys of the current user, and what an authenticator needs for the second step of a sign-in. */
export function passkeyRoutes(app: App, deps: Deps): void {
  app.post(
    '/auth/login/passkey-options',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: {
        tags: ['Accounts'],
        body: PasskeyOptionsFormSchema,
        response: { 200: PasskeyOptionsAnswer },
      },
    },
    async (request) => {
      const signIn = await findSignIn(deps, request.body.challenge)
      if (!signIn) throw new Problem('sign_in_expired')
      return { data: { ...(await requestPasskey(deps, 'second-step', signIn.user_id)) } }
    },
  )

  app.post(
    '/cabinet/second-factor/passkey-options',
    { config, schema: { tags, response: { 200: PasskeyOptionsAnswer } } },
    async (request) => ({
      data: { ...(await requestPasskey(deps, 'confirm', requireActor(request).id)) },
    }),
  )

  app.post(
    '/cabinet/second-factor/passkeys/options',
    { config, schema: { tags, body: OwnerProofSchema, response: { 200: PasskeyOptionsAnswer } } },
    async (request) => {
      const user = await requireOwner(deps, requireActor(request), request.body)
      requireConfirmed(user)
      return { data: { ...(await requestNewPasskey(deps, user)) } }
    },
  )

  app.post(
    '/cabinet/second-factor/passkeys',
    { config, schema: { tags, body: NewPasskeySchema, response: { 200: RecoveryCodesAnswer } } },
    async (request) => ({
      data: { recovery_codes: await addPasskey(deps, requireActor(request), request.body) },
    }),
  )

  const params = IdParamSchema
  app.put(
    '/cabinet/second-factor/passkeys/:id',
    { config, schema: { tags, params, body: RenamePasskeySchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      await applyInOrder(deps, request, `passkey:${id}`, async ({ db }) => {
        if (!(await renamePasskey(db, requireActor(request).id, id, request.body.name))) throw notFound()
      })
      return reply.status(204).send(undefined)
    },
  )

  app.delete(
    '/cabinet/second-factor/passkeys/:id',
    { config, schema: { tags, params, body: OwnerProofSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removePasskey(deps, requireActor(request), request.params.id, request.body)
      return reply.status(204).send(undefined)
    },
  )
}
