import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { createVapidKey } from '../../../src/server/push/vapid.ts'
import { findPostgres } from '../../../src/server/testing/postgres.ts'
import { MINUTE_MS } from '../../../src/shared/durations.ts'
import { builtServer } from '../../support/build.ts'
import { type Program, start } from '../http/programs.ts'
import { defectsOf, type Run } from './verdict.ts'

// npm run bench:newsletter: sends a digest to SUBSCRIBERS confirmed readers (default 100,000) over SMTP to a sink on this
// machine, on PostgreSQL. The baseline sends mails of the same size with nodemailer's pool alone. KILL=1 kills the server
// when half of the mails are sent and starts it again: PostgreSQL's queue repeats what it was doing after 15 minutes.
// Ends with exit code 1 and the reason when a mail is lost or sent twice, or when the memory does not stay flat (verdict.ts).
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 100_000)
const BASELINE_MAILS = Math.min(SUBSCRIBERS, 10_000)
const MAIL_BYTES = 12_000
// After this time without a new mail, the others are lost.
const isKilled = process.env.KILL === '1'
const LOST_AFTER_MS = isKilled ? 17 * MINUTE_MS : MINUTE_MS
// What a killed server had claimed (CLAIMED_AT_ONCE in mail-digests-task.ts) may have been sent or not.
const MAY_BE_INTERRUPTED = isKilled ? 50 : 0

const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (ms: number) => Math.round(ms / 1000)
const counter = new Int32Array(new SharedArrayBuffer(4 * (SUBSCRIBERS + 1)))
const received = () => Atomics.load(counter, 0)
const sink = new Worker(new URL('./smtp-sink.ts', import.meta.url), { workerData: counter.buffer })
const port = await new Promise<number>((resolve) => sink.once('message', resolve))
const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`

const folder = await mkdtemp(join(tmpdir(), 'jobmost-bench-'))
const postgres = await findPostgres(folder)
if (!postgres) throw new Error('bench:newsletter needs the programs of PostgreSQL')
const databaseUrl = await postgres.createDatabase('bench')
try {
  const bare = await sendBare()
  const product = { current: await startServer() }
  try {
    await sendDigests(product, bare)
  } catch (error) {
    say(String(error))
    process.exitCode = 1
  } finally {
    product.current.end()
    await setTimeout(4000)
  }
} finally {
  await sink.terminate()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function startServer(): Promise<Program> {
  return start(builtServer(), [], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: '1',
    DEMO_JOBS: '60',
    JWT_SECRET: 'a secret of the benchmark, 32 bytes or more',
    VAPID_PRIVATE_KEY: createVapidKey(),
    LOG_LEVEL: 'error',
    PUSHER_APP_ID: '1',
    PUSHER_APP_KEY: 'key',
    PUSHER_APP_SECRET: 'secret',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'news@jobmost.example',
  })
}

/** Mails a second of nodemailer alone. */
async function sendBare(): Promise<number> {
  const transport = createTransport(`${smtpUrl}&pool=true`)
  const text = `${'A new job for you. '.repeat(4)}\n`.repeat(MAIL_BYTES / 80)
  const began = performance.now()
  let left = BASELINE_MAILS
  const send = async () => {
    while (left-- > 0)
      await transport.sendMail({
        from: 'a@jobmost.example',
        to: 'b@jobmost.example',
        subject: 'New jobs',
        text,
      })
  }
  await Promise.all(Array.from({ length: 10 }, send))
  transport.close()
  const perSecond = BASELINE_MAILS / ((performance.now() - began) / 1000)
  say(`baseline: ${BASELINE_MAILS} mails, ${Math.round(perSecond)} a second`)
  return perSecond
}

async function sendDigests(product: { current: Program }, bare: number): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl })
  db.on('error', (error) => say(error.message))
  await db.connect()
  await db.query(
    `insert into newsletter_subscriptions (email, language, text_version, token_hash, requested_at, confirmed_at)
     select 'reader' || i || '@people.example', (array['en', 'ru', 'pl', 'de'])[1 + i % 4], '1', 'hash' || i,
       now() - interval '90 days', now() - interval '90 days' from generate_series(1, $1::int) i`,
    [SUBSCRIBERS],
  )
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  const before = received()
  const began = performance.now()
  await boss.send('send-digests', {})
  const memory = [memoryOf(product.current.pid)]
  let perProcess: Run['memory'][number][] = []
  let wasKilled = false
  let sentBefore = 0
  let [sent, shown, queuedAfter] = [0, 0, 0]
  let lastMailAt = began
  while (sent < SUBSCRIBERS - MAY_BE_INTERRUPTED && performance.now() - lastMailAt < LOST_AFTER_MS) {
    await setTimeout(500)
    if (received() - before > sent) lastMailAt = performance.now()
    sent = received() - before
    if (isKilled && !wasKilled && sent > SUBSCRIBERS / 2) {
      wasKilled = true
      process.kill(product.current.pid, 'SIGKILL')
      product.current = await startServer()
      perProcess = []
      sentBefore = sent
      say(`killed after ${sent} mails and started again`)
    }
    const mb = memoryOf(product.current.pid)
    memory.push(mb)
    perProcess.push({ mails: sent - sentBefore, mb })
    if (!queuedAfter) {
      const { rows } = await db.query('select count(*)::int as queued from newsletter_mails')
      if (rows[0].queued >= SUBSCRIBERS) queuedAfter = performance.now() - began
    }
    if (sent - shown < SUBSCRIBERS / 10) continue
    shown = sent
    say(
      `${sent} sent after ${seconds(performance.now() - began)} s, ${memory.at(-1)} MB, of which ${await heapOf(product.current.url)}`,
    )
  }
  const perSecond = sent / ((lastMailAt - began) / 1000)
  await setTimeout(3000)
  const perReader = Array.from(counter.subarray(1))
  const twice = perReader.filter((mails) => mails > 1).length
  const lost = perReader.filter((mails) => mails === 0).length
  const { rows: states } = await db.query(
    `select string_agg(state || ' ' || count, ', ') as counts
     from (select state, count(*)::text from newsletter_mails group by state) states`,
  )
  say(
    `newsletter: ${sent} of ${SUBSCRIBERS} mails, ${Math.round(perSecond)} a second (${(perSecond / bare).toFixed(2)} of the baseline)`,
  )
  say(
    `all queued after ${seconds(queuedAfter)} s; ${twice} sent twice, ${lost} lost (${states[0].counts}); ${memory[0]} to ${Math.max(...memory)} MB, at the end ${memory.at(-1)} MB`,
  )
  const defects = defectsOf({ mailsOfReaders: perReader, memory: perProcess }, MAY_BE_INTERRUPTED)
  for (const defect of defects) say(`failed: ${defect}`)
  if (defects.length > 0) process.exitCode = 1
  await boss.stop({ graceful: false })
  await db.end()
}

/** The used heap and the memory of buffers of a server, from its metrics. */
async function heapOf(url: string): Promise<string> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0) / 1e6)
  return `heap ${mb('nodejs_heap_size_used_bytes')} of ${mb('nodejs_heap_size_total_bytes')} MB, buffers ${mb('nodejs_external_memory_bytes')} MB`
}

/** The resident memory of a process in MB. */
function memoryOf(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1000)
}
