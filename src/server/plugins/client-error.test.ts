import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ErrorSchema } from '#shared/contract/conventions.ts'
import { listen } from '../testing/raw-socket.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('a request that Node cannot read', () => {
  const test = useTestApp('pglite', {
    slowLimits: {
      headersMs: 400,
      graceMs: 300,
      bytesPerSecond: 1000,
      idleMs: 5000,
      requestMs: 10_000,
      checkEveryMs: 100,
    },
  })

  /** Sends text as it is and gives everything that is received until the server closes the socket. */
  async function sendRaw(text: string): Promise<string> {
    const { port } = await listen(test)
    return new Promise((resolve) => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (part) => {
        received += String(part)
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(received))
    })
  }

  const head = (...headers: string[]) => ['GET /healthz HTTP/1.1', 'host: localhost', ...headers].join('\r\n')

  it.each([
    ['headers of more than 16 KB', `${head(`x: ${'a'.repeat(17_000)}`)}\r\n\r\n`, 431, 'headers_too_large'],
    ['headers that never end', head(), 408, 'request_timeout'],
    ['a header without a name', `${head(': x')}\r\n\r\n`, 400, 'malformed'],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
    [
      'two lengths',
      `${head('content-length: 1', 'transfer-encoding: chunked')}\r\n\r\n0\r\n\r\n`,
      400,
      'malformed',
    ],
  ])('is answered as the contract says: %s', async (_, text, status, code) => {
    const received = await sendRaw(text)
    const [headers = '', body = ''] = received.split('\r\n\r\n')
    expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(headers).toContain('content-type: application/json; charset=utf-8')
    expect(ErrorSchema.parse(JSON.parse(body)).code).toBe(code)
  })

  it('is answered without a body when it was a HEAD', async () => {
    const received = await sendRaw(
      `HEAD /healthz HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 431 [\s\S]*\r\n\r\n$/)
  })
})
