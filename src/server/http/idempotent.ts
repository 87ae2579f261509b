import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from './deps.ts'
import {
  isKeyLocked,
  lockAnswer,
  lockAnswerLater,
  type StoredAnswer,
  storeAnswer,
} from './idempotency-store.ts'
import { Problem } from './problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export type AnswerToStore = { status: number; body?: unknown }

/**
 * Runs a creating POST in one transaction. With an Idempotency-Key, the same transaction stores the answer: a repeated
 * request gets the stored answer and creates nothing (src/decisions/002-idempotency.md).
 * Errors are not stored: nothing was created, and a retry may succeed.
 * @param begin locks and reads for `make` with statements that leave together with the lock of the key
 *   (src/decisions/046-held-statements.md); the last one must not be held. It throws no Problem: the request may be a repeated one.
 * @throws Problem 400 for a key that is no UUID, 409 in_progress, 422 idempotency_key_reused
 */
export async function answerOnce<B = undefined>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (trx: Transaction<Tables>, begun: B) => Promise<AnswerToStore>,
  begin?: (trx: Transaction<Tables>) => Promise<B>,
): Promise<unknown> {
  const answer = await makeOnce({ db, clock }, request, reply, make, begin)
  return reply.status(answer.status).send(answer.body)
}

/**
 * Runs a decision in one transaction, once for each Idempotency-Key. A repeated request does nothing, and the route then
 * answers with the present state. Without it, a repeat after a lost answer would look like the decision of another person.
 * @throws Problem as `answerOnce`
 */
export async function decideOnce(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  decide: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await makeOnce(deps, request, reply, async (trx) => {
    await decide(trx)
    return { status: 200 }
  })
}

function makeOnce<B>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (trx: Transaction<Tables>, begun: B) => Promise<AnswerToStore>,
  begin?: (trx: Transaction<Tables>) => Promise<B>,
): Promise<AnswerToStore> {
  const key = request.headers['idempotency-key']
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return make(trx, (await begin?.(trx)) as B)
    const answerKey = {
      scope: request.actor ? `user:${request.actor.id}` : 'anonymous',
      key: requireUuid(key),
    }
    const { stored, begun } = await lockAndBegin(trx, answerKey, begin).catch((error: unknown) => {
      // Answers at once instead of waiting for the lock: the first request may take long.
      throw isKeyLocked(error) ? new Problem('in_progress', { headers: { 'retry-after': '1' } }) : error
    })
    const request_hash = hashOfRequest(request)
    if (stored) {
      if (stored.request_hash !== request_hash) throw new Problem('idempotency_key_reused')
      reply.header('idempotent-replayed', 'true')
      return { status: stored.status, body: stored.body ?? undefined }
    }
    const fresh = await make(trx, begun)
    await storeAnswer(trx, answerKey, { request_hash, status: fresh.status, body: fresh.body }, clock())
    return fresh
  })
}

async function lockAndBegin<B>(
  trx: Transaction<Tables>,
  key: Parameters<typeof lockAnswer>[1],
  begin?: (trx: Transaction<Tables>) => Promise<B>,
): Promise<{ stored: StoredAnswer | null; begun: B }> {
  if (!begin) return { stored: await lockAnswer(trx, key), begun: undefined as B }
  const stored = await lockAnswerLater(trx, key)
  const begun = await begin(trx)
  return { stored: stored(), begun }
}

function requireUuid(key: string | string[]): string {
  if (typeof key !== 'string' || !UUID.test(key)) throw new Problem('malformed')
  return key.toLowerCase()
}

// Each attempt proves anew who sends it, and the stored hash of a password could be guessed from.
const PROOFS = ['password', 'passkey']
const withoutProofs = (key: string, value: unknown) => (PROOFS.includes(key) ? undefined : value)

const hashOfRequest = ({ method, url, body }: FastifyRequest): string =>
  hashOf(`${method} ${url}\n${JSON.stringify(body ?? null, withoutProofs)}`)
