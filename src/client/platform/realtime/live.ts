import { createEmitter, createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import { getSession } from '../device/session/page.ts'
import type { LiveEvent } from './live-event.ts'

/** Messages between tabs: the leader has the connection, all tabs show its events. */
export type TabMessage =
  | { type: 'event'; event: LiveEvent }
  | { type: 'want'; tab: string; channels: string[] }
  | { type: 'roll-call' }
  | { type: 'whisper'; event: LiveEvent }
  | { type: 'status'; isConnected: boolean }
type Sent = { userId: number | undefined; message: TabMessage }

/** The event after a channel was subscribed (again): earlier events may have been missed. */
export const SUBSCRIBED = 'subscribed'

/** Whether an event says that a channel was subscribed (again). */
export const isSubscribedTo = ({ channel, name }: LiveEvent, to: string): boolean =>
  name === SUBSCRIBED && channel === to

const TAB = crypto.randomUUID()
const events = createEmitter<LiveEvent>()
const messages = createEmitter<TabMessage>()
const ownChannels: string[] = []
const connected = createStore(false)

/** How long a start waits for the subscription, which fetches anyway, before it fetches without one. */
export const SUBSCRIBED_WITHIN_MS = 3000

/** Calls back with every event, whichever tab has the connection. */
export function subscribeLive(listener: (event: LiveEvent) => void): () => void {
  connect()
  return events.subscribe(listener)
}

/** Whether the leader tab is connected. */
export const isLive = (): boolean => connected.get()

export function subscribeLiveStatus(listener: () => void): () => void {
  connect()
  return connected.subscribe(listener)
}

/** Keeps a channel subscribed until the returned function is called. */
export function subscribeChannel(name: string): () => void {
  connect()
  ownChannels.push(name)
  publishChannels()
  return () => {
    ownChannels.splice(ownChannels.indexOf(name), 1)
    publishChannels()
  }
}

/** Publishes an event of this tab to all tabs, including this one. */
export function publishLive(event: LiveEvent): void {
  publish({ type: 'event', event })
}

/** Sends a client event to the other member of a channel; dropped without a connection. */
export function whisper(event: LiveEvent): void {
  publish({ type: 'whisper', event })
}

/** Calls back with every message between tabs, for the tab that has the connection. */
export function subscribeTabs(listener: (message: TabMessage) => void): () => void {
  connect()
  return messages.subscribe(listener)
}

/** Sends a message to all tabs, including this one. */
export function publish(message: TabMessage): void {
  openChannel().postMessage({ userId: getSession()?.userId, message } satisfies Sent)
  receive(message)
}

const openChannel = once(() => new BroadcastChannel('jobmost-live'))

const connect = once(() => {
  openChannel().onmessage = ({ data }: MessageEvent<Sent>) => {
    // The other tab may not have noticed yet that another user has signed in.
    if (data.userId === getSession()?.userId) receive(data.message)
  }
  addEventListener('pagehide', () => {
    openChannel().postMessage({
      userId: getSession()?.userId,
      message: { type: 'want', tab: TAB, channels: [] },
    } satisfies Sent)
  })
  addEventListener('pageshow', publishChannels)
  // This page may be older than the connection; the leader answers with its status.
  publishChannels()
})

function publishChannels(): void {
  publish({ type: 'want', tab: TAB, channels: [...ownChannels] })
}

function receive(message: TabMessage): void {
  if (message.type === 'event') events.emit(message.event)
  if (message.type === 'roll-call') publishChannels()
  if (message.type === 'status') connected.set(message.isConnected)
  messages.emit(message)
}
