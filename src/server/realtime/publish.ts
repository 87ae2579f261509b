import { setTimeout } from 'node:timers/promises'
import type { RealtimeSettings } from '#shared/contract/realtime.ts'
import type { Db } from '../db/connect.ts'
import { type Bus, startBus } from './bus.ts'
import { connectEngine, isWorthRetrying, type PusherConfig, settingsOf } from './engine.ts'
import { type Binding, createHub, type Event, type Hub } from './hub.ts'
import { CLOSE } from './protocol.ts'
import { signChannel } from './signature.ts'
import { findEndedSessions } from './store.ts'

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
  /** What browsers connect with. */
  settings: RealtimeSettings
  /** This server's own engine; null when an external one does the work. */
  own: { hub: Hub; forward(event: Event): void } | null
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
// A revoked session loses its sockets within 5 s.
const LOOK_FOR_ENDED_EVERY_MS = 2000
const SWEEP_EVERY_MS = 5000

/** Starts real time as the configuration says. */
export async function startRealtime(given: Given): Promise<RunningRealtime> {
  const { pusher, publicUrl } = given.config
  const settings = settingsOf(pusher, publicUrl)
  return pusher.engine
    ? { ...publishThroughEngine(given), settings, own: null, stop: async () => undefined }
    : { ...(await publishThroughHub(given)), settings }
}

function publishThroughEngine({ config, retryLater, onError }: Given) {
  const { pusher } = config
  const engine = connectEngine(pusher, pusher.engine as NonNullable<PusherConfig['engine']>)
  return {
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

async function publishThroughHub({ config, db, clock, databaseUrl, onError }: Given) {
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
  const watching = watchSessions(hub, db, clock, onError)
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
    (message) => (message.kind === 'event' ? hub.deliver(message.event) : hub.bind(message.binding)),
    () => hub.closeAll(CLOSE.behind),
  )

/** Asks again and again which of the sessions behind the sockets have ended, and cuts those. */
function watchSessions(hub: Hub, db: Db, clock: () => Date, onError: (error: Error) => void) {
  let looking: Promise<void> | null = null
  const look = async () => {
    const ids = [...hub.sessions()]
    if (ids.length === 0) return
    const ended = await findEndedSessions(db, ids, clock())
    if (ended.size > 0) hub.endSessions(ended)
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null
      })
  }, LOOK_FOR_ENDED_EVERY_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
