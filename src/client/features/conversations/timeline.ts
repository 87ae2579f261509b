import type { Message } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { WaitingMessage } from './outbox-messages.ts'

export type TimelineItem =
  | { type: 'day'; key: string; iso: string }
  | { type: 'unread'; key: string }
  | { type: 'message'; key: string; message: Message; isOwn: boolean; isFirst: boolean }
  | { type: 'waiting'; key: string; entry: WaitingMessage; isFirst: boolean }

type Sources = {
  messages: readonly Message[]
  waiting: readonly WaitingMessage[]
  userId: number
  /** The last seq read when the room was opened. A line separates it from newer messages. */
  readSeq: number | null
}

const GROUP_MS = 5 * MINUTE_MS

/** Builds the items of a room from top to bottom: days, messages, then messages that wait on the device. */
export function toTimeline({ messages, waiting, userId, readSeq }: Sources): TimelineItem[] {
  const items: TimelineItem[] = []
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  let day = ''
  let writer: number | null = null
  let time = 0
  const begin = (iso: string, by: number) => {
    const at = Date.parse(iso)
    const nextDay = dayOf(at)
    const isNewDay = nextDay !== day
    if (isNewDay) items.push({ type: 'day', key: `day ${nextDay}`, iso })
    const isFirst = isNewDay || by !== writer || at - time > GROUP_MS
    day = nextDay
    writer = by
    time = at
    return isFirst
  }
  let isLineDrawn = readSeq === null
  for (const message of messages) {
    const isOwn = message.user_id === userId
    const isFirst = begin(message.created_at, message.user_id)
    const isUnread = !isLineDrawn && !isOwn && message.seq > (readSeq ?? 0)
    if (isUnread) items.push({ type: 'unread', key: 'unread' })
    isLineDrawn ||= isUnread
    items.push({
      type: 'message',
      key: keyOf(message.client_id),
      message,
      isOwn,
      isFirst: isFirst || isUnread,
    })
  }
  for (const entry of waiting) {
    // The server has stored the message; its outbox entry is about to be removed.
    if (arrived.has(entry.id)) continue
    const isFirst = begin(new Date(entry.createdAt).toISOString(), userId)
    items.push({ type: 'waiting', key: keyOf(entry.id), entry, isFirst })
  }
  return items
}

/** The key stays the same after sending, so that the message does not move. */
const keyOf = (clientId: string) => `message ${clientId}`

/** The day of a time in the user's time zone. */
function dayOf(time: number): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
