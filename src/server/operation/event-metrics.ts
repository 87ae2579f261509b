import type { Channel, ChannelListener } from 'node:diagnostics_channel'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { App } from '../http/app-type.ts'
import { UNCONNECTED_NIGHTS } from '../imports/settle-nights.ts'
import { PUSH_RESULTS, PUSHES } from '../push-devices/devices.ts'
import { SEARCHES } from '../search/search-queue.ts'

/** Measures searches, counts pushes of this process by result, and counts and logs nights without a connection to feeds. */
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
  const nights = new Counter({
    name: 'jobmost_unconnected_nights_total',
    help: 'Nights in which no feed of vacancies could be connected to',
    registers: [registry],
  })
  // A rate needs a series from the start, not from the first failure.
  for (const result of PUSH_RESULTS) pushes.inc({ result }, 0)
  listen(app, SEARCHES, (seconds) => searches.observe(Number(seconds)))
  listen(app, UNCONNECTED_NIGHTS, (feeds) => {
    nights.inc()
    app.log.warn({ feeds }, 'no connection to feeds')
  })
  listen(app, PUSHES, (result) => pushes.inc({ result: String(result) }))
}

function listen(app: App, channel: Channel, listener: ChannelListener): void {
  channel.subscribe(listener)
  app.addHook('onClose', async () => {
    channel.unsubscribe(listener)
  })
}
