import { describeCode } from '#shared/contract/error-codes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { ApiError, ForeignAnswerError, NetworkError } from '../api/errors.ts'
import {
  type DeviceCode,
  deviceError,
  type EntryBody,
  type EntryError,
  kindOf,
  type OutboxEntry,
} from './entry.ts'

// A clock that is corrected by less changes little in the age of an entry.
const CLOCK_SLACK_MS = HOUR_MS
const MAX_BACKOFF_MS = 5 * MINUTE_MS
// A wrong header must not delay a bid for days.
const MAX_RETRY_AFTER_MS = HOUR_MS
// The server forgets keys and the order of changes after 31 days (decisions 002, 026): sent later, a change could be made twice, or
// undo a newer one.
const EXPIRES_AFTER_MS = 30 * DAY_MS
const UNKNOWN_AGE = Number.MAX_VALUE
// The server counts all requests by the minute. A longer wait comes from a limit that concerns one kind of entry.
const LONGEST_GENERAL_LIMIT_MS = MINUTE_MS

/** The server's messages about single fields. The name of a list's field stands for its items (`skills.0`). */
export function fieldReasons(error: EntryError | null): { field: string; message: string }[] {
  const reasons = Object.entries(error?.errors ?? {}).flatMap(([path, messages]) =>
    messages.map((message) => ({ field: path.split('.')[0] ?? path, message })),
  )
  return [...new Map(reasons.map((reason) => [`${reason.field} ${reason.message}`, reason])).values()]
}

/** What an answer means for the entry. */
export type Outcome =
  | { type: 'done' }
  | { type: 'retry'; afterMs: number; error: EntryError }
  /** Nobody is signed in, even after a refresh. Nothing is sent and nothing is deleted. */
  | { type: 'stop' }
  | { type: 'failed'; error: EntryError }

/** Sorts entries by the order of writing. */
export function sortByWriting(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return [...entries].sort((a, b) => a.seq - b.seq)
}

/**
 * The entries that may be sent now, at most one for each lane: the first that was not refused. A refused entry lets its
 * lane continue; an entry that waits for its time or for the user holds it.
 * `backOnlineAt`: when the connection came back; what failed for want of one, and was not tried since, need not wait.
 * Then what was tried least recently comes first: an entry that never gets an answer must not hold the other lanes at each
 * return.
 */
export function findDue(
  entries: readonly OutboxEntry[],
  now: number,
  { backOnlineAt = null }: { backOnlineAt?: number | null } = {},
): OutboxEntry[] {
  const due = laneHeads(entries).filter(
    (entry) =>
      entry.state !== 'needs_confirm' &&
      (dueAt(entry, now) <= now ||
        // Several tabs hear of the connection at once: the first one tries, the others do not repeat it.
        (backOnlineAt !== null && isCut(entry.error) && (entry.triedAt ?? 0) <= backOnlineAt)),
  )
  return backOnlineAt === null ? due : due.sort((a, b) => (a.triedAt ?? 0) - (b.triedAt ?? 0))
}

const CUT: readonly DeviceCode[] = ['network', 'foreign']

/** Whether an attempt failed because of the connection or the network. */
const isCut = (error: EntryError | null): boolean => CUT.some((code) => code === error?.code)

/** Whether an attempt got no answer of our server. */
export const isUnanswered = (error: EntryError | null): boolean =>
  isCut(error) || error?.code === ('no_answer' satisfies DeviceCode)

/** What an entry waits for that is neither refused nor to be confirmed. */
export type WaitsFor =
  /** A connection. */
  | 'connection'
  /** The entry before it in its lane. */
  | 'earlier'
  /** The end of the time to undo it. */
  | 'undo'
  /** The next attempt at `nextAt`: the server has refused it for now. */
  | 'retry'
  /** Nothing: it is being sent, or is next. */
  | 'nothing'

