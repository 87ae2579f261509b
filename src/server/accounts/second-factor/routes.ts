import { TokenSchema } from '#shared/contract/accounts.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { OwnerProofSchema } from '#shared/contract/owner-proof.ts'
import {
  ConfirmTotpSchema,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondStepFormSchema,
  TotpSetupAnswer,
} from '#shared/contract/second-factor.ts'
import { requireActor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { addressOf } from '../../network/client-address.ts'
import { deviceCookies } from '../known-device.ts'
import { logSignIn } from '../log-sign-in.ts'
import { isSecondFactorRequired } from '../needs-second-factor.ts'
import { passkeyLoginRoutes, passkeyRoutes } from './passkey-routes.ts'
import { listPasskeys } from './passkeys-store.ts'
import { countUnused } from './recovery-codes-store.ts'
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './set-up.ts'
import { takeSecondStep } from './take-second-step.ts'
import { findTotp } from './totp-store.ts'

const tags = ['Cabinet']
const config = { access: 'signed-in' as const, changesNothingPublic: true }

/** The second step of a sign-in, and the second factor of the current user. */
export function secondFactorRoutes(app: App, deps: Deps): void {
  app.post(
    '/auth/login/second-factor',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: { tags: ['Accounts'], body: SecondStepFormSchema, response: { 200: TokenSchema } },
    },
    async (request, reply) => {
      const { cookie: cookies } = request.headers
      const from = { address: addressOf(request), cookies }
      const { userId, token } = await takeSecondStep(deps, request.body, from)
      logSignIn(request, 'second factor', userId)
      reply.header('set-cookie', deviceCookies(deps.config, cookies, userId))
      return token
    },
  )

  app.get(
    '/cabinet/second-factor',
    { config, schema: { tags, response: { 200: SecondFactorAnswer } } },
    async (request) => {
      const { id, staffRole } = requireActor(request)
      const confirmed_at = (await findTotp(deps.db, id))?.confirmed_at?.toISOString()
      const totp = confirmed_at ? { confirmed_at } : null
      const passkeys = (await listPasskeys(deps.db, id)).map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_at: passkey.created_at.toISOString(),
        last_used_at: passkey.last_used_at?.toISOString() ?? null,
      }))
      const is_required = isSecondFactorRequired(deps.config, staffRole)
      const recovery_codes_left = await countUnused(deps.db, id)
      return { data: { totp, is_required, recovery_codes_left, passkeys } }
    },
  )

  totpRoutes(app, deps)
  passkeyRoutes(app, deps)
  passkeyLoginRoutes(app, deps)
}

function totpRoutes(app: App, deps: Deps): void {
  const body = OwnerProofSchema
  app.post(
    '/cabinet/second-factor/totp',
    { config, schema: { tags, body, response: { 200: TotpSetupAnswer } } },
    async (request) => ({ data: await startTotp(deps, requireActor(request), request.body) }),
  )

  app.post(
    '/cabinet/second-factor/totp/confirm',
    { config, schema: { tags, body: ConfirmTotpSchema, response: { 200: RecoveryCodesAnswer } } },
    async (request) => {
      const recovery_codes = await confirmTotp(deps, requireActor(request), request.body.code)
      return { data: { recovery_codes } }
    },
  )

  app.delete(
    '/cabinet/second-factor/totp',
    { config, schema: { tags, body, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeTotp(deps, requireActor(request), request.body)
      return reply.status(204).send(undefined)
    },
  )

  app.post(
    '/cabinet/second-factor/recovery-codes',
    { config, schema: { tags, body, response: { 200: RecoveryCodesAnswer } } },
    async (request) => {
      const recovery_codes = await renewRecoveryCodes(deps, requireActor(request), request.body)
      return { data: { recovery_codes } }
    },
  )
}
