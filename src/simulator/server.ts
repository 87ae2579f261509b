import { deliverNotification } from '#server/notifications/deliver-notification-task.ts'
import { receive } from '#server/realtime/receive.ts'
import { createAppOn, type TestApp } from '#server/testing/app-on-database.ts'
import { openDatabase } from './database.ts'
import type { Server } from './network/network.ts'
import type { Answer } from './network/request-outcome.ts'
import type { Close, Connect } from './network/sockets.ts'
import { START_MS } from './world/scheduler.ts'

/** The real server on an embedded database in memory, with a clock that the story moves. */
export type StoryServer = Server & {
  test: TestApp
  /** Sets the clock of the server: milliseconds since the start of the story. */
  setTime(now: () => number): void
  /** Sets the server's clock to the story's time. Call it before anything that stores a time. */
  tick(): void
  setDown(isDown: boolean): void
  /** How many requests may have changed what people have written. */
  writes(): number
  /** Closes all sockets. */
  closeSockets(close: Close): void
  /** Pings silent sockets and closes dead ones, as the server does every five seconds. */
  sweep(): void
  /** Delivers new notifications to the open pages, as the server's task does right after the commit. */
  deliver(): Promise<void>
  close(): Promise<void>
}

/** Starts the server on a copy of the archive `golden`. */
export async function startStoryServer(golden: string): Promise<StoryServer> {
  const commits = { isCrashing: false, isDown: false }
  // The story calls what the real-time engine does at intervals.
  const test = await createAppOn(
    { database: await openDatabase(golden, commits), url: null },
    { repeat: () => () => undefined },
  )
  const { hub, forward } = test.deps.realtime.own as NonNullable<typeof test.deps.realtime.own>
  const undelivered: number[] = []
  const addTask = test.tasks.add
  test.tasks.add = (trx, name, payload, ...rest) => {
    if ('notification_id' in payload && name === 'deliver-notification')
      undelivered.push(payload.notification_id)
    return addTask(trx, name, payload, ...rest)
  }
  const deliver = async () => {
    // Whoever has rolled back finds none.
    for (const notification_id of undelivered.splice(0))
      await deliverNotification(test.deps, { notification_id })
  }
  let time = () => 0
  let writes = 0
  const tick = () => test.clock.advance(START_MS + Math.round(time()) - test.clock().getTime())
  const now = () => START_MS + time()
  const connect: Connect = ({ send, close }) => {
    if (commits.isDown) return null
    const socket = { send: (frame: Buffer) => send(String(frame)), close, bufferedAmount: 0 }
    const connection = hub.open(socket, now())
    const reception = { hub, forward, credentials: test.deps.config.pusher }
    return {
      receive: (text) => void (hub.has(connection.id) && receive(reception, connection, text, now())),
      close: () => hub.remove(connection),
    }
  }
  return {
    test,
    tick,
    connect,
    closeSockets: (close) => hub.closeAll(close as never),
    sweep: () => hub.sweep(now()),
    setTime(now) {
      time = now
    },
    writes: () => writes,
    setDown(isDown) {
      commits.isDown = isDown
    },
    async handle({ method, url, headers, payload }, mode): Promise<Answer | null> {
      if (commits.isDown) return null
      if (method !== 'GET' && !url.includes('/auth')) writes += 1
      tick()
      commits.isCrashing = mode === 'crash'
      const answer = await test.app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
      })
      commits.isCrashing = false
      await deliver()
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(
          Object.entries(answer.headers)
            .filter(([name]) => ['content-type', 'retry-after', 'etag'].includes(name))
            .map(([name, value]) => [name, String(value)]),
        ) as Answer['headers'],
        body: answer.body,
      }
    },
    deliver,
    close: () => test.close(),
  }
}
