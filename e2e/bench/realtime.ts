import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { signChannel } from '#server/realtime/signature.ts'
import type { Order } from './realtime-engine.ts'

// npm run bench:realtime: measures the memory of each of SOCKETS idle sockets, and how long an event takes to reach 1,000
// subscribers. The baseline is a plain `ws` server in the same process.
const IDLE = Number(process.env.SOCKETS ?? 10_000)
const SUBSCRIBERS = 1000
const ROUNDS = Number(process.env.ROUNDS ?? 100)
const GOAL = 1.5
const AT_ONCE = 200
const CREDENTIALS = { appId: '1', key: 'bench-key', secret: 'bench-secret' }
const MIB = 1024 * 1024

const engine = fork(join(import.meta.dirname, 'realtime-engine.ts'), { execArgv: ['--expose-gc'] })
try {
  const [ports] = (await once(engine, 'message')) as [{ ours: number; bare: number }]
  const join = (channel: string) => openSubscribed(ports.ours, channel)
  await openMany(200, () => join('private-room.2'))
  const before = await requestOf(engine, 'memory')
  const began = performance.now()
  await openMany(IDLE, (n) => join(`private-user.${n}`))
  const seconds = (performance.now() - began) / 1000
  const after = await requestOf(engine, 'memory')
  print(
    `${IDLE} idle sockets, each subscribed to a private channel of its own, opened in ${seconds.toFixed(1)} s`,
  )
  print(`  the process: ${mib(before)} before, ${mib(after)} after; ${kib((after - before) / IDLE)} a socket`)

  const delays = { ours: [] as number[], bare: [] as number[] }
  const receive = (kind: 'ours' | 'bare') => (text: Buffer) => {
    const at = /at\\*":\\*"(\d+)/.exec(String(text))?.[1]
    if (at) delays[kind].push(Number(process.hrtime.bigint() - BigInt(at)) / 1e6)
  }
  for (const socket of await openMany(SUBSCRIBERS, () => join('private-room.1')))
    socket.on('message', receive('ours'))
  for (const socket of await openMany(SUBSCRIBERS, () => open(`ws://127.0.0.1:${ports.bare}`)))
    socket.on('message', receive('bare'))
  for (let round = -10; round < ROUNDS; round++) {
    if (round === 0) for (const kind of ['ours', 'bare'] as const) delays[kind].length = 0
    // The second one profits from warm CPU caches, so the order alternates.
    for (const kind of round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const wanted = delays[kind].length + SUBSCRIBERS
      await requestOf(engine, kind)
      while (delays[kind].length < wanted) await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const ratio = at(delays.ours, 0.95) / at(delays.bare, 0.95)
  print(`an event to ${SUBSCRIBERS} subscribers, ${ROUNDS} times, with the idle sockets held`)
  for (const kind of ['ours', 'bare'] as const)
    print(`  ${kind.padEnd(5)} p50 ${ms(at(delays[kind], 0.5))}  p95 ${ms(at(delays[kind], 0.95))}`)
  print(`  p95 is ${ratio.toFixed(2)} times the bare server's (goal: at most ${GOAL})`)
  process.exitCode = ratio <= GOAL ? 0 : 1
} finally {
  engine.kill()
}
process.exit()

async function openMany(count: number, one: (n: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from)
    sockets.push(...(await Promise.all(Array.from({ length: size }, (_, n) => one(from + n + 1)))))
  }
  return sockets
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

async function openSubscribed(port: number, channel: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${CREDENTIALS.key}?protocol=7`, {
    perMessageDeflate: false,
  })
  const [greeting] = await once(socket, 'message')
  const { socket_id } = JSON.parse(JSON.parse(String(greeting)).data)
  const data = { channel, auth: signChannel(CREDENTIALS, socket_id, channel) }
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data }))
  const [answer] = await once(socket, 'message')
  if (!String(answer).includes('subscription_succeeded')) throw new Error(String(answer))
  return socket
}

async function requestOf(child: ChildProcess, order: Order): Promise<number> {
  child.send(order)
  const [{ result }] = (await once(child, 'message')) as [{ result: number }]
  return result
}

function at(delays: number[], share: number): number {
  const sorted = delays.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function mib(bytes: number) {
  return `${Math.round(bytes / MIB)} MiB`
}
function kib(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
function ms(value: number) {
  return `${value.toFixed(1)} ms`
}
function print(line: string) {
  process.stdout.write(`${line}\n`)
}
