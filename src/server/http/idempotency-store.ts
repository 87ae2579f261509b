import { type Kysely, sql } from 'kysely'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

export type StoredAnswer = { request_hash: string; status: number; body: unknown }
type AnswerKey = { scope: string; key: string }

/**
 * Locks a caller's key until the transaction ends (a crash releases it) and reads the stored answer, before the next statement
 * of the transaction. That one throws when another transaction has the lock (`isKeyLocked`).
 * @returns a function that returns the answer, or null
 */
export async function lockAnswerLater(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
): Promise<() => StoredAnswer | null> {
  const rows = await answerLockLater(trx, scope, key)
  return () => rows()[0] ?? null
}

/** As `lockAnswerLater`, at once. */
export async function lockAnswer(
  trx: Kysely<Tables>,
  { scope, key }: AnswerKey,
): Promise<StoredAnswer | null> {
  return (await answerLock(trx, scope, key))[0] ?? null
}

const selectLocked = (trx: Kysely<Tables>, scope: string, key: string) => ({
  compile: () =>
    sql<StoredAnswer>`select request_hash, status, body from lock_answer(${scope}, ${key}::uuid)`.compile(
      trx,
    ),
})
const answerLock = compileOnce(selectLocked)
const answerLockLater = compileLater(selectLocked)

/** Whether a transaction was refused because another one has the lock of its key. */
export const isKeyLocked = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

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
