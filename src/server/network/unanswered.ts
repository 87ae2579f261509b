/**
 * Why an address gave no answer. `host_unknown`: there is no such host. `certificate`: it cannot prove who it is. `broken`: it
 * refused the connection, ended it, or was too slow. `unconnected`: its host cannot be reached, or our own network is away.
 */
export type Unanswered = 'host_unknown' | 'certificate' | 'broken' | 'unconnected'

/** An address gave no answer. The error of the connection is its cause. */
export class UnansweredError extends Error {
  readonly why: Unanswered

  constructor(why: Unanswered, cause: unknown) {
    super(`No answer: ${why}`, { cause })
    this.why = why
  }
}

// OpenSSL's names, as Node.js gives them, and its own for a name that the certificate lacks.
const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$/

/** @param isConnected whether a TCP connection was made before: then our own network is not the reason */
export function whyUnanswered(error: unknown, isConnected: boolean): Unanswered {
  const codes = codesOf(error)
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code))
  if (has(CERTIFICATE)) return 'certificate'
  if (isConnected) return 'broken'
  // Not EAI_AGAIN: then the resolver itself did not answer.
  if (has(/^ENOTFOUND$/)) return 'host_unknown'
  return has(/^ECONNREFUSED$/) ? 'broken' : 'unconnected'
}

/** The codes of an error. That of a host with several addresses has one for each of them. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return 'code' in error && typeof error.code === 'string' ? [error.code, ...inner] : inner
}
