import type { Message, MessageReceipt, MessagesPage, Room } from '#shared/contract/conversations.ts'

/*
 * Merges events and answers of the server into what is shown, in any order and any number of times. All functions are
 * pure. A message counts once, by its seq, and marks only move forward, but for one that was discarded.
 */

/** What this device knows about the messages of a room. */
export type Conversation = {
  /** Sorted by seq, each once. Gaps are filled by fetching the missing messages. */
  messages: readonly Message[]
  /** The newest seq that the server is known to have. */
  lastSeq: number
  /** Up to which seq the current user has read. */
  readSeq: number
  otherDeliveredSeq: number
  otherReadSeq: number
}
export type ReceiptKind = 'read' | 'delivered'

/** A room about which nothing is known yet. */
export const UNKNOWN: Conversation = {
  messages: [],
  lastSeq: 0,
  readSeq: 0,
  otherDeliveredSeq: 0,
  otherReadSeq: 0,
}

/** Merges new messages from an event, a page or the outbox. Returns the same object when nothing is new. */
export function applyMessages(conversation: Conversation, incoming: readonly Message[]): Conversation {
  const messages = mergeMessages(conversation.messages, incoming)
  const lastSeq = Math.max(conversation.lastSeq, messages.at(-1)?.seq ?? 0)
  return changed(conversation, { messages, lastSeq })
}

/** Merges messages that staff have changed. Those that are not known here are fetched with their page. */
export function applyChanges(conversation: Conversation, changes: readonly Message[]): Conversation {
  const known = new Set(conversation.messages.map(({ seq }) => seq))
  return applyMessages(
    conversation,
    changes.filter(({ seq }) => known.has(seq)),
  )
}

/** Merges a page of GET /chat/rooms/{id}/messages, older or newer. */
export function applyPage(conversation: Conversation, { data, meta }: MessagesPage): Conversation {
  const { lastSeq, readSeq, otherDeliveredSeq, otherReadSeq, messages } = applyChanges(
    applyMessages(conversation, data),
    meta.changed ?? [],
  )
  return changed(conversation, {
    messages,
    lastSeq: Math.max(lastSeq, meta.last_seq),
    readSeq: Math.max(readSeq, meta.read_seq),
    otherDeliveredSeq: Math.max(otherDeliveredSeq, meta.interlocutor_delivered_seq),
    otherReadSeq: Math.max(otherReadSeq, meta.interlocutor_read_seq),
  })
}

/** Merges a read or delivery mark of one member. `userId` is the current user. */
export function applyReceipt(
  conversation: Conversation,
  kind: ReceiptKind,
  { user_id, seq }: Pick<MessageReceipt, 'user_id' | 'seq'>,
  userId: number,
): Conversation {
  const key = user_id === userId ? 'readSeq' : kind === 'read' ? 'otherReadSeq' : 'otherDeliveredSeq'
  if (key === 'readSeq' && kind === 'delivered') return conversation
  return changed(conversation, { [key]: Math.max(conversation[key], seq) })
}

/** Takes back a read mark that will never reach the server. */
export const withReadBack = (conversation: Conversation, seq: number): Conversation =>
  changed(conversation, { readSeq: Math.min(conversation.readSeq, seq) })

/** The same in the list of rooms. The number of unread messages is fetched again. */
export const withReadBackInRooms = (rooms: readonly Room[], id: number, seq: number): readonly Room[] =>
  rooms.map((room) => (room.id === id && room.read_seq > seq ? { ...room, read_seq: seq } : room))

/** Merges two versions, for example a fetched one and one that events changed meanwhile. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  return changed(applyMessages(one, other.messages), {
    lastSeq: Math.max(one.lastSeq, other.lastSeq),
    readSeq: Math.max(one.readSeq, other.readSeq),
    otherDeliveredSeq: Math.max(one.otherDeliveredSeq, other.otherDeliveredSeq),
    otherReadSeq: Math.max(one.otherReadSeq, other.otherReadSeq),
  })
}

/**
 * Returns the seq after which messages are missing, or null when none are. The seqs of a room have no gaps on the
 * server.
 */
export function missingAfter({ messages, lastSeq }: Conversation): number | null {
  const first = messages[0]
  if (!first) return lastSeq > 0 ? 0 : null
  const gap = messages.findIndex(({ seq }, index) => seq !== first.seq + index)
  const last = gap === -1 ? (messages.at(-1)?.seq ?? 0) : first.seq + gap - 1
  return last < lastSeq ? last : null
}

/** Whether the server has messages older than the first one here. */
export const hasEarlier = ({ messages }: Conversation): boolean => (messages[0]?.seq ?? 1) > 1

/** Returns what the device stores of a room: the newest messages, without a gap. */
export function newestPart(conversation: Conversation, max: number): Conversation {
  const { messages } = conversation
  const gap = messages.findLastIndex(
    ({ seq }, index) => index > 0 && seq !== (messages[index - 1]?.seq ?? 0) + 1,
  )
  return { ...conversation, messages: messages.slice(Math.max(gap, messages.length - max, 0)) }
}

function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const changes = incoming.filter((message) => isChange(known, message))
  if (changes.length === 0) return known
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of changes) bySeq.set(message.seq, mergeMessage(bySeq.get(message.seq), message))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

