import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { createVapidKey } from '../../../src/server/push/vapid.ts'
import { findPostgres } from '../../../src/server/testing/postgres.ts'

// npm run bench:http: the built product on PostgreSQL beside bare Fastify, in one run. JOBS, SECONDS, CONNECTIONS.
const JOBS = process.env.JOBS ?? '10000'
const SECONDS = Number(process.env.SECONDS ?? 4)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 32)
const PASSWORD = 'Bridge-2026!'

type Figures = { perSecond: number; p50: number; p95: number; p99: number; errors: number }
type Floor = 'bytes' | 'row'
type Case = { what: string; floor: Floor; paths: string[]; headers?: Record<string, string> }

const folder = await mkdtemp(join(tmpdir(), 'jobmost-bench-'))
const postgres = await findPostgres(folder)
if (!postgres) throw new Error('bench:http needs the programs of PostgreSQL')
const databaseUrl = await postgres.createDatabase('bench')
const children: { kill: () => void }[] = []
try {
  const product = await start('../../../src/server/main.ts', [], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: '1',
    DEMO_JOBS: JOBS,
    JWT_SECRET: 'x'.repeat(40),
    VAPID_PRIVATE_KEY: createVapidKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    PUSHER_APP_ID: '1',
    PUSHER_APP_KEY: 'key',
    PUSHER_APP_SECRET: 'secret',
  })
  const floor = await start('./floor.ts', [databaseUrl])
  const row = await measure(`${floor}/row`)
  const insert = await measure(`${floor}/insert`, { method: 'POST' })
  print('floor: row by key', row)
  print('floor: insert', insert)
  for (const { what, floor: kind, paths, headers = {} } of await cases(product)) {
    const figures = await measure(product, { paths, headers })
    const beside = kind === 'row' ? row : await measureBytes(product, floor, paths[0] ?? '/', headers)
    print(what, figures, { name: kind, perSecond: beside.perSecond })
  }
} finally {
  for (const child of children) child.kill()
  // The floor has no end of its own; let it go before its database does.
  await setTimeout(1000)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function cases(product: string): Promise<Case[]> {
  const json = async (path: string) => (await fetch(`${product}/api/v1${path}`)).json()
  const slugs: string[] = []
  for (let page = 1; page <= 20; page++) {
    const { data } = await json(`/jobs?per_page=100&page=${page}`)
    slugs.push(...data.map(({ slug }: { slug: string }) => slug))
  }
  const [slug = ''] = slugs
  const token = await signIn(product)
  const own = { authorization: `Bearer ${token}` }
  const br = { 'accept-encoding': 'br' }
  const etag = (await fetch(`${product}/api/v1/city`)).headers.get('etag') ?? ''
  const api = (path: string) => `/api/v1${path}`
  const alike = (path: string, headers = {}): Case => ({
    what: path,
    floor: 'bytes',
    paths: [api(path)],
    headers,
  })
  return [
    ...['/city', '/rubric', '/jobs/filter/city', '/jobs/filters', '/contact', '/appOption/1'].map((path) =>
      alike(path),
    ),
    { ...alike('/city', br), what: '/city, brotli' },
    { ...alike('/city', { 'if-none-match': etag }), what: '/city, 304' },
    alike('/jobs'),
    alike('/offers'),
    alike('/search?title=fahrer&city_id=0'),
    {
      what: '/jobs, pages not asked before',
      floor: 'row',
      paths: range(400).map((page) => api(`/jobs?page=${page}`)),
    },
    { what: '/jobs/{slug}, all in turn', floor: 'row', paths: slugs.map((one) => api(`/jobs/${one}`)) },
    { what: 'page /en/jobs', floor: 'bytes', paths: ['/en/jobs'], headers: { accept: 'text/html', ...br } },
    {
      what: 'page of a job',
      floor: 'bytes',
      paths: [`/en/jobs/item/${slug}`],
      headers: { accept: 'text/html', ...br },
    },
    {
      what: 'pages of jobs, all in turn',
      floor: 'row',
      paths: slugs.map((one) => `/en/jobs/item/${one}`),
      headers: { accept: 'text/html', ...br },
    },
    ...['/cabinet/user-role', '/chat/my/rooms', '/cabinet/favorites/jobs', '/cabinet/rates'].map(
      (path): Case => ({ what: `own ${path}`, floor: 'row', paths: [api(path)], headers: own }),
    ),
  ]
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

async function signIn(product: string): Promise<string> {
  const answer = await fetch(`${product}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'worker@jobmost.example', password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** The product's bytes at a path, sent by the floor. */
async function measureBytes(product: string, floor: string, path: string, headers: Record<string, string>) {
  const { 'if-none-match': _, ...asked } = headers
  const { request } = await import('node:http')
  const answer = await new Promise<{ bytes: Buffer; type: string; encoding: string }>((resolve) =>
    request(`${product}${path}`, { headers: asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          bytes: headers['if-none-match'] ? Buffer.alloc(0) : Buffer.concat(chunks),
          type: String(response.headers['content-type']),
          encoding: String(response.headers['content-encoding'] ?? ''),
        }),
      )
    }).end(),
  )
  await fetch(`${floor}/bytes`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'x-type': answer.type,
      ...(answer.encoding ? { 'x-encoding': answer.encoding } : {}),
    },
    body: new Uint8Array(answer.bytes),
  })
  return measure(`${floor}/bytes`)
}

async function measure(
  url: string,
  {
    paths = [],
    headers = {},
    method = 'GET',
  }: { paths?: string[]; headers?: Record<string, string>; method?: 'GET' | 'POST' } = {},
): Promise<Figures> {
  const requests = paths.length > 0 ? { requests: paths.map((path) => ({ method, path, headers })) } : {}
  const options = { url, method, connections: CONNECTIONS, headers, ...requests }
  await autocannon({ ...options, duration: 1 })
  const {
    requests: done,
    latency,
    errors,
    non2xx,
    statusCodeStats = {},
  } = await autocannon({
    ...options,
    duration: SECONDS,
  })
  const unchanged = statusCodeStats['304']?.count ?? 0
  return {
    perSecond: done.average,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    errors: errors + non2xx - unchanged,
  }
}

function print(what: string, figures: Figures, floor?: { name: Floor; perSecond: number }): void {
  const { perSecond, p50, p95, p99, errors } = figures
  const ratio = floor
    ? `${((100 * perSecond) / floor.perSecond).toFixed(0).padStart(4)} % of ${floor.name}`
    : ''
  const times = `p50 ${p50} · p97.5 ${p95} · p99 ${p99} ms`
  process.stdout.write(
    `${what.padEnd(38)} ${perSecond.toFixed(0).padStart(6)}/s ${ratio.padEnd(18)} ${times}${errors ? ` · ${errors} ERRORS` : ''}\n`,
  )
}

/** Starts a program that says `ready URL`. */
async function start(file: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (http:\S+)$/.exec(line) ?? []
    if (url) return url
  }
  throw new Error(`${file} ended before it was ready`)
}
