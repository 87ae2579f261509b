import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../db/connect.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { type BusMessage, startBus } from './bus.ts'
import { notify } from './store.ts'

const countStatements = (count: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    count()
    return node
  },
  transformResult: async ({ result }) => result,
})

const eventOf = (data: string): BusMessage => ({
  kind: 'event',
  event: { channels: ['private-room.1'], event: 'x', data },
})

describe.runIf(engines().includes('postgres'))('processes that share a database', () => {
  const test = useTestApp('postgres')

  it('a process detects a silently lost connection to the others, and then receives their messages again', async () => {
    const proxy = await startProxy(test.url ?? '')
    const received: BusMessage[] = []
    let missed = 0
    const listener = await startBus(
      proxy.url,
      test.db,
      (message) => received.push(message),
      () => missed++,
      { everyMs: 500, withinMs: 2000 },
    )
    const sender = await startBus(
      test.url ?? '',
      test.db,
      () => undefined,
      () => undefined,
    )
    await sender.send(eventOf('before'))
    await expect.poll(() => received).toEqual([eventOf('before')])
    proxy.block()
    await sender.send(eventOf('lost'))
    await expect.poll(proxy.dropped).toBe(2)
    expect([received.length, missed]).toEqual([1, 0])
    proxy.unblock()
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(1)
    await sender.send(eventOf('after'))
    await expect.poll(() => received.at(-1)).toEqual(eventOf('after'))
    await listener.stop()
    await sender.stop()
    proxy.stop()
  })

  it('many messages at once arrive in their order, and leave in few statements', async () => {
    const received: BusMessage[] = []
    const start = (db: Db, hear: (message: BusMessage) => void) =>
      startBus(test.url ?? '', db, hear, () => undefined)
    let statements = 0
    const count = () => {
      statements++
    }
    const listener = await start(test.db, (message) => received.push(message))
    const sender = await start(test.db.withPlugin(countStatements(count)), () => undefined)
    const messages = Array.from({ length: 200 }, (_, index) => eventOf(`${index} ${'x'.repeat(9000)}`))
    await Promise.all(messages.map((message) => sender.send(message)))
    await expect.poll(() => received.length).toBe(200)
    expect(received).toEqual(messages)
    expect(statements).toBeLessThan(5)
    await sender.stop()
    await listener.stop()
  })

  it('every process ignores unknown messages on the channel', async () => {
    const received: BusMessage[] = []
    const start = (hear: (message: BusMessage) => void) =>
      startBus(test.url ?? '', test.db, hear, () => undefined)
    const listener = await start((message) => received.push(message))
    const sender = await start(() => undefined)
    const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
    const parts = [
      '',
      'hello',
      'a 1 0 1 !!!',
      'a 1 0 1 bm9uc2Vuc2U=',
      'a 2 0 2 half',
      `a 3 0 1 ${text(null)}`,
    ]
    parts.push(
      `a 4 0 1 ${text({ kind: 'event', event: {} })}`,
      `a 5 0 1 ${text({ kind: 'bind' })}`,
      'a 6 0 9 begun',
    )
    await notify(test.db, 'realtime', parts)
    await sender.send(eventOf('long '.repeat(5000)))
    await expect.poll(() => received).toEqual([eventOf('long '.repeat(5000))])
    await listener.stop()
    await sender.stop()
  })
})

/** A proxy to the database that can swallow all bytes without closing. */
async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const url = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isBlocked = false
  const dropped = new Set<'event' | 'probe'>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (bytes) => {
        if (!isBlocked) to.write(bytes)
        else dropped.add(from === far ? 'event' : 'probe')
      })
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    block: () => {
      isBlocked = true
    },
    unblock: () => {
      isBlocked = false
    },
    dropped: () => dropped.size,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