function isChange(known: readonly Message[], message: Message): boolean {
  const latest = known.findLast(({ seq }) => seq <= message.seq)
  return latest?.seq !== message.seq || mergeMessage(latest, message) !== latest
}

/**
 * Merges two versions of a message. Only staff change its text, each time with a higher revision; of two times the earlier
 * is the real one.
 */
function mergeMessage(known: Message | undefined, message: Message): Message {
  if (!known) return message
  const delivered_at = earlier(known.delivered_at, message.delivered_at)
  const read_at = earlier(known.read_at, message.read_at)
  const newest = latestOf(known, message)
  if (newest === known && delivered_at === known.delivered_at && read_at === known.read_at) return known
  return { ...newest, delivered_at, read_at }
}

const latestOf = (known: Message, message: Message) =>
  (message.revision ?? 0) > (known.revision ?? 0) ? message : known

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function changed(before: Conversation, change: Partial<Conversation>): Conversation {
  const keys = Object.keys(change) as (keyof Conversation)[]
  return keys.every((key) => before[key] === change[key]) ? before : { ...before, ...change }
}

/**
 * Applies a message to the list of rooms. Returns null when the list must be refetched: the room is new, or a message
 * was missed.
 */
export function applyMessageToRooms(
  rooms: readonly Room[],
  message: Message,
  userId: number,
): readonly Room[] | null {
  const room = rooms.find(({ id }) => id === message.room_id)
  if (!room) return null
  if (message.seq <= room.last_seq) return rooms
  const isUnread = message.user_id !== userId && message.seq > room.read_seq
  const next = {
    ...room,
    last_message: message,
    last_seq: message.seq,
    updated_at: message.created_at,
    has_answered: room.has_answered || message.user_id === userId,
    new_message_count: room.new_message_count + (isUnread ? 1 : 0),
  }
  const isComplete = message.seq === room.last_seq + 1
  return isComplete ? newestFirst(rooms.map((other) => (other === room ? next : other))) : null
}

/** Applies a message that staff have changed to the list of rooms. Returns the same list when it is no last message. */
export function applyChangeToRooms(rooms: readonly Room[], message: Message): readonly Room[] {
  const room = rooms.find(({ id }) => id === message.room_id)
  const last = room?.last_message
  if (!room || last?.seq !== message.seq || latestOf(last, message) === last) return rooms
  return rooms.map((other) => (other === room ? { ...room, last_message: message } : other))
}

/** Applies a read or delivery mark to the list of rooms. Returns the same list when nothing changes. */
export function applyReceiptToRooms(
  rooms: readonly Room[],
  kind: ReceiptKind,
  { room_id, user_id, seq }: Pick<MessageReceipt, 'room_id' | 'user_id' | 'seq'>,
  userId: number,
): readonly Room[] {
  const room = rooms.find(({ id }) => id === room_id)
  if (!room || (user_id === userId && kind === 'delivered')) return rooms
  const key =
    user_id === userId ? 'read_seq' : kind === 'read' ? 'interlocutor_read_seq' : 'interlocutor_delivered_seq'
  if (seq <= room[key]) return rooms
  const next = withCount({ ...room, [key]: seq })
  return rooms.map((other) => (other === room ? next : other))
}

/** Merges a fetched list, which may be older than the events that arrived during the request. */
export function mergeRooms(known: readonly Room[] | undefined, fetched: readonly Room[]): readonly Room[] {
  if (!known) return fetched
  const byId = new Map(known.map((room) => [room.id, room]))
  return newestFirst(fetched.map((room) => mergeRoom(byId.get(room.id), room)))
}

function mergeRoom(known: Room | undefined, fetched: Room): Room {
  if (!known) return fetched
  const newer = known.last_seq > fetched.last_seq ? known : fetched
  return withCount({
    ...fetched,
    last_message: latestMessage(known, fetched),
    last_seq: newer.last_seq,
    updated_at: newer.updated_at,
    new_message_count: newer.new_message_count,
    read_seq: Math.max(known.read_seq, fetched.read_seq),
    interlocutor_read_seq: Math.max(known.interlocutor_read_seq, fetched.interlocutor_read_seq),
    interlocutor_delivered_seq: Math.max(
      known.interlocutor_delivered_seq,
      fetched.interlocutor_delivered_seq,
    ),
  })
}

function latestMessage(known: Room, fetched: Room): Message | null {
  if (known.last_seq !== fetched.last_seq)
    return (known.last_seq > fetched.last_seq ? known : fetched).last_message
  const [before, now] = [known.last_message, fetched.last_message]
  return before && now && latestOf(now, before) === before ? before : now
}

/** Limits the unread count to the number of messages after the last one read. */
function withCount(room: Room): Room {
  const max = Math.max(0, room.last_seq - room.read_seq)
  return room.new_message_count <= max ? room : { ...room, new_message_count: max }
}

const newestFirst = (rooms: readonly Room[]): readonly Room[] =>
  [...rooms].sort((a, b) =>
    a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id,
  )

/** The number of unread messages in all rooms. */
export const totalUnread = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, { new_message_count }) => sum + new_message_count, 0)
