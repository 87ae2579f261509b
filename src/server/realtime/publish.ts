import { setTimeout } from 'node:timers/promises'
import type { RealtimeSettings } from '#shared/contract/realtime.ts'
import type { Db } from '../db/connect.ts'
import { type Bus, startBus } from './bus.ts'
import { watchEngineSockets, watchOwnSockets } from './ended-sessions.ts'
import { connectEngine, isWorthRetrying, type PusherConfig, settingsOf } from './engine.ts'
import { createHub, type Event, type Hub } from './hub.ts'
import type { Binding } from './hub-sessions.ts'
import { CLOSE } from './protocol.ts'
import { signChannel, signUser } from './signature.ts'

/** An event as nouns give it. */
export type PublishedEvent = { channels: string[]; event: string; data: unknown }

/** Tells browsers what has happened, through the hub of this server or an external engine. */
export type Realtime = {
  /**
   * Sends an event to everyone on the channels. Call it after the commit: nothing is sent for what did not happen,
   * and nobody waits for it. It never rejects: a client that missed an event asks for what is after its last one.
   * A replayed answer (`Idempotent-Replayed`) may publish again, which mends a crash between commit and event.
   */
  publish(channels: string[], event: string, data: unknown): Promise<void>
  /** Sends what an external engine did not take the first time. Rejects, to be tried again. */
  publishAgain(event: PublishedEvent): Promise<void>
  /** What lets a socket onto a private channel for as long as the session lives. */
  authorise(binding: Binding): Promise<string>
  /** What lets a person be known by name on a socket (`pusher:signin`), so that an engine can cut all of theirs. */
  authoriseUser(socketId: string, userId: number): { auth: string; user_data: string }
  /** What browsers connect with. */
  settings: RealtimeSettings
  /** This server's own engine; null when an external one does the work. */
  own: { hub: Hub; forward(event: Event): void; endUser(id: string): void } | null
}
export type RunningRealtime = Realtime & { stop(): Promise<void> }

type Given = {
  config: { pusher: PusherConfig; publicUrl: string }
  db: Db
  clock: () => Date
  /** Set when other processes may serve the same installation. */
  databaseUrl: string | null
  /** Puts aside what an external engine did not take. */
  retryLater(event: PublishedEvent): Promise<void>
  onError(error: Error): void
}

// Whoever published is answering somebody: an engine that is slow must not make us slow.
const HOLDS_UP_MS = 300
const SWEEP_EVERY_MS = 5000

/** Starts real time as the configuration says. */
export async function startRealtime(given: Given): Promise<RunningRealtime> {
  const { pusher, publicUrl } = given.config
  const common = {
    settings: settingsOf(pusher, publicUrl),
    authoriseUser(socketId: string, userId: number) {
      const user_data = JSON.stringify({ id: String(userId) })
      return { auth: signUser(pusher, socketId, user_data), user_data }
    },
  }
  return { ...common, ...(pusher.engine ? publishThroughEngine(given) : await publishThroughHub(given)) }
}

function publishThroughEngine(given: Given) {
  const { retryLater, onError } = given
  const { pusher } = given.config
  const engine = connectEngine(pusher, pusher.engine as NonNullable<PusherConfig['engine']>)
  const watching = watchEngineSockets(engine, given)
  return {
    own: null,
    stop: watching.stop,
    async publish(channels: string[], event: string, data: unknown) {
      const sent = engine.trigger(channels, event, data).catch(async (error) => {
        onError(error)
        if (isWorthRetrying(error)) await retryLater({ channels, event, data }).catch(onError)
      })
      await Promise.race([sent, setTimeout(HOLDS_UP_MS)])
    },
    async publishAgain({ channels, event, data }: PublishedEvent) {
      await engine.trigger(channels, event, data).catch((error) => {
        if (isWorthRetrying(error)) throw error
        onError(error)
      })
    },
    authorise: async ({ socketId, channel }: Binding) => signChannel(pusher, socketId, channel),
  }
}

async function publishThroughHub(given: Given) {
  const { config, db, databaseUrl, onError } = given
  const hub = createHub()
  const bus = databaseUrl ? await joinOthers(databaseUrl, db, hub) : null
  const tell = (message: Parameters<Bus['send']>[0]) => bus?.send(message).catch(onError)
  const publish = async (channels: string[], event: string, data: unknown) => {
    // On the wire data is text; encoded once for all.
    const whole: Event = { channels, event, data: JSON.stringify(data ?? null) }
    hub.deliver(whole)
    await tell({ kind: 'event', event: whole })
  }
  const sweeping = setInterval(() => hub.sweep(Date.now()), SWEEP_EVERY_MS).unref()
  const watching = watchOwnSockets(hub, given)
  return {
    publish,
    publishAgain: ({ channels, event, data }: PublishedEvent) => publish(channels, event, data),
    async authorise(binding: Binding) {
      if (hub.has(binding.socketId)) hub.bind(binding)
      // The socket is at another process, which has to know before the browser gets its answer.
      else await bus?.send({ kind: 'bind', binding })
      return signChannel(config.pusher, binding.socketId, binding.channel)
    },
    own: {
      hub,
      forward: (event: Event) => {
        hub.deliver(event)
        void tell({ kind: 'event', event })
      },
      endUser: (id: string) => {
        hub.endUser(id)
        void tell({ kind: 'end-user', id })
      },
    },
    async stop() {
      clearInterval(sweeping)
      await watching.stop()
      await bus?.stop()
    },
  }
}

const joinOthers = (databaseUrl: string, db: Db, hub: Hub) =>
  startBus(
    databaseUrl,
    db,
    (message) => {
      if (message.kind === 'event') hub.deliver(message.event)
      else if (message.kind === 'bind') hub.bind(message.binding)
      else hub.endUser(message.id)
    },
    () => hub.closeAll(CLOSE.behind),
  )
