import { ChangeEmailSchema, ChangePasswordSchema, ChangePhoneSchema } from '#shared/contract/accounts.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { requireActor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { applyInOrder } from '../../http/apply-in-order.ts'
import type { Deps } from '../../http/deps.ts'
import { addressOf } from '../../network/client-address.ts'
import { cancelEmailChange, changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { cancelPhoneChange, changePhone } from './change-phone.ts'

const tags = ['Cabinet']
const config = { access: 'signed-in' as const }

/** Changes of password, e-mail address and phone number. */
export function accountChangeRoutes(app: App, deps: Deps): void {
  app.put(
    '/cabinet/password',
    {
      config: { ...config, allowsOldPassword: true, changesNothingPublic: true },
      schema: { tags, body: ChangePasswordSchema, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      await changePassword(deps, requireActor(request), request.body)
      return reply.status(204).send(undefined)
    },
  )

  app.put(
    '/cabinet/email',
    { config, schema: { tags, body: ChangeEmailSchema, response: { 202: NothingSchema } } },
    async (request, reply) => {
      await changeEmail(deps, requireActor(request), request.body, {
        address: addressOf(request),
        inOrder: (save) => applyInOrder(deps, request, 'email', ({ db }) => inTransaction(db, save)),
      })
      return reply.status(202).send(undefined)
    },
  )

  app.delete(
    '/cabinet/email',
    { config, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await applyInOrder(deps, request, 'email', (trxDeps) =>
        cancelEmailChange(trxDeps, requireActor(request).id),
      )
      return reply.status(204).send(undefined)
    },
  )

  app.put(
    '/cabinet/phone',
    {
      config,
      schema: { tags, body: ChangePhoneSchema, response: { 202: NothingSchema, 204: NothingSchema } },
    },
    async (request, reply) => {
      const { isPending } = await changePhone(deps, requireActor(request), request.body, {
        address: addressOf(request),
        inOrder: (save) => applyInOrder(deps, request, 'phone', ({ db }) => inTransaction(db, save)),
      })
      return reply.status(isPending ? 202 : 204).send(undefined)
    },
  )

  app.delete(
    '/cabinet/phone',
    { config, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await applyInOrder(deps, request, 'phone', (trxDeps) =>
        cancelPhoneChange(trxDeps, requireActor(request).id),
      )
      return reply.status(204).send(undefined)
    },
  )
}
