import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { requireActor } from './actor.ts'
import type { Deps } from './deps.ts'
import {
  dropOldIntentions,
  type Intention,
  listIntentions,
  lockIntentions,
  saveIntention,
} from './intentions-store.ts'
import { Problem } from './problem.ts'

/** `device/number/age`: the number of the change on this device, and the milliseconds since the user's action. */
const HEADER = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{1,15})\/(\d{1,13})$/i
// Requests without the header are ordered by their arrival.
const NO_DEVICE = '00000000-0000-0000-0000-000000000000'
// A client can invent devices, and each change reads all intentions for its thing. Dropped ones are older than those that
// stay, so that a repetition of one is still outdated by its age.
const MAX_DEVICES = 50

/** What is changed, and whose changes of it are ordered: by default the user's own. */
export type Thing = { userId: number; thing: string }

/**
 * Runs a change of a thing in one transaction, unless a newer change of it has already arrived. Idempotency is not
 * enough: the network may deliver an old PUT after a newer DELETE (src/decisions/026-order-of-intentions.md).
 * Changes of one device are ordered by their number, changes of several devices by the time of the user's action. The
 * device sends an age instead of a time, so that a wrong clock does no harm.
 * @param begin locks and reads for the change with statements that leave together with those of the order
 *   (src/decisions/046-held-statements.md), also when the change is outdated
 * @throws Problem 409 outdated, 400 for an unreadable header
 */
export async function applyInOrder<D extends Pick<Deps, 'db' | 'clock'>, T, B = undefined>(
  deps: D,
  request: FastifyRequest,
  thing: string | Thing,
  write: (deps: D, begun: B) => Promise<T>,
  begin?: (trx: Transaction<Tables>) => Promise<B>,
): Promise<T> {
  const sent = readHeader(request.headers.intention)
  const key = typeof thing === 'string' ? { userId: requireActor(request).id, thing } : thing
  return inTransaction(deps.db, async (trx) => {
    await lockIntentions(trx, key)
    const begun = (await begin?.(trx)) as B
    const known = await listIntentions(trx, key)
    const now = deps.clock()
    const intention = sent ? datedAfter(sent, known, now) : { device: NO_DEVICE, number: 0, intended_at: now }
    if (sent && isOutdated(intention, known)) throw new Problem('outdated')
    await saveIntention(trx, key, intention)
    if (known.length > MAX_DEVICES) await dropOldIntentions(trx, key, MAX_DEVICES)
    return write({ ...deps, db: trx }, begun)
  })
}

/**
 * As `applyInOrder`, for a change of some fields: only changes of the same fields are older or newer. If one is outdated, none
 * is changed.
 */
export function applyFieldsInOrder<D extends Pick<Deps, 'db' | 'clock'>, T>(
  deps: D,
  request: FastifyRequest,
  thing: string,
  fields: object,
  write: (deps: D) => Promise<T>,
): Promise<T> {
  // Sorted, so that two changes lock their fields in the same order.
  const [first = thing, ...others] = pathsOf(fields, thing).sort()
  const writeFrom = (from: D, [next, ...rest]: string[]): Promise<T> =>
    next === undefined
      ? write(from)
      : applyInOrder(from, request, next, (trxDeps) => writeFrom(trxDeps, rest))
  return writeFrom(deps, [first, ...others])
}

/** The addresses of all given fields, also within records. */
const pathsOf = (fields: object, within: string): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    const path = `${within}.${name}`
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, path)
      : [path]
  })

type Sent = { device: string; number: number; ageMs: number }

function readHeader(header: string | string[] | undefined): Sent | null {
  if (header === undefined) return null
  const [, device, number, age] = (typeof header === 'string' && HEADER.exec(header)) || []
  if (!device) throw new Problem('malformed')
  return { device: device.toLowerCase(), number: Number(number), ageMs: Number(age) }
}

/** Dates an intention. A repeated one keeps its time, and a later one of the same device is never dated earlier. */
function datedAfter({ device, number, ageMs }: Sent, known: readonly Intention[], now: Date): Intention {
  const own = known.find((one) => one.device === device)
  const asked = new Date(now.getTime() - ageMs)
  if (!own) return { device, number, intended_at: asked }
  const isRepeated = own.number === number
  return { device, number, intended_at: isRepeated || asked < own.intended_at ? own.intended_at : asked }
}

function isOutdated({ device, number, intended_at }: Intention, known: readonly Intention[]): boolean {
  return known.some((one) => (one.device === device ? one.number > number : one.intended_at > intended_at))
}
