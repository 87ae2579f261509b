import type { Channel, ChannelListener } from 'node:diagnostics_channel'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { App } from '../http/app-type.ts'
import { PUSH_RESULTS, PUSHES } from '../push-devices/devices.ts'
import { SEARCHES } from '../search/search-queue.ts'

/** Measures searches and counts pushes of this process by result. */
export function measureEvents(app: App, registry: Registry, buckets: number[]): void {
  const searches = new Histogram({
    name: 'jobmost_search_duration_seconds',
    help: 'Searches, lists and filter counts, with their wait in the queue',
    buckets,
    registers: [registry],
  })
  const pushes = new Counter({
    name: 'jobmost_pushes_total',
    help: 'Attempts to send a push, by result',
    labelNames: ['result'],
    registers: [registry],
  })
  // A rate needs a series from the start, not from the first failure.
  for (const result of PUSH_RESULTS) pushes.inc({ result }, 0)
  listen(app, SEARCHES, (seconds) => searches.observe(Number(seconds)))
  listen(app, PUSHES, (result) => pushes.inc({ result: String(result) }))
}

function listen(app: App, channel: Channel, listener: ChannelListener): void {
  channel.subscribe(listener)
  app.addHook('onClose', async () => {
    channel.unsubscribe(listener)
  })
}
