import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requireActor } from './actor.ts'

const MAX_BYTES = 16 * 1024 * 1024

type Kept = { state: string; bytes: Buffer; etag: string }

/**
 * Keeps serialised answers of signed-in users, and sends them again while what they were made of is unchanged
 * (src/decisions/060-unchanged-answers.md).
 * @returns a function that sends an answer: the kept one of this user and `key`, or what `make` returns. `state` must have been
 *   read before `make` is called and change with each change of the answer.
 */
export function createUnchangedAnswers() {
  const answers = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // Short buffers share a block of memory, which any of them keeps alive.
    sizeCalculation: ({ state, bytes }, key) =>
      Math.max(bytes.length, Buffer.poolSize) + 2 * (state.length + key.length) + 500,
  })
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, state, make }: { key: string; state: string; make: () => Promise<unknown> },
  ): Promise<never> => {
    const ownKey = `${requireActor(request).id} ${key}`
    let answer = answers.get(ownKey)
    if (answer?.state !== state) {
      const bytes = Buffer.from(String(reply.serialize(await make())))
      answer = { state, bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` }
      answers.set(ownKey, answer)
    }
    reply.header('etag', answer.etag).type('application/json; charset=utf-8')
    return reply.send(answer.bytes) as never
  }
}
