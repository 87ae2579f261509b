import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { Problem } from '../http/problem.ts'
import { problemOfTarget } from '../http/request-target.ts'
import { answerError } from './errors.ts'
import { languageOf } from './language.ts'

// No router decodes this path, so Fastify calls `frameworkErrors`.
const UNROUTABLE = '/%'

/** Fastify options that refuse malformed request targets and count them against the client's limit. */
export const refuseOddTargets: Pick<FastifyServerOptions, 'rewriteUrl' | 'frameworkErrors'> = {
  rewriteUrl: ({ url = '/' }) => (problemOfTarget(url) ? UNROUTABLE : url),
  // Hooks do not run for framework errors.
  frameworkErrors: async (_error, request, reply) => {
    request.language = languageOf(request.headers['accept-language']) ?? 'en'
    reply.header('x-content-type-options', 'nosniff')
    return answerError(await problemOf(request, reply), request, reply)
  },
}

async function problemOf(request: FastifyRequest, reply: FastifyReply): Promise<Problem> {
  const problem = problemOfTarget(request.originalUrl) ?? new Problem('malformed')
  try {
    await request.server.limitRequest?.(request, reply)
    return problem
  } catch (error) {
    return error instanceof Problem ? error : problem
  }
}
