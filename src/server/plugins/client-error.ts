import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#shared/contract/conventions.ts'
import { ERROR_CODES, type ErrorCode } from '#shared/contract/error-codes.ts'
import { say } from '../texts/texts.ts'
import { DATA_POLICY } from './security-headers.ts'

// Codes of Node and its parser; all others mean a request that breaks the grammar of HTTP.
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers a request that Node.js could not parse with the contract's error body, and closes its socket. There is no
 * request object yet, so no hook runs and the language is unknown.
 */
export function answerClientError(
  error: NodeJS.ErrnoException & { rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { rawPacket } = error
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD '
  if (socket.writable) socket.write(answerOf(CODES[error.code ?? ''] ?? 'malformed', isHead))
  socket.destroySoon()
}

function answerOf(code: ErrorCode, isHead: boolean): string {
  const { status } = ERROR_CODES[code]
  const body = JSON.stringify({ message: say('en', code), code } satisfies ErrorBody)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${DATA_POLICY}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    // A client that sent HEAD would read a body as the next answer (RFC 9110, 9.3.2).
    isHead ? '' : body,
  ].join('\r\n')
}
