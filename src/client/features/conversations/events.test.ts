import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message, MessagesPage } from '#shared/contract/conversations.ts'
import {
  applyChanges,
  applyChangeToRooms,
  applyMessages,
  applyMessageToRooms,
  applyPage,
  applyReceipt,
  applyReceiptToRooms,
  type Conversation,
  hasEarlier,
  mergeConversations,
  mergeRooms,
  missingAfter,
  newestPart,
  totalUnread,
  UNKNOWN,
  withReadBack,
  withReadBackInRooms,
} from './events.ts'
import { room } from './testing/room.ts'

const ME = 1
const OTHER = 2
const LIMIT = 7

const message = (seq: number, some: Partial<Message> = {}): Message => ({
  id: 1000 + seq,
  room_id: 5,
  seq,
  client_id: `c${seq}`,
  user_id: seq % 3 === 0 ? ME : OTHER,
  text: `text ${seq}`,
  created_at: new Date(Date.UTC(2026, 10, 21, 8, 0, seq)).toISOString(),
  delivered_at: null,
  read_at: null,
  ...some,
})
const upTo = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1))
const page = (all: Message[], data: Message[], read = 0): MessagesPage => ({
  data,
  meta: {
    last_seq: all.length,
    read_seq: read,
    interlocutor_delivered_seq: read,
    interlocutor_read_seq: read,
  },
})
const after = (all: Message[], seq: number) => all.filter((one) => one.seq > seq).slice(0, LIMIT)
const before = (all: Message[], seq: number) => all.filter((one) => one.seq < seq).slice(-LIMIT)
const seqs = ({ messages }: Conversation) => messages.map(({ seq }) => seq)

/** A random step of a client: an event about any message, any page, or the server's answer to an outbox entry. */
const step = (count: number) =>
  fc.oneof(
    fc.record({ kind: fc.constant('event' as const), seq: fc.integer({ min: 1, max: count }) }),
    fc.record({ kind: fc.constant('after' as const), seq: fc.integer({ min: 0, max: count }) }),
    fc.record({ kind: fc.constant('before' as const), seq: fc.integer({ min: 1, max: count + 1 }) }),
    fc.record({ kind: fc.constant('read' as const), seq: fc.integer({ min: 0, max: count }) }),
  )
type Step = { kind: 'event' | 'after' | 'before' | 'read'; seq: number }

function take(conversation: Conversation, all: Message[], { kind, seq }: Step): Conversation {
  if (kind === 'event') return applyMessages(conversation, [message(seq)])
  if (kind === 'read') return applyReceipt(conversation, 'read', { user_id: OTHER, seq }, ME)
  return applyPage(conversation, page(all, kind === 'after' ? after(all, seq) : before(all, seq)))
}

/** Does what a client does after each reconnect. */
function catchUp(conversation: Conversation, all: Message[]): Conversation {
  let next = applyPage(conversation, page(all, []))
  for (let seq = missingAfter(next); seq !== null; seq = missingAfter(next)) {
    next = applyPage(next, page(all, after(all, seq)))
  }
  return next
}

describe('messages of a room', () => {
  it('become the same list, even if some came twice, late or not at all', () => {
    const history = fc
      .integer({ min: 1, max: 40 })
      .chain((count) => fc.tuple(fc.constant(count), fc.array(step(count), { maxLength: 60 })))
    fc.assert(
      fc.property(history, ([count, steps]) => {
        const all = upTo(count)
        const reached = catchUp(
          steps.reduce((conversation, one) => take(conversation, all, one), UNKNOWN),
          all,
        )
        const first = reached.messages[0]?.seq ?? 1
        expect(reached.messages).toEqual(all.slice(first - 1))
        expect(missingAfter(reached)).toBeNull()
        expect(hasEarlier(reached)).toBe(first > 1)
      }),
    )
  })

  it('do not depend on the order in which events arrive', () => {
    const shuffled = fc
      .array(step(20), { maxLength: 30 })
      .chain((steps) => fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length })))
    const all = upTo(20)
    const run = (steps: Step[]) => steps.reduce((one, next) => take(one, all, next), UNKNOWN)
    fc.assert(
      fc.property(shuffled, ([steps, other]) => {
        expect(run(other)).toEqual(run(steps))
      }),
    )
  })

  it('keep both the fetched ones and those that arrived meanwhile', () => {
    const all = upTo(30)
    const steps = fc.array(step(30), { maxLength: 20 })
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const run = (list: Step[]) => list.reduce((so, next) => take(so, all, next), UNKNOWN)
        expect(mergeConversations(run(one), run(other))).toEqual(run([...one, ...other]))
      }),
    )
  })

  it('that are already known leave the same object', () => {
    const known = applyMessages(UNKNOWN, upTo(3))
    expect(applyMessages(known, [message(2)])).toBe(known)
    expect(applyReceipt(known, 'read', { user_id: OTHER, seq: 0 }, ME)).toBe(known)
  })

  it('keep the earlier of two delivery or read times', () => {
    const known = applyMessages(UNKNOWN, [message(1, { read_at: '2026-11-21T09:00:00Z' })])
    const again = applyMessages(known, [
      message(1, { delivered_at: '2026-11-21T08:59:00Z', read_at: '2026-11-21T09:01:00Z' }),
    ])
    expect(again.messages[0]).toMatchObject({
      delivered_at: '2026-11-21T08:59:00Z',
      read_at: '2026-11-21T09:00:00Z',
    })
  })

  it('are stored on the device without a gap', () => {
    const withGap = applyMessages(UNKNOWN, [message(1), message(2), message(5), message(6), message(7)])
    expect(seqs(newestPart(withGap, 200))).toEqual([5, 6, 7])
    expect(seqs(newestPart(withGap, 2))).toEqual([6, 7])
  })
})

