import Fastify from 'fastify'
import pg from 'pg'

// The baseline of bench:http in its own process: plain Fastify. It sends bytes from memory or one row by its key, or
// inserts one row.
const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query('create table if not exists bench_rows (id int generated always as identity, text text)')
const { rows } = await pool.query<{ id: number }>('select id from vacancies')
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
  const found = await pool.query({ name: 'row', text: 'select * from vacancies where id = $1', values: [id] })
  return found.rows[0]
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
