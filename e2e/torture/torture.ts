import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../src/server/seed/demo/invent/random.ts'
import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import type { RealtimeSettings } from '../../src/shared/contract/realtime.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { createApi } from '../support/api.ts'
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts'
import { type Server, startServer } from '../support/server.ts'
import { type Calls, createCalls } from './calls.ts'
import { readMessages } from './stored.ts'
import { openTab, type Tab } from './tab.ts'
import { createTally, type Tally } from './tally.ts'

const TABS = 3
const CUT_EVERY_MS = 400
const CUT_SHARE = 0.15
const DUPLICATE_SHARE = 0.15
const SETTLE_WITHIN_MS = MINUTE_MS

export type Plan = {
  messages: number
  kills: number
  seed: number
  /** Environment variables of the server, for PostgreSQL. */
  env?: Record<string, string>
  onProgress?: (line: string) => void
}
export type Outcome = {
  acknowledged: number
  kills: number
  cuts: number
  tally: Tally
  /** The time from the last acknowledgement until every client had all messages. */
  settledMs: number
  /** The violated guarantees; empty in a good run. */
  faults: string[]
}
type Sender = { name: string; calls: Calls; tab: Tab; isWorker: boolean }
type Run = { roomId: number; tally: Tally; random: ReturnType<typeof createRandom>; acknowledged: Message[] }

/**
 * Two people with three tabs each write to each other. Meanwhile connections are cut, requests are sent twice, and the
 * server is killed and restarted. In the end every client must have the same messages in the same order, each once.
 */
export async function torture({
  messages,
  kills,
  seed,
  env = {},
  onProgress = () => undefined,
}: Plan): Promise<Outcome> {
  const server = await startServer({ DEMO_JOBS: '5', ...env })
  const proxy = await startCuttingProxy(server.port)
  const run: Run = { roomId: 0, tally: createTally(), random: createRandom(seed), acknowledged: [] }
  const senders: Sender[] = []
  try {
    run.roomId = await openRoom(server)
    senders.push(...(await openTabs(server, proxy, run)))
    const trouble = makeTrouble(server, proxy, run, { messages, kills, onProgress })
    await Promise.all(
      senders.map((sender, index) => write(sender, run, shareOf(messages, senders.length, index))),
    )
    await trouble
    const settledMs = await settle(senders, messages)
    return {
      acknowledged: run.acknowledged.length,
      kills,
      cuts: proxy.cuts,
      tally: run.tally,
      settledMs,
      faults: await findFaults(senders, run, messages),
    }
  } finally {
    for (const { tab } of senders) tab.close()
    await proxy.close()
    await server.stop()
  }
}

async function openRoom(server: Server): Promise<number> {
  const api = createApi(server.port)
  const job = await api.createJob('Night porter (m/f/d)')
  const worker = await api.logIn('worker')
  const { data } = await api.call<{ data: Room }>('POST', '/chat/rooms', worker, { job_id: job.id })
  return data.id
}

async function openTabs(server: Server, proxy: CuttingProxy, { roomId, tally }: Run): Promise<Sender[]> {
  const api = createApi(server.port)
  const { data: settings } = await api.call<{ data: RealtimeSettings }>('GET', '/realtime')
  const senders: Sender[] = []
  for (const role of ['worker', 'boss'] as const) {
    for (let number = 1; number <= TABS; number++) {
      const token = await api.logIn(role)
      const { data: user } = await api.call<{ data: { id: number } }>('GET', '/cabinet/user-role', token)
      const calls = createCalls(`http://127.0.0.1:${proxy.port}`, token, tally)
      const place = { port: proxy.port, settings, userId: user.id, roomId }
      const tab = openTab(place, calls, tally)
      senders.push({ name: `${role} ${number}`, calls, tab, isWorker: role === 'worker' })
    }
  }
  return senders
}

const shareOf = (total: number, parts: number, index: number) =>
  Math.floor(total / parts) + (index < total % parts ? 1 : 0)

/**
 * Sends one message after the other, like a lane of the outbox: the next only after the acknowledgement of the last.
 */
