import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Db } from '../db/connect.ts'
import type { Binding, Event } from './hub.ts'
import { notify } from './store.ts'

/** What the processes of one installation tell each other. */
export type BusMessage = { kind: 'event'; event: Event } | { kind: 'bind'; binding: Binding }

export type Bus = {
  send(message: BusMessage): Promise<void>
  stop(): Promise<void>
}

const CHANNEL = 'realtime'
// PostgreSQL takes 8,000 bytes at a time.
const PART = 7000
const AGAIN_AFTER_MS = 1000
// A connection that died without a word must not go unnoticed for hours.
const ALIVE = { everyMs: 15_000, withinMs: 5000 }

/**
 * Joins the processes on one PostgreSQL by LISTEN and NOTIFY.
 * @param hear gets what the others say, not what this process says
 * @param missed is called when the connection had broken: the others may have said something meanwhile
 */
export async function startBus(
  databaseUrl: string,
  db: Db,
  hear: (message: BusMessage) => void,
  missed: () => void,
  alive = ALIVE,
): Promise<Bus> {
  const self = randomUUID()
  let isStopped = false
  let sent = 0
  const read = createReader(self, hear)
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
      cut(fresh)
      throw error
    }
    fresh.once('end', () => void rejoin())
    return fresh
  }
  const asking = setInterval(() => {
    const asked = client
    asked.query('select 1').catch(() => cut(asked))
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
      const name = `${self} ${++sent} ${count}`
      const parts = Array.from(
        { length: count },
        (_, index) => `${name} ${text.slice(index * PART, (index + 1) * PART)}`,
      )
      await notify(db, CHANNEL, parts)
    },
    async stop() {
      isStopped = true
      clearInterval(asking)
      await client.end().catch(() => undefined)
    },
  }
}

/** Ends a connection that no longer answers, without saying goodbye. */
function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
}

/** Puts messages together from their parts, which arrive in order. */
function createReader(self: string, hear: (message: BusMessage) => void) {
  const unfinished = new Map<string, string[]>()
  return {
    part(payload: string): void {
      const [from = '', number = '', count = '', text = ''] = payload.split(' ')
      if (from === self) return
      const name = `${from} ${number}`
      const parts = [...(unfinished.get(name) ?? []), text]
      if (parts.length < Number(count)) {
        unfinished.set(name, parts)
        return
      }
      unfinished.delete(name)
      hear(JSON.parse(Buffer.from(parts.join(''), 'base64').toString()) as BusMessage)
    },
    forget: () => unfinished.clear(),
  }
}
