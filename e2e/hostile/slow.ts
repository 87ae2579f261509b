import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SLOW_LIMITS } from '../../src/server/plugins/slow-requests.ts'
import type { Findings } from './findings.ts'

const SOCKETS = 300
const WITHIN_MS = SLOW_LIMITS.graceMs + 3 * SLOW_LIMITS.checkEveryMs

/** Opens connections that send one byte a second (Slowloris) or never read the answer. The slow senders must be closed. */
export async function holdSlowly(port: number, findings: Findings): Promise<string> {
  const sockets = Array.from({ length: SOCKETS }, (_, index) => open(port, index))
  const start = performance.now()
  const isOpen = () => sockets.filter(({ socket, isReader }) => !isReader && !socket.destroyed)
  while (isOpen().length && performance.now() - start < WITHIN_MS) {
    for (const { socket, isReader } of sockets) if (!isReader && socket.writable) socket.write('a')
    await wait(1000)
  }
  const left = isOpen().length
  if (left) findings.add('slow', `slow requests are still open after ${WITHIN_MS / 1000} s`, String(left))
  for (const { socket } of sockets) socket.destroy()
  return `${SOCKETS} slow connections, the last closed after ${Math.round((performance.now() - start) / 1000)} s`
}

function open(port: number, index: number): { socket: Socket; isReader: boolean } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `host: localhost\r\nx-forwarded-for: 203.0.113.${index % 200}\r\n`
  const kind = index % 3
  if (kind === 0) socket.write(`GET / HTTP/1.1\r\n${head}x-a: `)
  else if (kind === 1)
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    )
  else {
    socket.pause()
    socket.write(`GET /api/v1/city HTTP/1.1\r\n${head}\r\n`.repeat(20))
  }
  if (kind !== 2) socket.resume()
  return { socket, isReader: kind === 2 }
}
