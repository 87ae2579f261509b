import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Language } from '#shared/contract/languages.ts'
import type { Role } from '#shared/contract/roles.ts'

/** Who is asking. */
export type Actor = { id: number; role: Role; sessionId: string; jti: string }

/**
 * Who may call a route. Every API route says so; one that does not is refused at start (plugins/session.ts).
 * `own-credential`: the route judges the bearer itself, because an expired one is welcome there.
 */
export type Access = 'public' | 'own-credential' | 'signed-in' | Role

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    actor: Actor | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** Seconds a public answer may be kept. */
    cacheSeconds?: number
    /** Not of the API, but counted against the visitor's limit all the same: it takes work to make. */
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