async function write({ name, calls, tab }: Sender, run: Run, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const client_id = randomUUID()
    const call = {
      method: 'POST' as const,
      path: `/api/v1/chat/rooms/${run.roomId}/messages`,
      body: { client_id, text: `${name} #${number} ${'привет ✓ '.repeat(run.random.between(0, 20))}`.trim() },
      // Half of the messages have only the client id and no Idempotency-Key.
      ...(number % 2 ? { key: client_id } : {}),
    }
    const isDoubled = run.random.chance(DUPLICATE_SHARE)
    const [answer] = await Promise.all([
      acknowledge(calls, call, run),
      isDoubled && acknowledge(calls, call, run),
    ])
    if (isDoubled) run.tally.duplicates += 1
    tab.apply(answer)
    run.acknowledged.push(answer)
    if (run.random.chance(DUPLICATE_SHARE / 3)) {
      run.tally.duplicates += 1
      await acknowledge(calls, call, run)
    }
    if (run.random.chance(0.05)) {
      const path = `/api/v1/chat/rooms/${run.roomId}/read`
      await calls.untilAnswered({ method: 'POST', path, body: { seq: tab.messages().at(-1)?.seq ?? 0 } })
    }
  }
}

type SendCall = Parameters<Calls['untilAnswered']>[0]

async function acknowledge(calls: Calls, call: SendCall, { tally }: Run): Promise<Message> {
  const { status, isReplayed, body } = await calls.untilAnswered<{ data: Message }>(call)
  if (isReplayed) tally.replayed += 1
  else if (status === 201) tally.made += 1
  else tally.known += 1
  return body.data
}

/** Cuts connections frequently, and kills the server at regular intervals. */
async function makeTrouble(
  server: Server,
  proxy: CuttingProxy,
  { random, acknowledged }: Run,
  { messages, kills, onProgress }: Required<Pick<Plan, 'messages' | 'kills' | 'onProgress'>>,
): Promise<void> {
  const cutting = setInterval(() => proxy.cut(CUT_SHARE, random.next), CUT_EVERY_MS)
  try {
    for (let kill = 1; kill <= kills; kill++) {
      while (acknowledged.length < (messages * kill) / (kills + 1)) await wait(20)
      await wait(random.between(0, 200))
      await server.restart()
      onProgress(`killed ${kill} of ${kills}, ${acknowledged.length} of ${messages} acknowledged`)
    }
    while (acknowledged.length < messages) await wait(50)
  } finally {
    clearInterval(cutting)
  }
}

async function settle(senders: Sender[], messages: number): Promise<number> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  while (passed() < SETTLE_WITHIN_MS) {
    if (senders.every(({ tab }) => tab.messages().length >= messages)) break
    await wait(20)
  }
  return passed()
}

async function findFaults(
  senders: Sender[],
  { roomId, acknowledged }: Run,
  count: number,
): Promise<string[]> {
  const faults: string[] = []
  const check = (isSo: boolean, fault: string) => isSo || faults.push(fault)
  const first = senders[0]
  if (!first) return ['nobody was there']
  const stored = await readMessages(first.calls, roomId)
  check(stored.length === count, `the server has ${stored.length} messages of ${count}`)
  check(
    stored.every(({ seq }, index) => seq === index + 1),
    'the sequence has gaps or doubles',
  )
  const ids = new Set(stored.map(({ client_id }) => client_id))
  check(ids.size === stored.length, `${stored.length - ids.size} messages are there twice`)
  const bySeq = new Map(stored.map((message) => [message.seq, message]))
  const astray = acknowledged.filter(({ seq, client_id }) => bySeq.get(seq)?.client_id !== client_id)
  check(astray.length === 0, `${astray.length} acknowledged messages are missing or elsewhere`)
  const order = (messages: readonly Message[]) =>
    messages.map(({ seq, client_id }) => `${seq} ${client_id}`).join()
  for (const { name, tab } of senders) {
    check(order(tab.messages()) === order(stored), `${name} has ${tab.messages().length} messages, or others`)
    const own = stored.filter(({ text }) => text.startsWith(`${name} #`))
    const numbers = own.map(({ text }) => Number(/#(\d+)/.exec(text)?.[1]))
    check(
      numbers.every((number, index) => number === index + 1),
      `what ${name} wrote is in another order`,
    )
  }
  return faults
}
