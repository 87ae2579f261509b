import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { SECOND_MS } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readWaiting } from '../overview/waiting.ts'
import { measureEvents } from './event-metrics.ts'
import { countMails, measureQueues } from './metrics-store.ts'

type Needs = Pick<Deps, 'db' | 'realtime' | 'clock' | 'pool'>

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Measures requests by route and status. Queues, sockets, mails and the database pool are read at each scrape. */
export function createMetrics(app: App, { db, realtime, clock, pool }: Needs): Registry {
  const registry = new Registry()
  // Default metrics: event loop, memory and CPU of this process.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern instead of the address: the number of label values must be limited.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  measureEvents(app, registry, SECONDS)
  queueGauges(registry, db)
  waitingGauges(registry, { db, clock })
  const sent = gauge(
    registry,
    'jobmost_mails_last_hour',
    'Mails sent or failed in the last hour, a failed one once',
    ['outcome'],
  )
  sent.collect = async () => {
    const { sent: done, failed } = await countMails(db, clock())
    sent.instance.set({ outcome: 'sent' }, done)
    sent.instance.set({ outcome: 'failed' }, failed)
  }
  const sockets = gauge(registry, 'jobmost_sockets', 'Open real-time connections of this process')
  sockets.collect = async () => sockets.instance.set(realtime.own?.hub.connectionCount() ?? 0)
  const connections = gauge(registry, 'jobmost_database_connections', 'The database pool', ['state'])
  connections.collect = async () => {
    for (const [state, count] of Object.entries(pool?.() ?? {})) connections.instance.set({ state }, count)
  }
  return registry
}

function queueGauges(registry: Registry, db: Deps['db']): void {
  const lengths = gauge(registry, 'jobmost_queue_length', 'Background tasks by queue and state', [
    'queue',
    'state',
  ])
  const ages = gauge(registry, 'jobmost_queue_age_seconds', 'How long the oldest task of a queue is due', [
    'queue',
  ])
  const read = sharing(() => measureQueues(db))
  lengths.collect = async () => {
    const found = await read()
    lengths.instance.reset()
    for (const { queue, state, length } of found) lengths.instance.set({ queue, state }, length)
  }
  ages.collect = async () => {
    const found = await read()
    ages.instance.reset()
    for (const { queue, age } of found) if (age !== null) ages.instance.set({ queue }, age)
  }
}

/** What waits for people: vacancies, reports, objections, contact messages and failed mails. */
function waitingGauges(registry: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const lengths = gauge(registry, 'jobmost_waiting', 'What waits for staff, by queue', ['queue'])
  const ages = gauge(registry, 'jobmost_waiting_age_seconds', 'How long the oldest has waited for staff', [
    'queue',
  ])
  // An administrator has the right to all queues.
  const read = sharing(async () => Object.entries((await readWaiting(db, 'administrator', clock())).queues))
  lengths.collect = async () => {
    for (const [queue, found] of await read()) lengths.instance.set({ queue }, found?.count ?? 0)
  }
  ages.collect = async () => {
    for (const [queue, found] of await read()) {
      const since = found?.oldest_at ? Date.parse(found.oldest_at) : clock().getTime()
      ages.instance.set({ queue }, Math.max(0, Math.round((clock().getTime() - since) / SECOND_MS)))
    }
  }
}

/** Calls at once share one read: all gauges of a scrape are read at the same time. */
function sharing<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= read().finally(() => {
      running = undefined
    })
    return running
  }
}

/** A gauge whose value is read at each scrape. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  const holder = { collect: async (): Promise<void> => undefined }
  const instance = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: () => holder.collect(),
  })
  return Object.assign(holder, { instance })
}
