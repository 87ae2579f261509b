import { describe, expect, it } from 'vitest'
import type { Message } from '#shared/contract/conversations.ts'
import type { WaitingMessage } from './outbox-messages.ts'
import { toTimeline } from './timeline.ts'

const ME = 1
const message = (seq: number, created_at: string, user_id = 2): Message => ({
  id: seq,
  room_id: 5,
  seq,
  client_id: `c${seq}`,
  user_id,
  text: `text ${seq}`,
  created_at,
  delivered_at: null,
  read_at: null,
})
const waiting = (id: string, createdAt: string) =>
  ({ id, kind: 'message', createdAt: Date.parse(createdAt) }) as WaitingMessage
const of = (messages: Message[], entries: WaitingMessage[] = [], readSeq: number | null = null) =>
  toTimeline({ messages, waiting: entries, userId: ME, readSeq })

describe('a room shows', () => {
  it('each day once, above its messages', () => {
    const items = of([
      message(1, '2026-11-20T10:00:00'),
      message(2, '2026-11-20T10:01:00'),
      message(3, '2026-11-21T09:00:00'),
    ])
    expect(items.map(({ type }) => type)).toEqual(['day', 'message', 'message', 'day', 'message'])
  })

  it('messages in a row as one group, until somebody else writes or five minutes pass', () => {
    const items = of([
      message(1, '2026-11-20T10:00:00'),
      message(2, '2026-11-20T10:01:00'),
      message(3, '2026-11-20T10:02:00', ME),
      message(4, '2026-11-20T10:09:00', ME),
    ])
    expect(items.filter((item) => item.type === 'message').map(({ isFirst }) => isFirst)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('exactly one line, above the first unread message', () => {
    const items = of(
      [
        message(1, '2026-11-20T10:00:00'),
        message(2, '2026-11-20T10:01:00', ME),
        message(3, '2026-11-20T10:02:00'),
        message(4, '2026-11-20T10:02:30'),
      ],
      [],
      1,
    )
    expect(items.map(({ type }) => type)).toEqual([
      'day',
      'message',
      'message',
      'unread',
      'message',
      'message',
    ])
  })

  it('waiting messages last, and only once when the answer has already arrived', () => {
    const items = of(
      [message(1, '2026-11-20T10:00:00', ME)],
      [waiting('c1', '2026-11-20T10:00:00'), waiting('c2', '2026-11-20T10:00:10')],
    )
    expect(items.map(({ key }) => key)).toEqual(['day 2026-11-20', 'message c1', 'message c2'])
  })
})
