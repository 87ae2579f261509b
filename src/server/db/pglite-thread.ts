import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** A request of the main thread. The response has the same `id`. */
export type ThreadRequest = { id: number } & (
  | { kind: 'query'; sql: string; params: unknown[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'dump' }
  | { kind: 'close' }
)
export type ThreadData = { dataDir: string | null; golden: string | null }

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700
const { dataDir, golden } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error('pglite-thread runs as a worker thread')

const db = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(golden ? { loadDataDir: new Blob([readFileSync(golden)]) } : {}),
  // Parses numbers as numbers and dates as text, like node-postgres in connect.ts.
  parsers: { [INT8]: Number, [NUMERIC]: Number, [DATE]: (value: string) => value },
})
await db.exec("set time zone 'UTC'")
port.postMessage({ id: 0 })

port.on('message', async (request: ThreadRequest) => {
  try {
    port.postMessage({ id: request.id, result: await answer(request) })
  } catch (error) {
    // Error classes and stacks are lost between threads; callers need only these fields, mainly the SQLSTATE.
    const { message, code, constraint, detail } = error as Error & Record<string, unknown>
    port.postMessage({ id: request.id, error: { message, code, constraint, detail } })
  }
  if (request.kind === 'close') port.close()
})

async function answer(request: ThreadRequest): Promise<unknown> {
  if (request.kind === 'query') {
    const { rows, fields, affectedRows } = await db.query(request.sql, request.params)
    return { rows, fields, affectedRows }
  }
  if (request.kind === 'exec') {
    const results = await db.exec(request.sql)
    return results.map(({ rows, affectedRows }) => ({ rows, affectedRows }))
  }
  if (request.kind === 'dump') return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
  return db.close()
}
