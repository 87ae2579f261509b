import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import type { Event } from './hub.ts'
import type { Binding } from './hub-sessions.ts'
import { notify } from './store.ts'

const BusMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    event: z.object({
      channels: z.array(z.string()),
      event: z.string(),
      data: z.unknown(),
      except: z.optional(z.string()),
      userId: z.optional(z.string()),
    }),
  }),
  z.object({
    kind: z.literal('bind'),
    binding: z.object({
      socketId: z.string(),
      sessionId: z.string(),
      userId: z.int(),
    }),
  }),
  z.object({ kind: z.literal('end-user'), id: z.string() }),
  z.object({ kind: z.literal('sessions-ended'), userId: z.int() }),
  z.object({ kind: z.literal('expel'), userId: z.int(), channels: z.array(z.string()) }),
  z.object({ kind: z.literal('readmit'), userId: z.int(), channels: z.array(z.string()) }),
])
/** Messages between the processes of one installation. */
export type BusMessage =
  | { kind: 'event'; event: Event }
  | { kind: 'bind'; binding: Binding }
  | { kind: 'end-user'; id: string }
  | { kind: 'sessions-ended'; userId: number }
  | { kind: 'expel' | 'readmit'; userId: number; channels: string[] }

export type Bus = {
  send(message: BusMessage): Promise<void>
  stop(): Promise<void>
}

const CHANNEL = 'realtime'
// NOTIFY limits a payload to 8,000 bytes (PostgreSQL documentation).
const PART = 7000
const PART_OF = /^(\S+ \d+) (\d+) (\d+) ([\w+/=]*)$/
const AGAIN_AFTER_MS = 1000
// A query detects a dead connection: TCP alone may need hours.
const ALIVE = { everyMs: 15_000, withinMs: 5000 }

/**
 * Connects all processes on one PostgreSQL with LISTEN and NOTIFY.
 * @param receive called with the messages of other processes only
 * @param missed is called after a reconnect: messages may be lost
 */
export async function startBus(
  databaseUrl: string,
  db: Db,
  receive: (message: BusMessage) => void,
  missed: () => void,
  alive = ALIVE,
): Promise<Bus> {
  const self = randomUUID()
  let isStopped = false
  let sent = 0
  const read = createReader(self, receive)
  const sendParts = createSender((parts) => notify(db, CHANNEL, parts))
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const limits = { query_timeout: alive.withinMs, connectionTimeoutMillis: alive.withinMs }
    const fresh = new pg.Client({ connectionString: databaseUrl, ...limits })
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload }) => read.part(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      disconnect(fresh)
      throw error
    }
    fresh.once('end', () => void rejoin())
    return fresh
  }
  const asking = setInterval(() => {
    const asked = client
    asked.query('select 1').catch(() => disconnect(asked))
  }, alive.everyMs).unref()
  async function rejoin(): Promise<void> {
    read.forget()
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
      const fresh = isStopped ? null : await listen().catch(() => null)
      if (!fresh) continue
      client = fresh
      if (isStopped) await client.end()
      else missed()
      return
    }
  }

  return {
    async send(message) {
      const text = Buffer.from(JSON.stringify(message)).toString('base64')
      const count = Math.ceil(text.length / PART)
      const name = `${self} ${++sent}`
      // The index makes parts unique: PostgreSQL drops duplicate notifications within a transaction.
      const parts = Array.from(
        { length: count },
        (_, index) => `${name} ${index} ${count} ${text.slice(index * PART, (index + 1) * PART)}`,
      )
      await sendParts(parts)
    },
    async stop() {
      isStopped = true
      clearInterval(asking)
      await client.end().catch(() => undefined)
    },
  }
}

/**
 * Sends the parts of messages. While some are on their way, the parts of further messages wait and then leave together, in
 * their order.
 */
function createSender(send: (parts: string[]) => Promise<void>): (parts: string[]) => Promise<void> {
  let next: { parts: string[]; sent: Promise<void> } | null = null
  let underway = Promise.resolve()
  return (parts) => {
    if (next) next.parts.push(...parts)
    else {
      const batch = [...parts]
      const sent = underway.then(() => {
        next = null
        return send(batch)
      })
      underway = sent.catch(() => undefined)
      next = { parts: batch, sent }
    }
    return next.sent
  }
}

/** Destroys the socket of a connection that no longer answers. A graceful end would wait for it. */
function disconnect(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
}

/**
 * Joins the parts of messages. PostgreSQL delivers the notifications of one transaction in order and without others
 * between them. Unknown payloads are ignored.
 */
function createReader(self: string, receive: (message: BusMessage) => void) {
  let begun = { name: '', parts: [] as string[] }
  const part = (payload: string) => {
    const [, name, index, count, text] = PART_OF.exec(payload) ?? []
    if (name === undefined || text === undefined || name.startsWith(self)) return
    const parts =
      begun.name === name && begun.parts.length === Number(index) ? [...begun.parts, text] : [text]
    begun = { name, parts }
    if (parts.length < Number(count)) return
    forget()
    const message = readMessage(parts.join(''))
    if (message) receive(message)
  }
  const forget = () => {
    begun = { name: '', parts: [] }
  }
  return { part, forget }
}

function readMessage(text: string): BusMessage | null {
  try {
    return z.safeParse(BusMessageSchema, JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}
