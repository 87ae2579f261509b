import { createEmitter } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import { OUTBOX_CHANNEL } from '../device/outbox-start.ts'
import type { OutboxEntry } from './entry.ts'

type Message =
  | { type: 'changed' }
  | { type: 'accepted'; entry: OutboxEntry; answer: unknown }
  | { type: 'discarded'; entry: OutboxEntry }
export type AcceptedListener = (entry: OutboxEntry, answer: unknown) => void

const changes = createEmitter()
const acceptances = createEmitter<{ entry: OutboxEntry; answer: unknown }>()
const discards = createEmitter<OutboxEntry>()

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

/** Calls back in every tab when an entry was removed without being sent. */
export function subscribeDiscarded(listener: (entry: OutboxEntry) => void): () => void {
  connect()
  return discards.subscribe((entry) => runSafely(() => listener(entry)))
}

/** Call it after every change of the store. */
export function publishChanged(): void {
  publish({ type: 'changed' })
}

/** Call it with an accepted entry while the entry is still in the store. */
export function publishAccepted(entry: OutboxEntry, answer: unknown): void {
  publish({ type: 'accepted', entry, answer })
}

/** Call it with an entry that was removed without being sent. */
export function publishDiscarded(entry: OutboxEntry): void {
  publish({ type: 'discarded', entry })
}

function publish(message: Message): void {
  connect().postMessage(message)
  receive(message)
}

const connect = once(() => {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
  return channel
})

function receive(message: Message): void {
  if (message.type === 'changed') changes.emit()
  else if (message.type === 'accepted') acceptances.emit(message)
  else discards.emit(message.entry)
}

/** An exception in a listener must not keep an accepted entry in the outbox. */
function runSafely(work: () => void): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}