/** What the entry waits for. `entries` are all entries of the account. */
export function waitsFor(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  { now, isOffline }: { now: number; isOffline: boolean },
): WaitsFor {
  const isNetwork = entry.error?.code === ('network' satisfies DeviceCode)
  if (isOffline || (isNetwork && entry.state !== 'sending')) return 'connection'
  if (entry.state === 'sending') return 'nothing'
  if (laneHeads(entries).some(({ lane, seq }) => lane === entry.lane && seq < entry.seq)) return 'earlier'
  if (dueAt(entry, now) <= now) return 'nothing'
  return entry.error ? 'retry' : 'undo'
}

/** Whether an entry waits behind an earlier one of its lane that waits itself: for the user, or for its next attempt. */
export function isHeldUp(entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  const head = laneHeads(entries).find(({ lane }) => lane === entry.lane)
  if (!head || head.seq >= entry.seq) return false
  return head.state === 'needs_confirm' || (head.state === 'queued' && head.error !== null)
}

/** When the next entry is due; null when none will be. */
export function nextWakeAt(entries: readonly OutboxEntry[], now: number): number | null {
  const times = laneHeads(entries)
    .filter((entry) => entry.state !== 'needs_confirm')
    .map((entry) => dueAt(entry, now))
  return times.length ? Math.min(...times) : null
}

/**
 * When the entry may be sent. If the clock shows less than when that was decided, it has been set back, by hours or days
 * perhaps: then the entry does not wait.
 */
const dueAt = ({ nextAt, triedAt, createdAt }: OutboxEntry, now: number) =>
  now < (triedAt ?? createdAt) ? now : nextAt

function laneHeads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>()
  for (const entry of sortByWriting(entries)) {
    if (entry.state !== 'failed' && !heads.has(entry.lane)) heads.set(entry.lane, entry)
  }
  return [...heads.values()]
}

/** Whether the entry is so old that the user must confirm it first. */
export function isExpired(entry: OutboxEntry, now: number): boolean {
  const { expiresAfterMs } = kindOf(entry)
  const age = ageOf(entry, now)
  if (expiresAfterMs !== undefined) return age > expiresAfterMs
  // A clock that was corrected is no reason to ask about everything that waits.
  return age > EXPIRES_AFTER_MS && age !== UNKNOWN_AGE
}

/** Whether the entry waited so long that its subject may have changed. */
export function needsReview(entry: OutboxEntry, now: number): boolean {
  return ageOf(entry, now) > (kindOf(entry).review?.afterMs ?? Infinity)
}

/** Unknown, perhaps long, if the clock has been set back to before the entry was written. */
function ageOf({ confirmedAt, createdAt }: OutboxEntry, now: number): number {
  const age = now - (confirmedAt ?? createdAt)
  return age < -CLOCK_SLACK_MS ? UNKNOWN_AGE : age
}

/** Whether the server cannot have the entry: it was never sent, or was refused with a code that proves it. */
export function isCertainlyUnsent({ state, attempts, error }: OutboxEntry): boolean {
  if (state !== 'failed') return attempts === 0
  return (
    error?.code !== ('unexpected' satisfies DeviceCode) && !describeCode(error?.code ?? '')?.isPerhapsSent
  )
}

/** Whether the server may have the entry. An attempt without any network has not arrived. */
export const isPerhapsSent = (entry: OutboxEntry): boolean =>
  !isCertainlyUnsent(entry) && entry.hadNetwork !== false

/** The body with which a discarded entry waits until it was sent and its result deleted; null if it can be removed. */
export const discardedBody = (entry: OutboxEntry): EntryBody | null =>
  kindOf(entry).discard?.(entry.body, isPerhapsSent(entry)) ?? null

/**
 * Applies an entry that replaces the earlier ones of its lane: those not being sent are dropped, and those that can be
 * merged go into its body. An entry is needed also after its unsent opposite: another device may have changed the same.
 */
