import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** Messages of PostgreSQL's wire protocol, or a request whose response has the same `id`. */
export type ToThread = Uint8Array | { id: number; kind: 'dump' | 'close' }
export type FromThread = Uint8Array | { id: number; result?: unknown; error?: Error }
export type ThreadData = { dataDir: string | null; golden: string | null }

const { dataDir, golden } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error('pglite-thread runs as a worker thread')

const db = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(golden ? { loadDataDir: new Blob([readFileSync(golden)]) } : {}),
})
await db.exec("set time zone 'UTC'")
send({ id: 0 })

port.on('message', async (request: ToThread) => {
  // A failure here is one of the embedded database itself, so it ends the thread: failed statements are answered with
  // messages of the protocol.
  if (request instanceof Uint8Array) return send(await db.execProtocolRaw(request))
  try {
    send({ id: request.id, result: request.kind === 'dump' ? await dump() : await db.close() })
  } catch (error) {
    send({ id: request.id, error: error as Error })
  }
  if (request.kind === 'close') port.close()
})

async function dump(): Promise<Uint8Array> {
  return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
}

function send(message: FromThread): void {
  port?.postMessage(message)
}
