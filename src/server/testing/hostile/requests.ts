import fc from 'fast-check'
import type { OpenApi, Operation } from './document.ts'
import { readOperations } from './document.ts'
import { createValues, hostileText, hostileValue } from './values.ts'

export type HostileRequest = {
  /** Null when method or address are odd: then only the shape of the answer is known. */
  operation: Operation | null
  method: string
  target: string
  headers: Record<string, string>
  body: string | null
  /** Which of the callers sends it. */
  caller: number
}

const ODD_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
// Paths that the OpenAPI document does not describe: pages, feeds, files and real time.
const OTHER_PATHS = [
  '/',
  '/en',
  '/en/jobs',
  '/de/jobs/item/x',
  '/ru/offers',
  '/pl/blog',
  '/en/rss.xml',
  '/de/rss/cleaning.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/media/x.webp',
  '/apps/1/events',
  '/apps/1/channels/private-room.1/users',
  '/broadcasting/auth',
  '/broadcasting/user-auth',
  '/api/docs',
  '/api/openapi.json',
  '/app/x',
  '/.well-known/security.txt',
  '/assets/x.js',
]

const encoded = (value: unknown) => encodeText(typeof value === 'string' ? value : JSON.stringify(value))
/** encodeURIComponent refuses lone surrogates. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('de', 'ru,en;q=0.5', '*', 'x'.repeat(500), ';q=', 'de;q=9'),
    accept: fc.constantFrom('application/json', 'text/html', '*/*', 'image/webp', ''),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip;q=0', 'identity', '*;q=0', 'x'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      ';',
    ),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', '0')),
    intention: fc.constantFrom(
      'x',
      '//',
      '00000000-0000-4000-8000-000000000000/999999999999999/9999999999999',
    ),
    'if-match': fc.constantFrom('"1"', '"0"', '"9999999999"', '*', 'x'),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1,-2,-3'),
    cookie: fc.constantFrom('device=x', '='.repeat(500), 'device=%00'),
    'x-background': fc.constantFrom('1', '2'),
    'x-http-method-override': fc.constantFrom('DELETE'),
  },
  { requiredKeys: [] },
)
const fewHeaders = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headers },
) as fc.Arbitrary<Record<string, string>>

const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":1,"a":2}',
  '['.repeat(3000),
  `{"text":"${'a'.repeat(270_000)}"}`,
  '\u0000',
]

type ValueFor = ReturnType<typeof createValues>

function pathOf({ path }: Operation, real: Record<string, string[]>): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = names.map((name) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
      ...(real[name]?.length ? [{ weight: 12, arbitrary: fc.constantFrom(...real[name]) }] : []),
      { weight: 1, arbitrary: hostileValue },
    ),
  )
  return fc.tuple(...values).map((given) => {
    let index = 0
    return path.replace(/\{\w+\}/g, () => encoded(given[index++]) || '0')
  })
}

function queryOf({ parameters }: Operation, valueFor: ValueFor): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const pair = fc.oneof(
    ...known.map(({ name, schema }) => ({
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom(name, name, name, `${name}[]`, `${name}[0]`, `${name}[__proto__]`),
          valueFor(schema),
        )
        .map(([key, value]) => `${encodeText(key)}=${encoded(value)}`),
    })),
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'page', 'x', '', '%ff', 'a%00'), hostileText)
        .map(([key, value]) => `${key}=${encodeText(value)}`),
    },
    { weight: 1, arbitrary: fc.constantFrom('&&&', '=', '%', '%E0%A4%A', 'a&'.repeat(600), '?', '#x') },
  )
  return fc
    .array(pair, { maxLength: known.length ? 4 : 1 })
    .map((pairs) => (pairs.length ? `?${pairs.join('&')}` : ''))
}

function bodyOf({ body, method }: Operation, valueFor: ValueFor): fc.Arbitrary<string | null> {
  if (!body) return method === 'GET' ? fc.constant(null) : fc.constantFrom(null, null, '{}')
  return fc.oneof(
    { weight: 20, arbitrary: valueFor(body).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
  )
}

const oddPath = fc.oneof(
  fc.constantFrom(...OTHER_PATHS),
  fc.constantFrom(
    '//',
    '/..',
    '/%2e%2e/etc/passwd',
    '/%',
    '/%ff',
    '/api/v1',
    '/api/v1/',
    '/API/V1/jobs',
    '/api/v1/%6aobs',
    `/en${'/'.repeat(3000)}jobs`,
    `/${'a'.repeat(9000)}`,
    `/healthz?${'a&'.repeat(3900)}`,
  ),
  hostileText.map((text) => `/en/${encodeText(text)}`),
  hostileText.map((text) => `/en/jobs?title=${encodeText(text)}&city_names=${encodeText(text)}`),
)

/**
 * Requests that a hostile client might send, from the OpenAPI document.
 * @param real existing values of parameters, such as slugs
 * @param callers how many callers there are
 */
export function hostileRequests(
  document: OpenApi,
  real: Record<string, string[]>,
  callers: number,
): fc.Arbitrary<HostileRequest> {
  const valueFor = createValues(document.components.schemas)
  const caller = fc.nat({ max: callers - 1 })
  const operations = readOperations(document).filter(({ takesPicture }) => !takesPicture)
  const regular = operations.map((operation) =>
    fc
      .tuple(
        pathOf(operation, real),
        queryOf(operation, valueFor),
        bodyOf(operation, valueFor),
        fewHeaders,
        caller,
      )
      .map(([path, query, body, extra, by]) => ({
        operation,
        method: operation.method,
        target: `${path}${query}`,
        headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...extra },
        body,
        caller: by,
      })),
  )
  const anyPath = fc.oneof(oddPath, fc.constantFrom(...operations.map(({ path }) => path)))
  const odd = fc
    .tuple(
      fc.constantFrom(...ODD_METHODS),
      anyPath,
      fc.constantFrom(null, null, ...ODD_BODIES),
      headers,
      caller,
    )
    .map(([method, target, body, extra, by]) => ({
      operation: null,
      method,
      target,
      headers: extra as Record<string, string>,
      body: method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? null : body,
      caller: by,
    }))
  return fc.oneof({ weight: 7, arbitrary: fc.oneof(...regular) }, { weight: 1, arbitrary: odd })
}
