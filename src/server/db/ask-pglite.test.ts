import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { askPglite } from './ask-pglite.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const ROWS = 100
const QUERIES = 300
// `execProtocolRaw` keeps 10 MB of these answers.
const LIMIT_BYTES = 5_000_000

/** The message Query (section 53.7 of PostgreSQL's documentation). */
function query(text: string): Uint8Array {
  const body = Buffer.from(`Q....${text}\0`)
  body.writeInt32BE(body.length - 1, 1)
  return new Uint8Array(body)
}

test('an answer is whole, and PGlite keeps nothing of it', { timeout: MINUTE_MS }, async () => {
  const db = await PGlite.create()
  const rows = query(`select repeat('x', 200) from generate_series(1, ${ROWS})`)
  const answer = Buffer.from(await askPglite(db, rows)).toString('latin1')
  expect(answer.split('x'.repeat(200))).toHaveLength(ROWS + 1)
  expect(answer).toContain(`SELECT ${ROWS}\0`)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let count = 0; count < QUERIES; count += 1) await askPglite(db, rows)
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(LIMIT_BYTES)
  await db.close()
})
