import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { askPglite } from './ask-pglite.ts'
import { PGLITE_EXTENSIONS } from './pglite-extensions.ts'
import { SYNCED_PARAMS, SyncedFiles, syncTree } from './synced-files.ts'

/** Messages of PostgreSQL's wire protocol, or a request whose response has the same `id`. */
export type ToThread = Uint8Array | { id: number; kind: 'dump' | 'close' }
export type FromThread = Uint8Array | { id: number; result?: unknown; error?: Error }
export type ThreadData = { dataDir: string | null; golden: string | null }

// After a full disk has stopped a write to the log, PGlite answers every statement with this error, until it is opened
// again. A value cannot contain it: PostgreSQL's texts have no zero byte.
const STUCK = 'C24000\0Mcannot drop active portal'
const STUCK_WORDS = 'its session cannot go on, usually after a full disk'

/** ENOSPC in Emscripten, whose errors have no message. */
const NO_SPACE = 51

const { dataDir, golden } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error('pglite-thread runs as a worker thread')

const options = {
  extensions: PGLITE_EXTENSIONS,
  ...(golden && { loadDataDir: new Blob([readFileSync(golden)]) }),
}
const db = dataDir ? await openFolder(dataDir) : await PGlite.create(options)
await db.exec("set time zone 'UTC'")
send({ id: 0 })

port.on('message', async (request: ToThread) => {
  // A failure here is one of the embedded database itself, so it ends the thread: failed statements are answered with
  // messages of the protocol.
  if (request instanceof Uint8Array) {
    const answer = await askPglite(db, request)
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

/** @throws an error that says why, in PostgreSQL's words where it has any */
async function openFolder(folder: string): Promise<PGlite> {
  let files: SyncedFiles | null = null
  try {
    if (!existsSync(folder)) await createWhole(folder)
    files = new SyncedFiles(folder)
    return await PGlite.create({
      fs: files,
      startParams: SYNCED_PARAMS,
      extensions: PGLITE_EXTENSIONS,
    })
  } catch (error) {
    const { errno, message } = error as { errno?: number; message?: string }
    throw new Error(files?.lastWords || (errno === NO_SPACE ? 'no space left on device' : message))
  }
}

/** Creates the database beside its place and renames it: a crash leaves no half of it behind. */
async function createWhole(place: string): Promise<void> {
  const part = `${place}.part`
  rmSync(part, { recursive: true, force: true })
  const created = await PGlite.create({ dataDir: part, ...options })
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
