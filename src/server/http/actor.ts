import type { FastifyRequest } from 'fastify'
import type { Actor } from './app-type.ts'
import { Problem } from './problem.ts'

/**
 * The current user of a route that requires a login.
 * @throws Problem 401 without a login
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Problem('unauthenticated')
  return request.actor
}
