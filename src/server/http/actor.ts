import type { FastifyRequest } from 'fastify'
import type { Actor } from './app-type.ts'
import { Problem } from './problem.ts'

/**
 * The signed-in caller of a route whose access is not public.
 * @throws Problem 401 when nobody is signed in
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Problem('unauthenticated')
  return request.actor
}