export function replaceEarlier(
  entries: readonly OutboxEntry[],
  added: Pick<OutboxEntry, 'kind' | 'lane' | 'body'>,
): { dropped: string[]; body: EntryBody } {
  const { merge, amend, replacesEarlier } = kindOf(added)
  const lane = sortByWriting(entries.filter((entry) => entry.lane === added.lane))
  const isSame = (entry: OutboxEntry) => kindOf(entry).replacesEarlier === replacesEarlier
  const other = lane.findLastIndex((entry) => !isSame(entry) && entry.state !== 'failed')
  const earlier = (replacesEarlier === true ? lane : lane.slice(other + 1)).filter(isSame)
  // A refused entry is not merged, because the merged entry would be refused too. It stays visible with its reason.
  const dropped = earlier.filter(({ state }) => state !== 'sending' && !(merge && state === 'failed'))
  const merged = merge
    ? sortByWriting(dropped)
        .filter(({ kind }) => kind === added.kind)
        .reduceRight((later, entry) => merge(entry.body, later, !isCertainlyUnsent(entry)), added.body)
    : added.body
  // What is being sent may arrive before this entry knows of its version: then it is the device's own text, no conflict.
  const sending = earlier.filter(({ kind, state }) => kind === added.kind && state === 'sending')
  const body = merge && amend ? sending.reduce((later, { body }) => amend(body, later, true), merged) : merged
  return { dropped: dropped.map(({ id }) => id), body }
}

/** Judges an error by its code. `attempts` includes the failed one. */
export function outcomeOfError(error: unknown, attempts: number, random: number): Outcome {
  if (error instanceof NetworkError) {
    const code = error instanceof ForeignAnswerError ? 'foreign' : 'network'
    return { type: 'retry', afterMs: backoff(attempts, random), error: deviceError(code) }
  }
  if (!(error instanceof ApiError)) {
    return { type: 'failed', error: deviceError('unexpected') }
  }
  const reason = toEntryError(error)
  const described = describeCode(error.code)
  switch (described ? described.retry : retryByStatus(error.status)) {
    case 'after-login':
      return { type: 'stop' }
    case 'soon':
      return { type: 'retry', afterMs: SECOND_MS, error: reason }
    case 'later':
      return { type: 'retry', afterMs: waitFor(error, backoff(attempts, random)), error: reason }
    default:
      return { type: 'failed', error: reason }
  }
}

/**
 * The outcome of an attempt without an answer while the server answers other requests: the entry alone waits, each time up
 * to twice as long, because it is likely to fail again. The return of the connection does not shorten that.
 * @param entry as it was before the attempt
 */
export function withoutAnswer(
  { error, triedAt, nextAt }: OutboxEntry,
  random: number,
): Outcome & { type: 'retry' } {
  const isAgain = error?.code === ('no_answer' satisfies DeviceCode)
  const formerMs = isAgain ? Math.max(SECOND_MS, nextAt - (triedAt ?? nextAt)) : SECOND_MS
  const afterMs = Math.min(MAX_BACKOFF_MS, formerMs * (1 + random))
  return { type: 'retry', afterMs, error: deviceError('no_answer') }
}

/** Whether the server takes nothing of this device until the entry's next attempt: its limit of requests is reached. */
export const isGeneralLimit = (outcome: Outcome): outcome is Outcome & { type: 'retry' } =>
  outcome.type === 'retry' &&
  outcome.error.code === 'too_many_requests' &&
  outcome.afterMs <= LONGEST_GENERAL_LIMIT_MS

/** Exponential backoff with full jitter: between one second and a limit that doubles each time, at most five minutes. */
export function backoff(attempts: number, random: number): number {
  const max = Math.min(MAX_BACKOFF_MS, SECOND_MS * 2 ** Math.min(attempts, 20))
  return SECOND_MS + random * (max - SECOND_MS)
}

/** For codes of a newer server, and for proxies, which answer without a code. */
function retryByStatus(status: number): 'later' | 'after-login' | undefined {
  if (status === 401) return 'after-login'
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'later' : undefined
}

function waitFor(error: ApiError, backoffMs: number): number {
  const retryAfterMs = Math.min(MAX_RETRY_AFTER_MS, (error.retryAfterSeconds ?? 0) * SECOND_MS)
  return Math.max(retryAfterMs, backoffMs)
}

function toEntryError({ code, message, errors }: ApiError): EntryError {
  return errors ? { code, message, errors } : { code, message }
}
