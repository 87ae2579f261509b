import { type Kysely, sql } from 'kysely'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

export type StoredAnswer = { request_hash: string; status: number; body: unknown }
type AnswerKey = { scope: string; key: string }

/**
 * Locks a caller's key until the transaction ends (a crash releases it), and then reads the stored answer. Two statements
 * in one packet: a single one would see the data from before its lock.
 * @returns the answer, or null; 'locked' when another transaction has the lock
 */
export async function lockAnswer(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
): Promise<StoredAnswer | 'locked' | null> {
  const lock = await keyLock(trx, `${scope}:${key}`)
  const [stored] = await storedAnswer(trx, scope, key)
  return lock()[0]?.free ? (stored ?? null) : 'locked'
}
const keyLock = compileLater((trx, name: string) =>
  trx.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('free')),
)
const storedAnswer = compileOnce((trx, scope: string, key: string) =>
  trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key),
)

/** Stores the answer for a caller and key. */
export async function storeAnswer(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
  { request_hash, status, body }: StoredAnswer,
  now: Date,
): Promise<void> {
  await answerInsertion(trx, scope, key, request_hash, status, JSON.stringify(body ?? null), now)
}
const answerInsertion = compileLater(
  (trx, scope: string, key: string, request_hash: string, status: number, body: string, created_at: Date) =>
    trx.insertInto('idempotency_keys').values({ scope, key, request_hash, status, body, created_at }),
)
