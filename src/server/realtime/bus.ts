import { randomUUID } from 'node:crypto'
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
): Promise<Bus> {
  const self = randomUUID()
  let isStopped = false
  let sent = 0
  const read = createReader(self, hear)
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    fresh.on('error', () => undefined)
    fresh.once('end', () => void rejoin())
    fresh.on('notification', ({ payload }) => read.part(payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    return fresh
  }
  async function rejoin(): Promise<void> {
    if (isStopped) return
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    if (isStopped) return
    read.forget()
    // A client that could not connect has ended, and comes back here by itself.
    const fresh = await listen().catch(() => null)
    if (!fresh) return
    client = fresh
    if (isStopped) await client.end()
    else missed()
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
      await client.end().catch(() => undefined)
    },
  }
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
