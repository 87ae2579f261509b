import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type StoredAnswer = { request_hash: string; status: number; body: unknown }
type AnswerKey = { scope: string; key: string }

/** Takes a lock on `name` until the transaction ends; false when another transaction has it. A crash releases it. */
export async function tryLock(trx: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx)
  return rows[0]?.free === true
}

/** The stored answer for a caller and key, or null. */
export async function findStoredAnswer(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
): Promise<StoredAnswer | null> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the answer for a caller and key. */
export async function storeAnswer(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
  { request_hash, status, body }: StoredAnswer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash, status, body: JSON.stringify(body ?? null), created_at: now })
    .execute()
}
