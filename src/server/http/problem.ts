import type { BlockNotice } from '#shared/contract/conventions.ts'
import { ERROR_CODES, type ErrorCode } from '#shared/contract/error-codes.ts'
import type { SessionEnd } from '#shared/contract/session-ends.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { TextKey } from '../texts/texts.ts'

export type FieldProblems = Record<string, TextKey[]>

type Facts = {
  fields?: FieldProblems
  headers?: Record<string, string>
  /** Replaces the code's text by a more specific one. */
  text?: TextKey
  block?: BlockNotice
  /** Only to the holder of a token of the ended session. */
  sessionEnd?: SessionEnd | undefined
}

/**
 * An expected error of a request. The error handler translates it (plugins/errors.ts).
 * The answer contains `code`, whose status is in the contract.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly text: TextKey
  readonly fields: FieldProblems | undefined
  readonly headers: Record<string, string>
  readonly block: BlockNotice | undefined
  readonly sessionEnd: SessionEnd | undefined

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(code)
    this.status = ERROR_CODES[code].status
    this.code = code
    this.text = facts.text ?? code
    this.fields = facts.fields
    this.headers = facts.headers ?? {}
    this.block = facts.block
    this.sessionEnd = facts.sessionEnd
  }
}

/** 422 with one or more field messages. */
export const invalid = (fields: FieldProblems) => new Problem('invalid', { fields })
/** A validation error of the schema, extended by the broken rules of valid fields. */
export const withFields = <E extends Error>(error: E, fields: FieldProblems) =>
  Object.assign(error, { fields })
/** 404, also for things that the current user may not know of. */
export const notFound = () => new Problem('not_found')
// From here on a number of minutes says nothing to people.
const LONG_S = 2 * HOUR_S

/** 429 with Retry-After. */
export const tooMany = (
  seconds: number,
  text: TextKey = seconds > LONG_S ? 'too_many_today' : 'too_many_requests',
) =>
  new Problem('too_many_requests', {
    text,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
