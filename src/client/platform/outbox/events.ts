import type { OutboxEntry } from './entry.ts'

type Message = { type: 'changed' } | { type: 'settled'; entry: OutboxEntry; answer: unknown }
export type SettledListener = (entry: OutboxEntry, answer: unknown) => void

const changedListeners = new Set<() => void>()
const settledListeners = new Set<SettledListener>()
let channel: BroadcastChannel | undefined

/** Calls back when entries were added, changed or removed, here, in another tab or in the worker. */
export function subscribeChanged(listener: () => void): () => void {
  connect()
  changedListeners.add(listener)
  return () => void changedListeners.delete(listener)
}

/** Calls back with what the server accepted and its answer, before the entry is removed; in every tab. */
export function subscribeSettled(listener: SettledListener): () => void {
  connect()
  settledListeners.add(listener)
  return () => void settledListeners.delete(listener)
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
  if (message.type === 'changed') for (const listener of changedListeners) guard(listener)
  else for (const listener of settledListeners) guard(() => listener(message.entry, message.answer))
}

/** A listener's mistake must not keep an entry that the server has taken. */
function guard(work: () => void): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}
