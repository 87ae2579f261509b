import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Deps } from './deps.ts'
import { Problem } from './problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export type Made = { status: number; body?: unknown }

/**
 * Runs a creating POST in one transaction. With an Idempotency-Key the answer is stored in that same transaction:
 * the same caller, key and request then get it again, and nothing is made twice (api.md, Conventions).
 * Refusals are not stored: they made nothing, and what refused once may be possible later.
 * @throws Problem 400 for a key that is no UUID, 409 in_progress, 422 idempotency_key_reused
 */
export async function answerOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (trx: Transaction<Tables>) => Promise<Made>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const made = await db.transaction().execute(async (trx) => {
    if (key === undefined) return make(trx)
    if (typeof key !== 'string' || !UUID.test(key)) throw new Problem(400, 'malformed')
    const scope = request.actor ? `user:${request.actor.id}` : 'anonymous'
    await takeTurn(trx, `${scope}:${key.toLowerCase()}`)
    const stored = await findStored(trx, scope, key, hashOf(request))
    if (stored) {
      reply.header('idempotent-replayed', 'true')
      return stored
    }
    const fresh = await make(trx)
    await trx
      .insertInto('idempotency_keys')
      .values({
        scope,
        key,
        request_hash: hashOf(request),
        status: fresh.status,
        body: JSON.stringify(fresh.body ?? null),
        created_at: clock(),
      })
      .execute()
    return fresh
  })
  return reply.status(made.status).send(made.body)
}

/** The lock is the transaction's, so a crash frees it. Whoever finds it taken is told, not kept waiting. */
async function takeTurn(trx: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx)
  if (!rows[0]?.free) throw new Problem(409, 'in_progress', { headers: { 'retry-after': '1' } })
}

async function findStored(
  trx: Kysely<Tables>,
  scope: string,
  key: string,
  hash: string,
): Promise<Made | null> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== hash) throw new Problem(422, 'idempotency_key_reused')
  return { status: row.status, body: row.body ?? undefined }
}

function hashOf(request: FastifyRequest): string {
  const what = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`
  return createHash('sha256').update(what).digest('hex')
}
