import {
  AnsweredByMailSchema,
  ConfirmEmailSchema,
  ConfirmedEmailAnswer,
  ForgotSchema,
  LoginSchema,
  RegisterSchema,
  TokenSchema,
} from '#shared/contract/accounts.ts'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { LoginAnswer } from '#shared/contract/second-factor.ts'
import { hashOf } from '../db/hash-of.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany, withFields } from '../http/problem.ts'
import { addressOf, networkOf } from '../network/client-address.ts'
import { deviceOf } from './device.ts'
import { confirmEmailWith, sendConfirmation } from './email-confirmation.ts'
import { deviceCookies, knownDevice } from './known-device.ts'
import { logIn } from './log-in.ts'
import { logSignIn } from './log-sign-in.ts'
import { lastDigitsOf } from './phone.ts'
import { problemsOfDraft, register } from './register.ts'
import { revokeSession } from './sessions-store.ts'
import { sendTemporaryPassword } from './temporary-password.ts'
import { countAttempt, knownOrigin } from './throttle.ts'
import { findUserByEmail, findUserById } from './users-store.ts'

const tags = ['Accounts']

/** Registration, login, logout, forgotten passwords and e-mail confirmation. */
export function authRoutes(app: App, deps: Deps): void {
  app.post(
    '/auth/register',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: { tags, body: RegisterSchema, response: { 201: TokenSchema, 202: AnsweredByMailSchema } },
      // The handler checks rules beyond the schema too, so that one answer names all errors.
      attachValidation: true,
    },
    async (request, reply) => {
      if (request.validationError) throw withFields(request.validationError, problemsOfDraft(request.body))
      const { language } = request
      const device = deviceOf(request.headers['user-agent'])
      const token = await register(deps, request.body, { language, device, address: addressOf(request) })
      return token ? reply.status(201).send(token) : reply.status(202).send({ answered_by_mail: true })
    },
  )

  app.post(
    '/auth/login',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: { tags, body: LoginSchema, response: { 200: LoginAnswer } },
    },
    async (request, reply) => {
      const device = deviceOf(request.headers['user-agent'])
      const { cookie: cookies } = request.headers
      const from = { address: addressOf(request), device, cookies }
      const outcome = await logIn(deps, request.body, from)
      if ('challenge' in outcome) return outcome
      logSignIn(request, 'password', outcome.userId)
      reply.header('set-cookie', deviceCookies(deps.config, cookies, outcome.userId))
      return outcome.token
    },
  )

  app.post(
    '/auth/logout',
    {
      config: { access: 'signed-in', allowsOldPassword: true, changesNothingPublic: true },
      schema: { tags, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      const { id, sessionId } = requireActor(request)
      await revokeSession(deps.db, sessionId, deps.clock(), 'signed_out')
      await deps.realtime.closeEndedSessions(id)
      return reply.status(204).send(undefined)
    },
  )

  app.post(
    '/auth/forgot',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: { tags, body: ForgotSchema, response: { 202: NothingSchema } },
    },
    async (request, reply) => {
      const { email } = request.body
      const account = `forgot:${hashOf(email)}`
      const user = await findUserByEmail(deps.db, email)
      const known = user && knownDevice(deps.config, request.headers.cookie, user.id)
      if (known) await countAttempt(deps, { account, address: knownOrigin('device', `forgot:${known}`) })
      else await countAttempt(deps, { account, address: addressOf(request) }, 'forgot')
      await sendTemporaryPassword(deps, email, known ? null : networkOf(request.ip))
      return reply.status(202).send(undefined)
    },
  )

  confirmationRoutes(app, deps)
}

function confirmationRoutes(app: App, deps: Deps): void {
  app.post(
    '/auth/confirm-email',
    {
      config: { access: 'anonymous', changesNothingPublic: true },
      schema: { tags, body: ConfirmEmailSchema, response: { 200: ConfirmedEmailAnswer } },
    },
    async (request) => {
      const { email, phone } = await confirmEmailWith(deps, request.body.token)
      const ending = phone && { phone_ending: lastDigitsOf(phone) }
      return { data: { email_confirmed: true as const, email, ...ending } }
    },
  )

  app.post(
    '/auth/confirm-email/resend',
    {
      config: { access: 'signed-in', changesNothingPublic: true },
      schema: { tags, response: { 202: NothingSchema } },
    },
    async (request, reply) => {
      const user = await findUserById(deps.db, requireActor(request).id)
      if (user && !user.email_confirmed_at) {
        const account = `confirm:${user.id}`
        await countAttempt(deps, { account, address: addressOf(request) }, 'confirm')
        const network = networkOf(request.ip)
        const seconds = await deps.db
          .transaction()
          .execute((trx) => sendConfirmation(trx, deps, user, network))
        if (seconds !== null) throw tooMany(seconds, 'too_many_confirmations')
      }
      return reply.status(202).send(undefined)
    },
  )
}
