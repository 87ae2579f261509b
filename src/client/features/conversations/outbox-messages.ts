import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'

export type WaitingMessage = EntryOf<'message'>

const isMessage = (entry: OutboxEntry): entry is WaitingMessage => entry.kind === 'message'

/** Returns the messages of a room that the server does not have yet, in the order of writing. */
export const messagesOf = (entries: readonly OutboxEntry[], roomId: number): WaitingMessage[] =>
  entries.filter(isMessage).filter(({ body }) => body.roomId === roomId)
