import type { FastifyRequest } from 'fastify'

/** Logs that somebody has signed in, and by which method. Refused attempts are logged by plugins/log-refusals.ts. */
export const logSignIn = (
  request: FastifyRequest,
  by: 'password' | 'second factor' | 'passkey',
  user: number,
): void => request.log.info({ user, by }, 'signed in')
