import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import FindMyWay, { type HTTPMethod } from 'find-my-way'
import type { ErrorBody } from '#shared/contract/conventions.ts'
import { ERROR_CODES, type ErrorCode } from '#shared/contract/error-codes.ts'
import { createOutageLog } from '#shared/outage-log.ts'
import type { App } from '../http/app-type.ts'
import { type FieldProblems, Problem } from '../http/problem.ts'
import { say, textKeyOf } from '../texts/texts.ts'
import { logRefusals } from './log-refusals.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs that requests are answered with 503, and why. */
    logOutage?: (reason: string) => void
  }
}

// The codes of Fastify's own errors. Each has another status, by which it is found.
const GENERAL: ErrorCode[] = [
  'malformed',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
]
const BY_STATUS = new Map<number, ErrorCode>(GENERAL.map((code) => [ERROR_CODES[code].status, code]))
// The same request succeeds later. PostgreSQL's codes: connection lost, shutting down, out of resources; deadlock and
// serialization failure, of which the transaction is rolled back; a standby that does not accept writes yet.
const TEMPORARY = /^(?:08|57P|53|40|25006$)/
// Codes of the system: database or storage cannot be reached; the disk is full or read-only, no more files can be opened.
const UNREACHABLE = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE)/
// node-postgres has no code for a connection that ended before its answer.
const CUT =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** Turns every error into a problem answer (src/docs/product.md, "API conventions"), and logs refused requests. */
export function errors(app: App): void {
  const allowed = collectMethods(app)
  const logOutage = createOutageLog<void>(
    (times, reason) => app.log.error({ times, reason }, 'unavailable'),
    Date.now,
  )
  app.decorate('logOutage', logOutage)
  logRefusals(app)
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url)
    // When the route exists for this method, its handler found nothing: 404, not 405.
    const isOtherMethod = methods.length > 0 && !methods.includes(request.method as HTTPMethod)
    const problem = isOtherMethod
      ? new Problem('method_not_allowed', { headers: { allow: methods.join(', ') } })
      : new Problem('not_found')
    return answerError(problem, request, reply)
  })
}

/** Builds a second router, which only finds the methods that a path allows. */
function collectMethods(app: App): (url: string) => string[] {
  const router = FindMyWay()
  const methods = new Set<HTTPMethod>()
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat() as HTTPMethod[]) {
      // Fastify answers HEAD through the GET route. A wildcard would match every path.
      if (route.url.endsWith('*') || router.hasRoute(method, route.url)) continue
      methods.add(method)
      router.on(method, route.url, () => undefined)
    }
  })
  return (url) => {
    const path = url.split('?')[0] ?? url
    return [...methods].filter((method) => router.find(method, path)).sort()
  }
}

/** Sends an error as a problem answer in the request's language. */
export function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const given = toProblem(error)
  // An ended session reads as a visitor and gets 404 for things that only users see. 401 makes the client sign in again.
  const problem = given.status === 404 ? (request.tokenProblem ?? given) : given
  logFailure(error, problem, request, 'request failed')
  const minutes = Math.ceil(Number(problem.headers['retry-after'] ?? 60) / 60)
  const values = { minutes, hours: Math.ceil(minutes / 60) }
  const body: ErrorBody = { message: say(request.language, problem.text, values), code: problem.code }
  const fields = fieldMessages(error, problem, request)
  if (fields) body.errors = fields
  if (problem.block) body.block = problem.block
  if (problem.sessionEnd) body.session_end = problem.sessionEnd
  request.refusal = { code: problem.code, fields: Object.keys(fields ?? {}) }
  if (problem.status >= 500) body.request_id = request.id
  return reply
    .status(problem.status)
    .headers(problem.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Logs a defect with its stack. An outage is no defect: it fails each request, so it is one line a minute. */
export function logFailure(
  error: FastifyError | Problem,
  { status, code }: Problem,
  { log, server }: FastifyRequest,
  what: 'request failed' | 'page failed',
): void {
  if (code === 'unavailable') server.logOutage?.(error.message || String(error.code))
  else if (status >= 500) log.error({ err: error }, what)
}

/** Converts any error to a Problem. An unknown error becomes a 500. */
export function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An invalid path parameter gives 404, because nothing has this address. Invalid query or body: 422.
    return error.validationContext === 'params' ? new Problem('not_found') : new Problem('invalid')
  }
  if (isTemporary(error)) return new Problem('unavailable', { headers: { 'retry-after': '5' } })
  return new Problem(BY_STATUS.get(error.statusCode ?? 500) ?? 'server_error')
}

function isTemporary({ code, message }: Error & { code?: unknown }): boolean {
  return TEMPORARY.test(String(code)) || UNREACHABLE.test(String(code)) || CUT.test(message)
}

function fieldMessages(
  error: FastifyError | Problem,
  problem: Problem,
  request: FastifyRequest,
): ErrorBody['errors'] {
  if (problem.fields) {
    return Object.fromEntries(
      Object.entries(problem.fields).map(([field, keys]) => [
        field,
        keys.map((key) => say(request.language, key)),
      ]),
    )
  }
  if (problem.status !== 422 || !hasZodFastifySchemaValidationErrors(error)) return undefined
  const { fields = {} } = error as { fields?: FieldProblems }
  const messages: Record<string, string[]> = {}
  for (const issue of error.validation) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || '_'
    const params = issue.params as Record<string, number | string>
    messages[field] = [
      ...(messages[field] ?? []),
      say(request.language, textKeyOf(issue.message, issue.keyword), params),
    ]
  }
  for (const [field, keys] of Object.entries(fields))
    messages[field] ??= keys.map((key) => say(request.language, key))
  return messages
}
