import { NetworkError } from '../api/errors.ts'
import { startDeadline } from '../device/deadline.ts'
import { type DeviceCode, deviceError, type EntryBody, type OutboxEntry } from './entry.ts'
import { findDue, isExpired, judgeError, needsReview, type Outcome } from './queue.ts'
import type { OutboxStore } from './store.ts'

const SEND_DEADLINE_MS = 15_000

/** The world as a drain needs it. */
export type DrainPort = {
  store: OutboxStore
  send(entry: OutboxEntry, signal: AbortSignal): Promise<unknown>
  /** The body to confirm when what the entry is about has changed since it was written. */
  findChange(entry: OutboxEntry, signal: AbortSignal): Promise<EntryBody | null>
  settle(entry: OutboxEntry, answer: unknown): void
  changed(): void
  now(): number
  random(): number
}
/** Why a drain ended: nothing is due, no connection, or nobody to send for. */
export type DrainEnd = 'idle' | 'offline' | 'signed_out'

/**
 * Sends what is due, one at a time, and looks into the store afresh for each: the person, another tab or the worker
 * may have changed it. Two drainers at once waste work but break nothing; the key guards that.
 */
export async function drainOutbox(
  port: DrainPort,
  options: { isBackOnline?: boolean } = {},
): Promise<DrainEnd> {
  for (;;) {
    const [entry] = findDue(await port.store.list(), port.now(), options)
    if (!entry) return 'idle'
    const outcome = await attempt(entry, port)
    port.changed()
    if (outcome?.type === 'stop') return 'signed_out'
    // The other lanes would fail alike; their time comes with the next drain.
    if (outcome?.type === 'retry' && outcome.error.code === 'network') return 'offline'
  }
}

/** Null when nothing was sent: the person has to confirm the entry, or it is no longer there. */
async function attempt(entry: OutboxEntry, port: DrainPort): Promise<Outcome | null> {
  if (isExpired(entry, port.now())) return hold(entry, 'old', entry.body, port)
  const sending = await markSending(entry, port)
  if (!sending) return null
  port.changed()
  if (needsReview(entry, port.now())) {
    const reviewed = await answerOf((signal) => port.findChange(sending, signal))
    if ('error' in reviewed) return giveBack(sending, reviewed.error, port)
    if (reviewed.value) return hold(entry, 'job_changed', reviewed.value, port)
  }
  const sent = await answerOf((signal) => port.send(sending, signal))
  return 'error' in sent ? giveBack(sending, sent.error, port) : finish(sending, sent.value, port)
}

/** Counts the attempt before it is made: after a crash nobody may take the entry for one that was never sent. */
async function markSending(entry: OutboxEntry, { store }: DrainPort): Promise<OutboxEntry | null> {
  const marked = await store.change(entry.id, (stored) =>
    stored.state === 'failed' || stored.state === 'needs_confirm'
      ? stored
      : { ...stored, state: 'sending', attempts: stored.attempts + 1 },
  )
  return marked?.state === 'sending' ? marked : null
}

/** The cache first, the entry last: in between it is drawn twice at worst, never nowhere. */
async function finish(entry: OutboxEntry, answer: unknown, { store, settle }: DrainPort): Promise<Outcome> {
  if (await store.has(entry.id)) settle(entry, answer)
  await store.change(entry.id, () => null)
  return { type: 'done' }
}

async function giveBack(entry: OutboxEntry, error: unknown, port: DrainPort): Promise<Outcome> {
  const outcome = judgeError(error, entry.attempts, port.random())
  await port.store.change(entry.id, (stored) => {
    if (outcome.type === 'failed') return { ...stored, state: 'failed', error: outcome.error }
    if (outcome.type !== 'retry') return { ...stored, state: 'queued' }
    return { ...stored, state: 'queued', error: outcome.error, nextAt: port.now() + outcome.afterMs }
  })
  return outcome
}

/** Puts it before the person once more, with the body that would then go out. It was not sent. */
async function hold(
  { id, attempts }: OutboxEntry,
  code: DeviceCode,
  body: EntryBody,
  { store }: DrainPort,
): Promise<null> {
  const error = deviceError(code)
  await store.change(
    id,
    (stored) => ({ ...stored, body, attempts, state: 'needs_confirm', error }) as OutboxEntry,
  )
  return null
}

async function answerOf<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<{ value: T } | { error: unknown }> {
  const { signal, stop } = startDeadline(SEND_DEADLINE_MS)
  try {
    return { value: await ask(signal) }
  } catch (error) {
    return { error: signal.aborted ? new NetworkError('no answer in time', { cause: error }) : error }
  } finally {
    stop()
  }
}
