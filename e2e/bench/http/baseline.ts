import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { startEmbedded } from '../../../src/server/db/embedded.ts'

// The baseline of bench:http in its own process: plain Fastify. It sends bytes from memory or one row by its key, or
// inserts one row. Without a database's address it has its own embedded one, with rows of a vacancy's size.
const [folder = '', jobs = '', databaseUrl] = process.argv.slice(2)
const openEmbedded = async () => {
  const { pool, exec } = await startEmbedded({ dataDir: join(folder, 'baseline'), golden: null })
  await exec(`create table vacancies as select id, repeat('a word ', 200) as text from generate_series(1, ${Number(jobs)}) id;
    alter table vacancies add primary key (id)`)
  return pool
}
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 10 }) : await openEmbedded()
const query = async <Row extends pg.QueryResultRow>(asked: pg.QueryConfig) => {
  const client = await pool.connect()
  try {
    return (await client.query<Row>(asked)).rows
  } finally {
    client.release()
  }
}
await query({
  text: 'create table if not exists bench_rows (id int generated always as identity, text text)',
})
const rows = await query<{ id: number }>({ text: 'select id from vacancies' })
const ids = rows.map(({ id }) => id)
const app = Fastify()
let held: { bytes: Buffer; headers: Record<string, string> } = { bytes: Buffer.alloc(0), headers: {} }

app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
/** Sets the bytes that /bytes sends from now on. */
app.put('/bytes', { bodyLimit: 10_000_000 }, async (request) => {
  const { 'x-type': type = '', 'x-encoding': encoding } = request.headers
  held = {
    bytes: request.body as Buffer,
    headers: { 'content-type': String(type), ...(encoding ? { 'content-encoding': String(encoding) } : {}) },
  }
  return {}
})
app.get('/bytes', async (_request, reply) => reply.headers(held.headers).send(held.bytes))
app.get('/row', async () => {
  const id = ids[Math.floor(Math.random() * ids.length)]
  const [row] = await query({ name: 'row', text: 'select * from vacancies where id = $1', values: [id] })
  return row
})
app.post('/insert', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'insert',
      text: 'insert into bench_rows (text) values ($1)',
      values: ['text'],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return {}
})
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
