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

/** An event as published by nouns. */
export type PublishedEvent = { channels: string[]; event: string; data: unknown }

/** Publishes events to browsers, through this server's hub or an external engine. */
export type Realtime = {
  /**
   * Sends an event to all subscribers of the channels. Call it after the commit, so that no event describes a
   * rolled-back change. It never rejects: clients request events after their last one. A replayed answer
   * (`Idempotent-Replayed`) may publish again, which covers a crash between commit and event.
   */
  publish(channels: string[], event: string, data: unknown): Promise<void>
  /** Retries an event that an external engine did not accept. Rejects when it fails again. */
  publishAgain(event: PublishedEvent): Promise<void>
  /** Signs a socket's subscription to a private channel and binds it to the session. */
  authorise(binding: Binding): Promise<string>
  /** Signs a user's `pusher:signin`, so that an engine can close all connections of that user. */
  authoriseUser(socketId: string, userId: number): { auth: string; user_data: string }
  /** Connection settings for browsers. */
  settings: RealtimeSettings
  /** This server's own engine; null with an external one. */
  own: { hub: Hub; forward(event: Event): void; endUser(id: string): void } | null
}
export type RunningRealtime = Realtime & { stop(): Promise<void> }

type Given = {
  config: { pusher: PusherConfig; publicUrl: string }
  db: Db
  clock: () => Date
  /** Set when several processes may serve this installation. */
  databaseUrl: string | null
  /** Queues an event that an external engine did not accept. */
  retryLater(event: PublishedEvent): Promise<void>
  onError(error: Error): void
}

// Publishing delays the answer to a request, so a slow engine is awaited only briefly.
const MAX_WAIT_MS = 300
const SWEEP_EVERY_MS = 5000

/** Starts the own hub or connects an external engine, as configured. */
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
      await Promise.race([sent, setTimeout(MAX_WAIT_MS)])
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
  const sendToBus = (message: Parameters<Bus['send']>[0]) => bus?.send(message).catch(onError)
  const publish = async (channels: string[], event: string, data: unknown) => {
    // The protocol sends data as text, encoded once for all receivers.
    const whole: Event = { channels, event, data: JSON.stringify(data ?? null) }
    hub.deliver(whole)
    await sendToBus({ kind: 'event', event: whole })
  }
  const sweeping = setInterval(() => hub.sweep(Date.now()), SWEEP_EVERY_MS).unref()
  const watching = watchOwnSockets(hub, given)
  return {
    publish,
    publishAgain: ({ channels, event, data }: PublishedEvent) => publish(channels, event, data),
    async authorise(binding: Binding) {
      if (hub.has(binding.socketId)) hub.bind(binding)
      // The socket belongs to another process. It must know the session before the browser subscribes.
      else await bus?.send({ kind: 'bind', binding })
      return signChannel(config.pusher, binding.socketId, binding.channel)
    },
    own: {
      hub,
      forward: (event: Event) => {
        hub.deliver(event)
        void sendToBus({ kind: 'event', event })
      },
      endUser: (id: string) => {
        hub.endUser(id)
        void sendToBus({ kind: 'end-user', id })
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
