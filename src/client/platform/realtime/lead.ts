import { RealtimeAnswer, userChannel } from '#shared/contract/realtime.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { apiGet } from '../api/api.ts'
import { getConnection, subscribeConnection } from '../api/connection.ts'
import { addListener } from '../device/add-listener.ts'
import { authorizeChannel, authorizeUser } from './authorize.ts'
import type { EchoConnection } from './echo-connection.ts'
import { publish, publishLive, SUBSCRIBED, subscribeTabs } from './live.ts'
import { retryAfter } from './retry-after.ts'

// The connection of a tab hidden for this long may be dead without an event.
const HIDDEN_LONG_MS = MINUTE_MS

/** Holds the connection for all tabs of one user; the leader tab calls it. Returns a function that stops it. */
export function leadRealtime(userId: number): () => void {
  const channelsByTab = new Map<string, string[]>()
  let connection: EchoConnection | undefined
  let isStopped = false
  let isConnected = false
  let failures = 0
  let hiddenSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const setChannels = () =>
    connection?.setChannels(new Set([userChannel(userId), ...[...channelsByTab.values()].flat()]))
  const retryLater = () => {
    clearTimeout(timer)
    connection?.close()
    connection = undefined
    failures += 1
    if (!isStopped) timer = setTimeout(open, retryAfter(failures + 2, Math.random()))
  }
  const open = async () => {
    clearTimeout(timer)
    try {
      const [{ openEchoConnection }, { data: settings }] = await Promise.all([
        import('./echo-connection.ts'),
        apiGet('/realtime', RealtimeAnswer),
      ])
      if (isStopped || connection) return
      connection = openEchoConnection({
        settings,
        authorize: (body) => authorizeChannel(userId, body),
        authorizeUser: (body) => authorizeUser(userId, body),
        onEvent: (channel, name, data) => publishLive({ channel, name, data }),
        onSubscribed: (channel) => publishLive({ channel, name: SUBSCRIBED, data: null }),
        onStatus: (next) => {
          isConnected = next
          if (next) failures = 0
          publish({ type: 'status', isConnected })
        },
        onEnd: retryLater,
      })
      setChannels()
    } catch {
      retryLater()
    }
  }
  const reconnect = () => {
    if (connection) connection.reconnect()
    else void open()
  }

  const stops = [
    subscribeTabs((message) => {
      if (message.type === 'want') {
        channelsByTab.set(message.tab, message.channels)
        setChannels()
        // The sender may have been opened after the connection was made.
        if (isConnected) publish({ type: 'status', isConnected })
      } else if (message.type === 'whisper') {
        const { channel, name, data } = message.event
        connection?.whisper(channel, name, data)
      } else if (message.type === 'status' && isConnected && !message.isConnected) {
        // The previous leader has stopped, but this tab is already connected.
        publish({ type: 'status', isConnected })
      }
    }),
    subscribeConnection(() => {
      if (getConnection() === 'back' && !isConnected) reconnect()
    }),
    addListener(window, 'online', reconnect),
    addListener(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') hiddenSince = Date.now()
      else if (!isConnected || Date.now() - hiddenSince > HIDDEN_LONG_MS) reconnect()
    }),
  ]
  publish({ type: 'roll-call' })
  void open()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
    connection?.close()
    publish({ type: 'status', isConnected: false })
  }
}
