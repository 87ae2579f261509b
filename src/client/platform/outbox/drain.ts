import { NetworkError } from '../api/errors.ts'
import { startDeadline } from '../device/locks/deadline.ts'
import { type DeviceCode, deviceError, type EntryBody, type OutboxEntry } from './entry.ts'
import {
  findDue,
  isExpired,
  isGeneralLimit,
  isUnanswered,
  needsReview,
  type Outcome,
  outcomeOfError,
  withoutAnswer,
} from './queue.ts'
import type { OutboxStore } from './store.ts'

const SEND_DEADLINE_MS = 15_000

/** What a drain needs: store, clock, requests and callbacks. */
export type DrainPort = {
  store: OutboxStore
  send(entry: OutboxEntry, signal: AbortSignal): Promise<unknown>
  /** Gives the entry what those sent before it have produced, if its form did not know of that yet. */
  followSent(entry: OutboxEntry): Promise<void>
  /** The body to confirm when the entry's subject has changed since it was written. */
  findChange(entry: OutboxEntry, signal: AbortSignal): Promise<EntryBody | null>
  /** Stores the answer to an accepted entry and puts it into the cache. */
  storeAnswer(entry: OutboxEntry, answer: unknown): unknown
  changed(): void
  /** Whether the browser has a network, as far as it knows. */
  hasNetwork(): boolean
  /** Whether the server answers now. Asked after a request without an answer. */
  reachesServer(): Promise<boolean>
  now(): number
  random(): number
}
/** Why a drain ended: nothing is due, no connection, or nobody is signed in. */
export type DrainResult = 'idle' | 'offline' | 'signed_out'

/**
 * Sends due entries one at a time. It reads the store before each, because the user, another tab or the worker may have
 * changed it. Two concurrent drainers do duplicate work but no harm: the idempotency key prevents a second result.
 */
export async function drainOutbox(
  port: DrainPort,
  options: { backOnlineAt?: number | null } = {},
): Promise<DrainResult> {
  for (;;) {
    const [entry] = findDue(await port.store.list(), port.now(), options)
    if (!entry) return 'idle'
    const outcome = await attempt(entry, port)
    port.changed()
    if (outcome?.type === 'stop') return 'signed_out'
    // Without a connection the other lanes would fail too. The next drain tries them.
    if (outcome?.type === 'offline') return 'offline'
    if (outcome && isGeneralLimit(outcome)) await holdAll(outcome, port)
  }
}

/** What an attempt means for the entry, or that there is no connection. */
type AttemptEnd = Outcome | { type: 'offline' }

/** Tries to send one entry. Null when nothing was sent: the user has to confirm it, or it is gone. */
async function attempt(entry: OutboxEntry, port: DrainPort): Promise<AttemptEnd | null> {
  if (isExpired(entry, port.now())) return askToConfirm(entry, 'old', entry.body, port)
  await port.followSent(entry)
  const sending = await markSending(entry, port)
  if (!sending) return null
  port.changed()
  if (needsReview(entry, port.now())) {
    const reviewed = await answerOf((signal) => port.findChange(sending, signal))
    if ('error' in reviewed) return recordFailure(entry, reviewed.error, port)
    if (reviewed.value) return askToConfirm(entry, 'job_changed', reviewed.value, port)
  }
  const sent = await answerOf((signal) => port.send(sending, signal))
  return 'error' in sent ? recordFailure(entry, sent.error, port) : finish(sending, sent.value, port)
}

/** Counts the attempt before the request: after a crash the entry must not look as if it was never sent. */
async function markSending(
  entry: OutboxEntry,
  { store, now, hasNetwork }: DrainPort,
): Promise<OutboxEntry | null> {
  const marked = await store.change(entry.id, (stored) =>
    stored.state === 'failed' || stored.state === 'needs_confirm'
      ? stored
      : {
          ...stored,
          state: 'sending',
          attempts: stored.attempts + 1,
          ...(stored.hadNetwork === false && { hadNetwork: hasNetwork() }),
          triedAt: now(),
          nextAt: now(),
        },
  )
  return marked?.state === 'sending' ? marked : null
}

/** Updates the cache before it removes the entry: for a moment it may show twice, but it never disappears. */
async function finish(
  entry: OutboxEntry,
  answer: unknown,
  { store, storeAnswer }: DrainPort,
): Promise<Outcome> {
  if (await store.has(entry.id)) await storeAnswer(entry, answer)
  await store.remove(entry)
  return { type: 'done' }
}

/** @param entry as it was before the attempt */
async function recordFailure(entry: OutboxEntry, error: unknown, port: DrainPort): Promise<AttemptEnd> {
  const judged = outcomeOfError(error, entry.attempts + 1, port.random())
  const code = judged.type === 'retry' && isUnanswered(judged.error) ? judged.error.code : null
  const isOffline = code !== null && !(port.hasNetwork() && (await port.reachesServer()))
  const outcome = code === 'network' && !isOffline ? withoutAnswer(entry, port.random()) : judged
  await port.store.change(entry.id, (stored) => {
    if (outcome.type === 'failed') return { ...stored, state: 'failed', error: outcome.error }
    if (outcome.type !== 'retry') return { ...stored, state: 'queued' }
    const nextAt = port.now() + outcome.afterMs
    // Then another drainer was told meanwhile to wait (Retry-After), which counts more than no answer.
    const isTold = stored.nextAt > port.now() && stored.error !== null && !isUnanswered(stored.error)
    if (isTold || stored.nextAt > nextAt)
      return { ...stored, state: 'queued', nextAt: Math.max(stored.nextAt, nextAt) }
    return { ...stored, state: 'queued', error: outcome.error, nextAt }
  })
  return isOffline ? { type: 'offline' } : outcome
}

/** Lets everything wait for as long as the refused entry: each other attempt would count too, and be refused. */
async function holdAll(
  { afterMs, error }: Outcome & { type: 'retry' },
  { store, now, changed }: DrainPort,
): Promise<void> {
  const until = now() + afterMs
  for (const { id } of await store.list())
    await store.change(id, (stored) =>
      stored.state === 'queued' && stored.nextAt < until ? { ...stored, error, nextAt: until } : stored,
    )
  changed()
}

/** Asks the user to confirm the entry with the body that would be sent. It was not sent. */
async function askToConfirm(
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
