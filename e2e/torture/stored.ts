import type { Message } from '../../src/shared/contract/conversations.ts'
import type { Calls } from './calls.ts'

/** All messages of a room. */
export async function readMessages(calls: Calls, roomId: number): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const path = `/api/v1/chat/rooms/${roomId}/messages?limit=200&after=${all.at(-1)?.seq ?? 0}`
    const { body } = await calls.untilAnswered<{ data: Message[] }>({ method: 'GET', path })
    if (body.data.length === 0) return all
    all.push(...body.data)
  }
}

/** Acknowledged texts must be stored once; one more may be stored whose answer was lost. */
export function findLosses(
  what: string,
  acknowledged: readonly string[],
  stored: readonly string[],
): string[] {
  const kept = new Set(stored)
  const missing = acknowledged.filter((text) => !kept.has(text))
  return [
    ...missing.map((text) => `${what} "${text}" was acknowledged and is missing`),
    ...(kept.size === stored.length
      ? []
      : [`${stored.length - kept.size} of ${stored.length}: ${what} stored twice`]),
  ]
}
