import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../testing/raw-socket.ts'
import { useTestApp } from '../testing/test-app.ts'
import { MAX_PER_ADDRESS } from './open-connections.ts'
import { SLOW_LIMITS } from './slow-requests.ts'

const PICTURE_BYTES = 5 * 1024 * 1024
const PHONE_BYTES_PER_SECOND = 2 * 1024
const EVERY_MS = 50

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** A socket to the server. `answer` resolves when the server closes it. */
async function openTo(test: Parameters<typeof listen>[0]) {
  const { port } = await listen(test)
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let answer = ''
  socket.on('data', (part) => {
    answer += String(part)
  })
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  /** Sends the text in pieces until it is sent or the socket is closed. */
  const trickle = (text: string, piece: number) =>
    new Promise<void>((resolve) => {
      let at = 0
      const timer = setInterval(() => {
        if (socket.destroyed || at >= text.length) {
          clearInterval(timer)
          resolve()
          return
        }
        socket.write(text.slice(at, at + piece))
        at += piece
      }, EVERY_MS)
    })
  return { socket, closed, trickle, answer: () => answer }
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

describe('slow requests', () => {
  const test = useTestApp('pglite', {
    slowLimits: {
      headersMs: 400,
      graceMs: 300,
      bytesPerSecond: 1000,
      idleMs: 1500,
      requestMs: 10_000,
      checkEveryMs: 100,
    },
  })

  it('are ended when the headers do not arrive', async () => {
    const { closed, trickle } = await openTo(test)
    void trickle(`GET /healthz HTTP/1.1\r\nx-slow: ${'a'.repeat(500)}`, 1)
    expect(await closed).toContain('408')
  })

  it('are ended when the body arrives byte by byte, also after an early answer', async () => {
    for (const [path, answer] of [
      ['/api/v1/auth/login', ''],
      ['/api/v1/cabinet/vacancies', '401'],
    ] as const) {
      const { socket, closed, trickle } = await openTo(test)
      socket.write(post(path, 5000))
      void trickle('{'.repeat(500), 1)
      expect(await closed).toContain(answer)
    }
  })

  it('are ended when nothing is sent', async () => {
    const { closed } = await openTo(test)
    await closed
  })

  it('of a slow phone are answered, although they take longer than the other limits', async () => {
    const body = JSON.stringify({ login: 'a'.repeat(4000), password: 'b' })
    const { socket, trickle, answer } = await openTo(test)
    socket.write(post('/api/v1/auth/login', body.length))
    await trickle(body, 100)
    await expect.poll(answer).toContain('HTTP/1.1 422')
  })

  it('may take as long as a picture of 5 MB takes at 2 KB/s', () => {
    expect(PHONE_BYTES_PER_SECOND).toBeGreaterThan(2 * SLOW_LIMITS.bytesPerSecond)
    expect((PICTURE_BYTES / PHONE_BYTES_PER_SECOND) * 1000).toBeLessThan(SLOW_LIMITS.requestMs / 2)
    expect(((16 * 1024) / PHONE_BYTES_PER_SECOND) * 1000).toBeLessThan(SLOW_LIMITS.headersMs)
  })
})

describe('open connections of one address', () => {
  const test = useTestApp('pglite', { rateLimit: true, trustedProxies: ['192.0.2.0/24'] })

  it('are limited, and make room for others when they close', async () => {
    const sockets = []
    for (let count = 0; count < MAX_PER_ADDRESS; count++) sockets.push(await openTo(test))
    const last = sockets[MAX_PER_ADDRESS - 1]
    last?.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await expect.poll(() => last?.answer()).toContain('200 OK')
    const over = await openTo(test)
    expect(await over.closed).toBe('')
    for (const { socket } of sockets.slice(0, 10)) socket.destroy()
    await expect
      .poll(async () => {
        const next = await openTo(test)
        next.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
        return next.closed
      })
      .toContain('200 OK')
  })

  it('of a trusted proxy are not limited', async () => {
    const { createProxyCheck } = await import('../config/trusted-proxies.ts')
    const isProxy = createProxyCheck(['loopback', '10.1.0.0/16', '2001:db8::1'])
    const addresses = ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '2001:db8::1']
    expect(addresses.map(isProxy)).toEqual([true, true, true, true, true])
    expect(['10.2.0.1', '203.0.113.1', '2001:db8::2', '', 'unix'].map(isProxy)).not.toContain(true)
  })
})
