import Echo from 'laravel-echo'
import Pusher, {
  type ChannelAuthorizationHandler,
  type Options,
  type UserAuthenticationHandler,
} from 'pusher-js'
import type { RealtimeSettings } from '#shared/contract/realtime.ts'
import { retryAfter } from './retry-after.ts'

type Authorize = (body: { socket_id: string; channel_name: string }) => Promise<{ auth: string }>
type AuthorizeUser = (body: { socket_id: string }) => Promise<{ auth: string; user_data: string }>
export type EchoPort = {
  settings: RealtimeSettings
  authorize: Authorize
  authorizeUser: AuthorizeUser
  onEvent(channel: string, name: string, data: unknown): void
  /** The channel is subscribed (again): earlier events may have been missed. */
  onSubscribed(channel: string): void
  onStatus(isConnected: boolean): void
  /** pusher-js has given up reconnecting. */
  onEnd(): void
}
export type EchoConnection = {
  /** Subscribes to exactly these channels, by their wire names. */
  setChannels(names: ReadonlySet<string>): void
  whisper(channel: string, name: string, data: unknown): void
  /** Reconnects now instead of after pusher-js's long wait. */
  reconnect(): void
  close(): void
}

/** Opens the connection with unmodified Laravel Echo and pusher-js. */
export function openEchoConnection(port: EchoPort): EchoConnection {
  const { settings, onEvent, onSubscribed, onStatus, onEnd } = port
  const { pusher, echo } = makeEcho(port)
  const failures = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let isClosed = false
  let isRestarting = false

  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    onStatus(current === 'connected')
    if (!isClosed && !isRestarting && (current === 'disconnected' || current === 'failed')) onEnd()
  })

  // Our own engine closes connections by session. An external one closes them by user, who must be signed in to it.
  if (settings.host) echo.connector.signin()

  const join = (name: string) => {
    failures.set(name, 0)
    echo
      .private(withoutPrefix(name))
      .listenToAll((event: string, data: unknown) => onEvent(name, event, data))
      .subscribed(() => {
        failures.set(name, 0)
        onSubscribed(name)
      })
      .error(() => {
        // pusher-js does not retry a refused channel: it stays connected without it.
        const count = (failures.get(name) ?? 0) + 1
        failures.set(name, count)
        clearTimeout(timers.get(name))
        timers.set(
          name,
          setTimeout(() => pusher.subscribe(name), retryAfter(count, Math.random())),
        )
      })
  }
  const leave = (name: string) => {
    failures.delete(name)
    clearTimeout(timers.get(name))
    timers.delete(name)
    echo.leaveChannel(name)
  }

  return {
    setChannels(names) {
      for (const name of failures.keys()) if (!names.has(name)) leave(name)
      for (const name of names) if (!failures.has(name)) join(name)
    },
    whisper(channel, name, data) {
      if (failures.has(channel) && pusher.connection.state === 'connected') {
        echo.private(withoutPrefix(channel)).whisper(name, data as Record<string, unknown>)
      }
    },
    reconnect() {
      isRestarting = true
      pusher.disconnect()
      isRestarting = false
      pusher.connect()
    },
    close() {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      echo.disconnect()
    },
  }
}

function makeEcho({ settings, authorize, authorizeUser }: EchoPort) {
  const isSecure = settings.scheme === 'https'
  const ownPort = Number(location.port) || (isSecure ? 443 : 80)
  const port = settings.port ?? (settings.host ? undefined : ownPort)
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key: settings.key,
    cluster: settings.cluster,
    wsHost: settings.host ?? location.hostname,
    ...(port && { wsPort: port, wssPort: port }),
    forceTLS: isSecure,
    // Its other transports use the vendor's host.
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: { customHandler: authorizing(authorize) } as Options['channelAuthorization'],
    userAuthentication: {
      endpoint: '/broadcasting/user-auth',
      headers: {},
      customHandler: authenticating(authorizeUser),
    },
  })
  return { echo, pusher: echo.connector.pusher as Pusher }
}

/** Adapts a promise to the callback of pusher-js. */
const authorizing =
  (authorize: Authorize): ChannelAuthorizationHandler =>
  ({ socketId, channelName }, callback) => {
    authorize({ socket_id: socketId, channel_name: channelName }).then(
      (auth) => callback(null, auth),
      (error) => callback(asError(error), null),
    )
  }

const authenticating =
  (authorizeUser: AuthorizeUser): UserAuthenticationHandler =>
  ({ socketId }, callback) => {
    authorizeUser({ socket_id: socketId }).then(
      (auth) => callback(null, auth),
      (error) => callback(asError(error), null),
    )
  }

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

const withoutPrefix = (name: string) => name.replace(/^private-/, '')
