import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { SYNCED_PARAMS, SyncedFiles, syncTree } from './synced-files.ts'

/** Messages of PostgreSQL's wire protocol, or a request whose response has the same `id`. */
export type ToThread = Uint8Array | { id: number; kind: 'dump' | 'close' }
export type FromThread = Uint8Array | { id: number; result?: unknown; error?: Error }
export type ThreadData = { dataDir: string | null; golden: string | null }

// After a full disk has stopped a write to the log, PGlite answers every statement with this error, until it is opened
// again. A value cannot contain it: PostgreSQL's texts have no zero byte.
const STUCK = 'C24000\0Mcannot drop active portal'
const STUCK_WORDS = 'its session cannot go on, usually after a full disk'

const { dataDir, golden } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error('pglite-thread runs as a worker thread')

const loadDataDir = golden ? { loadDataDir: new Blob([readFileSync(golden)]) } : {}
if (dataDir && !existsSync(dataDir)) await createWhole(dataDir)
const db = await PGlite.create(
  dataDir ? { fs: new SyncedFiles(dataDir), startParams: SYNCED_PARAMS } : loadDataDir,
)
await db.exec("set time zone 'UTC'")
send({ id: 0 })

port.on('message', async (request: ToThread) => {
  // A failure here is one of the embedded database itself, so it ends the thread: failed statements are answered with
  // messages of the protocol.
  if (request instanceof Uint8Array) {
    const answer = await db.execProtocolRaw(request)
    if (Buffer.from(answer.buffer, answer.byteOffset, answer.length).includes(STUCK))
      throw new Error(STUCK_WORDS)
    return send(answer)
  }
  try {
    send({ id: request.id, result: request.kind === 'dump' ? await dump() : await db.close() })
  } catch (error) {
    send({ id: request.id, error: error as Error })
  }
  if (request.kind === 'close') port.close()
})

/** Creates the database beside its place and renames it: a crash leaves no half of it behind. */
async function createWhole(place: string): Promise<void> {
  const part = `${place}.part`
  rmSync(part, { recursive: true, force: true })
  const created = await PGlite.create({ dataDir: part, ...loadDataDir })
  await created.close()
  syncTree(part)
  renameSync(part, place)
  syncTree(place)
}

async function dump(): Promise<Uint8Array> {
  return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
}

function send(message: FromThread): void {
  port?.postMessage(message)
}
