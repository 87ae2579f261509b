import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'

export type WaitingMessage = EntryOf<'message'>

const isMessage = (entry: OutboxEntry): entry is WaitingMessage => entry.kind === 'message'

/** Returns the messages of a room that the server does not have yet, in the order of writing. */
export const messagesOf = (entries: readonly OutboxEntry[], roomId: number): WaitingMessage[] =>
  entries.filter(isMessage).filter(({ body }) => body.roomId === roomId)

type FirstMessage = EntryOf<'first-message'>

/** Returns the newest message of each conversation that does not exist on the server yet, the newest first. */
export function newChatsIn(entries: readonly OutboxEntry[]): FirstMessage[] {
  const newest = new Map<string, FirstMessage>()
  for (const entry of entries) if (entry.kind === 'first-message') newest.set(entry.lane, entry)
  return [...newest.values()].reverse()
}
