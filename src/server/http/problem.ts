import type { TextKey } from '../texts/texts.ts'

export type FieldProblems = Record<string, TextKey[]>

/**
 * What went wrong, as facts: the one error handler turns it into words of the asked language.
 * `code` is what the answer carries (src/docs/product.md, "API conventions") and the key of its text.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: TextKey
  readonly fields: FieldProblems | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: TextKey,
    facts: { fields?: FieldProblems; headers?: Record<string, string> } = {},
  ) {
    super(code)
    this.status = status
    this.code = code
    this.fields = facts.fields
    this.headers = facts.headers ?? {}
  }
}

/** 422 with one or more field messages. */
export const invalid = (fields: FieldProblems) => new Problem(422, 'invalid', { fields })
/** 404, also for what the caller may not know exists. */
export const notFound = () => new Problem(404, 'not_found')
/** 429; `seconds` until it is worth trying again. */
export const tooMany = (seconds: number, code: TextKey = 'too_many_requests') =>
  new Problem(429, code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })
