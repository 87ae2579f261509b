import { setTimeout } from 'node:timers/promises'
import type { RealtimeSettings } from '#shared/contract/realtime.ts'
import type { Db } from '../db/connect.ts'
import { type BusMessage, startBus } from './bus.ts'
import { closeEnded, type Repeat, repeat, watchEngineSockets, watchOwnSockets } from './ended-sessions.ts'
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
  /** Signs a socket's subscription to a private channel and binds the socket to the session. */
  authorise(binding: Binding, channel: string): Promise<string>
  /** As `authorise`, for `pusher:signin`, so that an engine can close all connections of that user. */
  authoriseUser(binding: Binding): Promise<{ auth: string; user_data: string }>
  /** Closes the sockets of a user's ended sessions in all processes. Call it after the commit. It never rejects. */
  closeEndedSessions(userId: number): Promise<void>
  /**
   * Ends a user's subscriptions of private channels in all processes; the sockets cannot use their signatures again. An
   * external engine closes all connections of the user, who reconnects. Call it after the commit that forbids the channels.
   * It never rejects.
   */
  expel(userId: number, channels: string[]): Promise<void>
  /**
   * Ends `expel`. Call it after the commit that allows the channels again; then check whether another one has forbidden them
   * meanwhile. Clients of an external engine subscribe again by themselves, within a minute. It never rejects.
   */
  readmit(userId: number, channels: string[]): Promise<void>
  /** Connection settings for browsers. */
  settings: RealtimeSettings
  /** This server's own engine; null with an external one. */
  own: { hub: Hub; forward(event: Event): void; endUser(id: string): void } | null
}
export type RunningRealtime = Realtime & { stop(): Promise<void> }

type Options = {
  config: { pusher: PusherConfig; publicUrl: string }
  db: Db
  clock: () => Date
  /** Set when several processes may serve this installation. */
  databaseUrl: string | null
  /** Queues an event that an external engine did not accept. */
  retryLater(event: PublishedEvent): Promise<void>
  onError(error: Error): void
  /** Replaces the timers, for tests with a clock of their own. */
  repeat?: Repeat
}

// A request waits at most this long until a slow engine has accepted its event. Sending continues meanwhile.
const MAX_WAIT_MS = 300
const SWEEP_EVERY_MS = 5000

/** Starts our hub or connects an external engine, as configured. */
export async function startRealtime(options: Options): Promise<RunningRealtime> {
  const { pusher, publicUrl } = options.config
  const { bind, ...transport } = pusher.engine
    ? publishThroughEngine(options)
    : await publishThroughHub(options)
  return {
    ...transport,
    settings: settingsOf(pusher, publicUrl),
    async authorise(binding, channel) {
      await bind(binding)
      return signChannel(pusher, binding.socketId, channel)
    },
    async authoriseUser(binding) {
      await bind(binding)
      const user_data = JSON.stringify({ id: String(binding.userId) })
      return { auth: signUser(pusher, binding.socketId, user_data), user_data }
    },
  }
}

function publishThroughEngine(options: Options) {
  const { retryLater, onError } = options
  const { pusher } = options.config
  const engine = connectEngine(pusher, pusher.engine as NonNullable<PusherConfig['engine']>)
  const watching = watchEngineSockets(engine, options)
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
    // An external engine knows users, not sessions.
    bind: async () => undefined,
    async expel(userId: number) {
      await Promise.race([engine.endUser(userId).catch(onError), setTimeout(MAX_WAIT_MS)])
    },
    readmit: async () => undefined,
    async closeEndedSessions(userId: number) {
      const ended = watching.endNow(userId).catch(onError)
      await Promise.race([ended, setTimeout(MAX_WAIT_MS)])
    },
  }
}

async function publishThroughHub(options: Options) {
  const { databaseUrl, onError } = options
  const hub = createHub()
  const closeEndedOf = (userId: number) => closeEnded(hub, hub.sessions(userId), options).catch(onError)
  const bindHere = async (binding: Binding) => {
    hub.bind(binding)
    // The session may have ended since its token was checked.
    await closeEnded(hub, new Set([binding.sessionId]), options).catch(onError)
  }
  const receive = (message: BusMessage) => {
    if (message.kind === 'event') hub.deliver(message.event)
    else if (message.kind === 'bind') void (hub.has(message.binding.socketId) && bindHere(message.binding))
    else if (message.kind === 'end-user') hub.endUser(message.id)
    else if (message.kind === 'expel' || message.kind === 'readmit')
      hub[message.kind](message.userId, message.channels)
    else void closeEndedOf(message.userId)
  }
  // A process that has missed messages makes its clients refetch.
  const bus = databaseUrl
    ? await startBus(databaseUrl, options.db, receive, () => hub.closeAll(CLOSE.behind))
    : null
  const sendToBus = (message: BusMessage) => bus?.send(message).catch(onError)
  const publish = async (channels: string[], event: string, data: unknown) => {
    // The protocol sends data as text, encoded once for all receivers.
    const whole: Event = { channels, event, data: JSON.stringify(data ?? null) }
    hub.deliver(whole)
    await sendToBus({ kind: 'event', event: whole })
  }
  const admit = async (kind: 'expel' | 'readmit', userId: number, channels: string[]) => {
    hub[kind](userId, channels)
    await sendToBus({ kind, userId, channels })
  }
  const stopSweeping = (options.repeat ?? repeat)(() => hub.sweep(Date.now()), SWEEP_EVERY_MS)
  const watching = watchOwnSockets(hub, options)
  return {
    publish,
    publishAgain: ({ channels, event, data }: PublishedEvent) => publish(channels, event, data),
    bind: async (binding: Binding) => {
      if (hub.has(binding.socketId)) await bindHere(binding)
      // The socket belongs to another process. It must know the session before the browser subscribes.
      else await bus?.send({ kind: 'bind', binding })
    },
    expel: (userId: number, channels: string[]) => admit('expel', userId, channels),
    readmit: (userId: number, channels: string[]) => admit('readmit', userId, channels),
    closeEndedSessions: async (userId: number) => {
      await Promise.all([closeEndedOf(userId), sendToBus({ kind: 'sessions-ended', userId })])
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
      stopSweeping()
      await watching.stop()
      await bus?.stop()
    },
  }
}
