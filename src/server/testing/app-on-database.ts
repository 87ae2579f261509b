import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { buildApp } from '../app.ts'
import { TASKS } from '../background/registry.ts'
import type { Secrets } from '../config/config.ts'
import type { Database } from '../db/connect.ts'
import { type Mail, mailerOf } from '../mail/mailer.ts'
import { fetchPublic } from '../network/fetch-public.ts'
import { SLOW_LIMITS, type SlowLimits } from '../plugins/slow-requests.ts'
import { createVapidKey, publicKeyOf } from '../push/vapid.ts'
import { createPush } from '../push/web-push.ts'
import type { Repeat } from '../realtime/ended-sessions.ts'
import type { PusherConfig } from '../realtime/engine.ts'
import { startRealtime } from '../realtime/publish.ts'
import { createFolderStorage } from '../storage/storage.ts'
import type { TaskName } from '../tasks/task.ts'
import { type RunningTasks, startTasks } from '../tasks/tasks.ts'
import { createTestClock } from './clock.ts'
import { listQueued } from './queued.ts'

/** A published event. */
export type Published = { channels: string[]; event: string; data: unknown }

export type AppOptions = {
  rateLimit?: boolean
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: string[]
  /** How long public answers are cached; 0 by default. */
  sharedAnswersMs?: number
  /** The time limits of slow requests. */
  slowLimits?: SlowLimits
  /** The public address of the site. */
  publicUrl?: string
  /** An external real-time engine. */
  engine?: PusherConfig['engine']
  /** Allows push services on this machine. */
  pushTestEndpoints?: boolean
  /** Replaces the timers of the real-time engine. */
  repeat?: Repeat
}

const privateKey = createVapidKey()
const VAPID = { privateKey, publicKey: publicKeyOf(privateKey) ?? '', subject: 'mailto:test@jobmost.example' }

const CONFIG = {
  publicUrl: 'http://localhost:3000',
  dataDir: '',
  secrets: [new TextEncoder().encode('a-secret-for-tests-that-is-long-enough')] as Secrets,
  mailFrom: 'Jobmost <no-reply@jobmost.example>',
  bounceAddress: null as string | null,
  smtpUrl: null,
  metricsToken: 'metrics-token',
  viesUrl: null as string | null,
}

const PUSHER = { appId: 'test', key: 'test-key', secret: 'test-secret', cluster: 'mt1' }

/**
 * The real server on a database, with a test clock. `mails` has the mails and `tasks` the tasks of
 * committed transactions; neither is sent or run. `published` has the published events, which also go to sockets or to
 * `engine`.
 */
export async function createAppOn(
  { database, url }: { database: Database; url: string | null },
  {
    rateLimit = false,
    trustedProxies = ['loopback'],
    sharedAnswersMs = 0,
    publicUrl = CONFIG.publicUrl,
    slowLimits = SLOW_LIMITS,
    engine = null,
    pushTestEndpoints = false,
    repeat,
  }: AppOptions = {},
) {
  const clock = createTestClock()
  const mails: Mail[] = []
  const published: Published[] = []
  const tasks: RunningTasks = await startTasks(database, url, TASKS, (error) => {
    throw error
  })
  const pusher: PusherConfig = { ...PUSHER, engine }
  const realtime = await startRealtime({
    config: { pusher, publicUrl: 'http://localhost:3000' },
    db: database.db,
    clock,
    databaseUrl: url,
    retryLater: (event) => tasks.add(database.db, 'publish-event', event),
    onError: () => undefined,
    ...(repeat && { repeat }),
  })
  const uploads = await mkdtemp(join(tmpdir(), 'jobmost-uploads-'))
  const deps = {
    config: {
      pusher,
      ...CONFIG,
      publicUrl,
      rateLimit,
      securityContact: 'mailto:security@jobmost.example',
      trustedProxies,
      sharedAnswersMs,
    },
    db: database.db,
    pool: database.pool,
    clock,
    mailer: mailerOf(async (mail) => void mails.push(mail)),
    tasks,
    storage: createFolderStorage(uploads),
    push: createPush({ vapid: VAPID, testEndpoints: pushTestEndpoints, timeoutMs: 1000 }),
    fetchPublic,
    realtime: {
      ...realtime,
      publish: (channels: string[], event: string, data: unknown) => {
        published.push({ channels, event, data })
        return realtime.publish(channels, event, data)
      },
    },
  }
  const app = await buildApp(deps, false, slowLimits)
  await app.ready()
  return {
    app,
    clock,
    deps,
    url,
    database,
    tasks,
    db: database.db,
    mails,
    published,
    /** Calls the API with JSON, in English by default. */
    async call(
      method: InjectOptions['method'],
      path: string,
      options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const { token, body, headers } = options
      const response = await app.inject({
        method,
        url: path.startsWith('/api/') ? path : `/api/v1${path}`,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          'accept-language': 'en',
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson && response.body ? response.json() : response.body,
      }
    },
    /** The payloads waiting in a queue; mails as they will be sent. */
    queued: <T>(name: TaskName) => listQueued<T>({ db: database.db, config: deps.config }, name),
    async close() {
      await app.close()
      await tasks.stop()
      await realtime.stop()
      await database.close()
      await rm(uploads, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof createAppOn>>
