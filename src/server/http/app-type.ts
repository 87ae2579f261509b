import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#shared/contract/error-codes.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import type { StaffRight } from '#shared/rules/staff-rights.ts'
import type { Problem } from './problem.ts'

/** The current user of a request. */
export type Actor = {
  id: number
  role: Role
  staffRole: StaffRole | null
  sessionId: string
  jti: string
  /** While true, only routes with `config.allowsOldPassword` may be called. */
  mustChangePassword: boolean
}

/**
 * Who may call a route. Every API route declares it; otherwise the server does not start (plugins/session.ts).
 * `public`: visitors and the current user; a write with an invalid token is 401. `anonymous`: no token is read.
 * `own-credential`: the route checks the bearer token itself and accepts an expired one.
 */
export type Access = 'public' | 'anonymous' | 'own-credential' | 'signed-in' | Role

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    actor: Actor | null
    /** Of a public route's read with an invalid token, which is answered as for a visitor. */
    tokenProblem: Problem | null
    /** The code of the problem with which the request was answered, and its invalid fields. */
    refusal: { code: ErrorCode; fields: string[] } | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** The right that staff need for a route with the access `admin`; without it, only administrators may call it. */
    right?: StaffRight
    /** Whether a user who must choose a new password may call it. */
    allowsOldPassword?: boolean
    /** Whether it refuses a change that was made for another version than the stored one (`http/if-match.ts`). */
    comparesVersions?: boolean
    /** Seconds that a public answer may be cached. */
    cacheSeconds?: number
    /** A write that changes no answer of `cacheSeconds` and no page: the cached ones stay (plugins/shared-answers.ts). */
    changesNothingPublic?: boolean
    /** A route outside the API that the rate limit covers too, because its answers are costly. */
    isPage?: boolean
  }
}

/** The Fastify instance with zod as its type provider. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
