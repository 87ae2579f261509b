import { expect, it } from 'vitest'
import { toProblem } from './errors.ts'

const errorOf = (message: string, code?: string) => Object.assign(new Error(message), { code }) as never

it.each([
  ['a connection that ended before its answer', 'Connection terminated unexpectedly', undefined],
  [
    'a client of a lost connection',
    'Client has encountered a connection error and is not queryable',
    undefined,
  ],
  ['a database that does not listen', 'connect', 'ECONNREFUSED'],
  ['a database that is shutting down', 'terminating connection', '57P01'],
  ['a standby before its promotion', 'cannot execute INSERT in a read-only transaction', '25006'],
  ['a full disk', 'no space left on device', 'ENOSPC'],
  ['a read-only disk', 'read-only file system', 'EROFS'],
])('%s is answered with 503 and Retry-After', (_what, message, code) => {
  const { status, headers } = toProblem(errorOf(message, code))
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

it.each([
  ['a defect', 'x is not a function', undefined],
  ['a damaged table', 'invalid page in block 0', 'XX001'],
  ['a missing file', 'no such file', 'ENOENT'],
])('%s is answered with 500', (_what, message, code) => {
  expect(toProblem(errorOf(message, code)).status).toBe(500)
})
