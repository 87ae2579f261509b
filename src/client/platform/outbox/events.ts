import { createEmitter } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import type { OutboxEntry } from './entry.ts'

type Message = { type: 'changed' } | { type: 'accepted'; entry: OutboxEntry; answer: unknown }
export type AcceptedListener = (entry: OutboxEntry, answer: unknown) => void

const changes = createEmitter()
const acceptances = createEmitter<{ entry: OutboxEntry; answer: unknown }>()

/** Calls back when entries were added, changed or removed, in this tab, another tab or the worker. */
export function subscribeChanged(listener: () => void): () => void {
  connect()
  return changes.subscribe(() => runSafely(listener))
}

/** Calls back in every tab when the server has accepted an entry, before the entry is removed. */
export function subscribeAccepted(listener: AcceptedListener): () => void {
  connect()
  return acceptances.subscribe(({ entry, answer }) => runSafely(() => listener(entry, answer)))
}

/** Call it after every change of the store. */
export function publishChanged(): void {
  publish({ type: 'changed' })
}

/** Call it with an accepted entry while the entry is still in the store. */
export function publishAccepted(entry: OutboxEntry, answer: unknown): void {
  publish({ type: 'accepted', entry, answer })
}

function publish(message: Message): void {
  connect().postMessage(message)
  receive(message)
}

const connect = once(() => {
  const channel = new BroadcastChannel('jobmost-outbox')
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
  return channel
})

function receive(message: Message): void {
  if (message.type === 'changed') changes.emit()
  else acceptances.emit(message)
}

/** An exception in a listener must not keep an accepted entry in the outbox. */
function runSafely(work: () => void): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}
