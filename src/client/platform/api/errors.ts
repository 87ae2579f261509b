import type { BlockNotice } from '#shared/contract/conventions.ts'
import type { ErrorCode } from '#shared/contract/error-codes.ts'

/** A newer server may send other codes. The type excludes them, so that comparing with a misspelt code is an error. */
type Code = ErrorCode | `http_${number}`

type ApiErrorOptions = {
  status: number
  code: string
  message?: string
  errors?: Record<string, string[]>
  retryAfterSeconds?: number
  requestId?: string
  block?: BlockNotice
  sessionEnd?: string
}

/** The server refused the request. `message` and `errors` are in the language of the request. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: Code
  errors: Record<string, string[]> | undefined
  retryAfterSeconds: number | undefined
  requestId: string | undefined
  block: BlockNotice | undefined
  /** Why the session has ended, if the server knows. */
  sessionEnd: string | undefined

  constructor({ status, code, message, ...facts }: ApiErrorOptions) {
    super(message ?? code)
    this.status = status
    this.code = code as Code
    this.errors = facts.errors
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.requestId = facts.requestId
    this.block = facts.block
    this.sessionEnd = facts.sessionEnd
  }
}

/** No answer of our server: no connection, a timeout, or an answer of another host such as a captive portal. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/**
 * Another host refused the request in place of our server: a proxy, a firewall or a captive portal. Perhaps it refuses
 * this request alone.
 */
export class ForeignAnswerError extends NetworkError {
  override name = 'ForeignAnswerError'
}

/** The browser or the authenticator gave no passkey. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
}

/** The server's answer breaks the contract: client and server are of different releases. */
export class ContractError extends Error {
  override name = 'ContractError'
}
