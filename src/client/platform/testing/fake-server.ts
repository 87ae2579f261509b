import { ApiError, NetworkError } from '../api/errors.ts'
import type { OutboxEntry } from '../outbox/entry.ts'

type Receive = (entry: OutboxEntry) => Promise<unknown>

/** A server with idempotency: one key creates one record. It refuses a key whose first request is still running. */
export function createFakeServer() {
  const created = new Map<string, OutboxEntry>()
  const running = new Set<string>()
  const keys: string[] = []
  let isAnswerLost = false
  let isSlow = false

  const receive: Receive = async (entry) => {
    keys.push(entry.id)
    if (running.has(entry.id)) throw new ApiError({ status: 409, code: 'in_progress' })
    running.add(entry.id)
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8))
    running.delete(entry.id)
    if (!created.has(entry.id)) created.set(entry.id, entry)
    if (!isAnswerLost) return { id: created.size }
    isAnswerLost = false
    throw new NetworkError('the answer was lost')
  }

  return {
    receive,
    keys: () => keys,
    texts: (slug?: string) =>
      [...created.values()]
        .filter((entry) => slug === undefined || ('slug' in entry.body && entry.body.slug === slug))
        .map(({ body }) => ('text' in body ? body.text : '')),
    loseNextAnswer() {
      isAnswerLost = true
    },
    dawdle() {
      isSlow = true
    },
  }
}

/** A server that refuses the matching entries and passes the others on. */
export function failWith(error: Error, matches: (entry: OutboxEntry) => boolean, next: Receive): Receive {
  return async (entry) => {
    if (matches(entry)) throw error
    return next(entry)
  }
}
