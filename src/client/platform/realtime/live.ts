import { createEmitter, createStore } from '#shared/emitter.ts'
import { getSession } from '../device/session/page.ts'
import type { LiveEvent } from './live-event.ts'

/** What tabs say to each other: one of them has the connection, all of them show what comes through it. */
export type TabMessage =
  | { type: 'event'; event: LiveEvent }
  | { type: 'want'; tab: string; channels: string[] }
  | { type: 'roll-call' }
  | { type: 'whisper'; event: LiveEvent }
  | { type: 'status'; isConnected: boolean }
type Sent = { userId: number | undefined; message: TabMessage }

/** Says that the channel is being listened to (again): what came before may have been missed. */
export const SUBSCRIBED = 'subscribed'

const TAB = crypto.randomUUID()
const events = createEmitter<LiveEvent>()
const messages = createEmitter<TabMessage>()
const wanted: string[] = []
let channel: BroadcastChannel | undefined
const connected = createStore(false)

/** Tells what happens, in whichever tab the connection is. */
export function subscribeLive(listener: (event: LiveEvent) => void): () => void {
  connect()
  return events.subscribe(listener)
}

/** Whether the connection stands, in whichever tab. */
export const isLive = (): boolean => connected.get()

export function subscribeLiveStatus(listener: () => void): () => void {
  connect()
  return connected.subscribe(listener)
}

/** Has a channel listened to while this tab shows what it is about. */
export function wantChannel(name: string): () => void {
  wanted.push(name)
  answerRollCall()
  return () => {
    wanted.splice(wanted.indexOf(name), 1)
    answerRollCall()
  }
}

/** Tells all tabs, this one included, of something that happened here. */
export function publishLive(event: LiveEvent): void {
  publish({ type: 'event', event })
}

/** Says something to the other member of a channel, unless there is no connection now. */
export function whisper(event: LiveEvent): void {
  publish({ type: 'whisper', event })
}

/** For the tab that has the connection. */
export function subscribeTabs(listener: (message: TabMessage) => void): () => void {
  connect()
  return messages.subscribe(listener)
}

/** Says something to all tabs, this one included. */
export function publish(message: TabMessage): void {
  connect().postMessage({ userId: getSession()?.userId, message } satisfies Sent)
  hear(message)
}

function connect(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('jobmost-live')
  channel.onmessage = ({ data }: MessageEvent<Sent>) => {
    // A tab that has not noticed yet that somebody else signed in.
    if (data.userId === getSession()?.userId) hear(data.message)
  }
  addEventListener('pagehide', () => {
    channel?.postMessage({
      userId: getSession()?.userId,
      message: { type: 'want', tab: TAB, channels: [] },
    } satisfies Sent)
  })
  addEventListener('pageshow', answerRollCall)
  // The page may have been shown long before; whoever leads answers with how the connection stands.
  answerRollCall()
  return channel
}

function answerRollCall(): void {
  publish({ type: 'want', tab: TAB, channels: [...wanted] })
}

function hear(message: TabMessage): void {
  if (message.type === 'event') events.emit(message.event)
  if (message.type === 'roll-call') answerRollCall()
  if (message.type === 'status') connected.set(message.isConnected)
  messages.emit(message)
}
