import { setTimeout as wait } from 'node:timers/promises'
import type { Tally } from './tally.ts'

const GIVE_UP_AFTER_MS = 5000
const RETRY_AFTER_MS = 150

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  key?: string
}
export type Answer<T> = { status: number; isReplayed: boolean; body: T }

/** Calls of one person that are repeated until the server has given a final answer, as in the outbox. */
export function createCalls(base: string, token: string, tally: Tally) {
  const once = async <T>({ method, path, body, key }: Call): Promise<Answer<T> | null> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      })
      const text = await response.text()
      const isReplayed = response.headers.has('idempotent-replayed')
      return { status: response.status, isReplayed, body: (text ? JSON.parse(text) : undefined) as T }
    } catch {
      tally.lost += 1
      return null
    }
  }
  return {
    once,
    /** @throws when the server refuses */
    async untilAnswered<T>(call: Call): Promise<Answer<T>> {
      for (;;) {
        const answer = await once<T>(call)
        if (answer && answer.status < 400) return answer
        if (answer) {
          const isRunning = (answer.body as { code?: string } | undefined)?.code === 'in_progress'
          const isLater = isRunning || answer.status === 429 || answer.status >= 500
          if (!isLater) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
          tally.later += 1
        }
        await wait(RETRY_AFTER_MS)
      }
    },
  }
}
export type Calls = ReturnType<typeof createCalls>
