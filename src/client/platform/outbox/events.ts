import { createEmitter } from '#shared/emitter.ts'
import type { OutboxEntry } from './entry.ts'

type Message = { type: 'changed' } | { type: 'settled'; entry: OutboxEntry; answer: unknown }
export type SettledListener = (entry: OutboxEntry, answer: unknown) => void

const changes = createEmitter()
const settlements = createEmitter<{ entry: OutboxEntry; answer: unknown }>()
let channel: BroadcastChannel | undefined

/** Calls back when entries were added, changed or removed, here, in another tab or in the worker. */
export function subscribeChanged(listener: () => void): () => void {
  connect()
  return changes.subscribe(() => guard(listener))
}

/** Calls back with what the server accepted and its answer, before the entry is removed; in every tab. */
export function subscribeSettled(listener: SettledListener): () => void {
  connect()
  return settlements.subscribe(({ entry, answer }) => guard(() => listener(entry, answer)))
}

/** To be called by whoever changed the store. */
export function publishChanged(): void {
  publish({ type: 'changed' })
}

/** To be called with what the server accepted, while the entry is still in the store. */
export function publishSettled(entry: OutboxEntry, answer: unknown): void {
  publish({ type: 'settled', entry, answer })
}

function publish(message: Message): void {
  connect().postMessage(message)
  hear(message)
}

function connect(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('jobmost-outbox')
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  return channel
}

function hear(message: Message): void {
  if (message.type === 'changed') changes.emit()
  else settlements.emit(message)
}

/** A listener's mistake must not keep an entry that the server has taken. */
function guard(work: () => void): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}
