import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import pg from 'pg'

// The baseline of a start: Fastify with one route that reads one row of the same database.
const { DATABASE_URL, DATA_DIR } = process.env
const ask = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openEmbedded(`${DATA_DIR}/db`)
const app = Fastify()
app.get('/', async () => ask())
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)

async function openPostgres(url: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client(url)
  await client.connect()
  return async () => (await client.query('select count(*) from users')).rows
}

async function openEmbedded(folder: string): Promise<() => Promise<unknown>> {
  const db = await PGlite.create(folder)
  return async () => (await db.query('select count(*) from users')).rows
}
