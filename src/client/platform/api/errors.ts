import type { ErrorCode } from '#shared/contract/error-codes.ts'

/** A newer server may send others. The type leaves them out: comparing with a misspelt code is an error. */
type Code = ErrorCode | `http_${number}`

type Refusal = {
  status: number
  code: string
  message?: string
  errors?: Record<string, string[]>
  retryAfterSeconds?: number
  requestId?: string
}

/** The server answered with a refusal. `message` and `errors` are in the language that was asked for. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: Code
  errors: Record<string, string[]> | undefined
  retryAfterSeconds: number | undefined
  requestId: string | undefined

  constructor({ status, code, message, errors, retryAfterSeconds, requestId }: Refusal) {
    super(message ?? code)
    this.status = status
    this.code = code as Code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.requestId = requestId
  }
}

/** No answer of ours: no connection, no answer in time, or somebody in between answered. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The server answered, but not as the contract says: one of the two programs is of another release. */
export class ContractError extends Error {
  override name = 'ContractError'
}