describe('the list of rooms', () => {
  const rooms = [room(), room({ id: 6, updated_at: '2026-11-20T09:00:00.000Z' })]

  it('counts a message of the other member once and moves its room up', () => {
    const one = applyMessageToRooms(rooms, message(1), ME)
    expect(one?.map(({ id }) => id)).toEqual([5, 6])
    expect(totalUnread(one ?? [])).toBe(1)
    expect(one && applyMessageToRooms(one, message(1), ME)).toBe(one)
  })

  it('does not count messages of the current user', () => {
    expect(totalUnread(applyMessageToRooms(rooms, message(1, { user_id: ME }), ME) ?? [])).toBe(0)
  })

  it('requires a refetch when a message was missed or the room is new', () => {
    expect(applyMessageToRooms(rooms, message(4), ME)).toBeNull()
    expect(applyMessageToRooms(rooms, message(1, { room_id: 99 }), ME)).toBeNull()
  })

  it('has no unread messages after all were read, even if an older answer arrives later', () => {
    const unread = room({ last_seq: 3, new_message_count: 3 })
    const read = applyReceiptToRooms([unread], 'read', { room_id: 5, user_id: ME, seq: 3 }, ME)
    expect(totalUnread(read)).toBe(0)
    expect(totalUnread(mergeRooms(read, [unread]))).toBe(0)
  })

  it('keeps the newer message when an older answer arrives', () => {
    const newer = applyMessageToRooms(rooms, message(1), ME) ?? []
    expect(mergeRooms(newer, rooms)[0]?.last_message?.seq).toBe(1)
  })

  it('drops a room that the server no longer has', () => {
    expect(mergeRooms(rooms, [room()]).map(({ id }) => id)).toEqual([5])
  })
})

describe('a read mark that was discarded', () => {
  it('is taken back, and what the server knows counts again', () => {
    const read = applyReceipt(applyMessages(UNKNOWN, upTo(5)), 'read', { user_id: ME, seq: 5 }, ME)
    const back = withReadBack(read, 2)
    expect(back.readSeq).toBe(2)
    expect(withReadBack(back, 4)).toBe(back)
    const rooms = [room({ last_seq: 5, read_seq: 5, new_message_count: 0 })]
    const fetched = [room({ last_seq: 5, read_seq: 3, new_message_count: 2 })]
    const unread = withReadBackInRooms(rooms, 5, 2)
    expect(unread[0]?.read_seq).toBe(2)
    expect(mergeRooms(unread, fetched)).toMatchObject([{ read_seq: 3, new_message_count: 2 }])
  })
})

describe('messages that staff have changed', () => {
  const removed = message(2, { text: '', revision: 1, is_removed: true })
  const restored = message(2, { revision: 2 })
  const known = () => applyMessages(UNKNOWN, upTo(3))
  const second = ({ messages }: Conversation) => messages.find(({ seq }) => seq === 2)

  it('keeps the newest version, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([message(2), removed, restored], { minLength: 3 }), (versions) => {
        const merged = versions.reduce((all, one) => applyMessages(all, [one]), known())
        expect(second(merged)).toEqual(restored)
      }),
    )
    expect(second(mergeConversations(applyMessages(known(), [removed]), known()))).toEqual(removed)
  })

  it('applies those of a page to what the device has stored, without a gap before it', () => {
    const stored = applyMessages(UNKNOWN, upTo(5).slice(1))
    const changed = [removed, message(1, { text: '', revision: 1, is_removed: true })]
    const { data, meta } = page(upTo(5), [])
    const next = applyPage(stored, { data, meta: { ...meta, changed } })
    expect(seqs(next)).toEqual([2, 3, 4, 5])
    expect(second(next)).toEqual(removed)
    expect(second(applyChanges(stored, [removed]))).toEqual(removed)
  })

  it('replaces the last message in the list of rooms only', () => {
    const rooms = [room({ last_seq: 2, last_message: message(2) })]
    expect(applyChangeToRooms(rooms, removed)[0]?.last_message).toEqual(removed)
    expect(applyChangeToRooms(rooms, message(1, { revision: 1 }))).toBe(rooms)
    const [merged] = mergeRooms(applyChangeToRooms(rooms, removed), rooms)
    expect(merged?.last_message).toEqual(removed)
  })
})
