import type { FastifySchema, RouteOptions } from 'fastify'

const ERROR = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
const CAUSES = {
  400: 'Malformed: not JSON, or an address or key that is none',
  401: 'unauthenticated, or token_expired: only that one is to be refreshed',
  403: 'Signed in, but not for this',
  404: 'Not there, or nothing the caller may know of',
  409: 'Another state than this needs, named by code',
  412: 'Changed elsewhere since the version in If-Match, or the values in the body, were read',
  413: 'Too large',
  414: 'The address is longer than 8,000 characters',
  415: 'Another type of body than the route takes',
  422: 'Invalid, with errors by field',
  429: 'Too many requests; Retry-After says when to come back',
  500: 'A defect; the message holds no detail',
  503: 'Too much work waits, or the database is away; Retry-After says when to come back',
} as const
type Status = keyof typeof CAUSES

type Responses = Record<string, { description?: string }>
type Document = {
  components?: object
  paths?: Record<string, Record<string, { responses?: Responses }>>
}

/** The OpenAPI document with each error answer once under `components`: each operation has about ten of them. */
export function withSharedErrors<Whole extends object>(document: Whole): Whole {
  const { components, paths = {} } = document as Document
  const responses = mapEntries(CAUSES, (description) => ({ description, ...ERROR }), 'Error')
  const share = (response: { description?: string }, status: string) =>
    (CAUSES as Record<string, string>)[status] === response.description
      ? { $ref: `#/components/responses/Error${status}` }
      : response
  return {
    ...document,
    components: { ...components, responses },
    paths: mapEntries(paths, (methods) =>
      mapEntries(methods, (operation) => ({
        ...operation,
        responses: mapEntries(operation.responses ?? {}, share),
      })),
    ),
  }
}

const mapEntries = <From, To>(
  object: Record<string, From>,
  map: (value: From, key: string) => To,
  prefix = '',
): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [`${prefix}${key}`, map(value, key)]))

/** Errors that depend on the work of a route, not on its access, input or method. */
const EXTRA: Record<string, Status[]> = {
  'POST /api/v1/auth/login': [403],
  'POST /api/v1/auth/passkey': [403],
  'PUT /api/v1/cabinet/avatar': [413, 415, 422],
  'PUT /api/v1/cabinet/company': [404],
  'PUT /api/v1/cabinet/company/logo': [404, 413, 415, 422],
  'DELETE /api/v1/cabinet/company/logo': [404],
  'PUT /api/v1/cabinet/company/domain': [404],
  'DELETE /api/v1/cabinet/company/domain': [404],
  'PUT /api/v1/cabinet/company/domain/proof': [404],
  'POST /api/v1/admin/pictures': [413, 415, 422],
  'POST /api/v1/reports': [404],
  'POST /api/v1/cabinet/vacancy-templates': [404],
  'POST /api/v1/chat/rooms': [404],
  'POST /api/v1/cabinet/second-factor/recovery-codes': [404],
  'DELETE /api/v1/cabinet/second-factor/totp': [404],
}

/** The error answers of a route for OpenAPI, by status. They follow from its access, its input and its method. */
export function problemsOf({ method, url, config }: RouteOptions, schema: FastifySchema) {
  const access = config?.access ?? 'public'
  const hasBody = schema.body !== undefined
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const isSigned = access !== 'public' && access !== 'anonymous'
  const extra = EXTRA[`${method} ${url}`] ?? []
  const statuses: [Status, boolean][] = [
    [400, true],
    // Public routes report an expired token too, so that the client refreshes it, and refuse writes with an invalid one.
    [401, access !== 'anonymous'],
    // Also whoever must choose a new password first.
    [403, isSigned && !(access === 'signed-in' && config?.allowsOldPassword)],
    [404, url.includes(':') || access === 'admin'],
    [409, isWrite],
    [412, config?.comparesVersions === true],
    // Fastify also reads bodies that a route ignores.
    [413, isWrite],
    [414, true],
    [415, isWrite],
    [422, hasBody || schema.querystring !== undefined || schema.params !== undefined],
    [429, true],
    [500, true],
    [503, true],
  ]
  return Object.fromEntries(
    statuses
      .filter(([status, can]) => can || extra.includes(status))
      .map(([status]) => [status, { description: CAUSES[status], ...ERROR }]),
  )
}

const VERSION = {
  type: 'string',
  description: 'The version that the change was made for, in quotation marks; any without this header',
}

/** The header If-Match of routes that compare versions, or Idempotency-Key of POST routes that create something. */
export function headersOf({ method, url, config }: RouteOptions, schema: FastifySchema): object {
  if (config?.comparesVersions) return { headers: { type: 'object', properties: { 'if-match': VERSION } } }
  const makes = method === 'POST' && Object.hasOwn((schema.response as object) ?? {}, 201)
  // Answers with tokens must not be stored for replay.
  if (!makes || url.includes('/auth/')) return {}
  const key = {
    type: 'string',
    format: 'uuid',
    description: 'The same caller, key and body within 30 days get the first answer again',
  }
  return { headers: { type: 'object', properties: { 'idempotency-key': key } } }
}
