import type { Room } from '#shared/contract/conversations.ts'

/** Room 5 of the user 1 with the user 2, without a message. */
export const room = (some: Partial<Room> = {}): Room => ({
  id: 5,
  new_message_count: 0,
  subject: { type: 'job', id: 3, title: 'Cook' },
  interlocutor: { id: 2, name: 'Anna B.', url_img: null, last_seen_at: null },
  company: null,
  last_message: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  last_seq: 0,
  read_seq: 0,
  interlocutor_delivered_seq: 0,
  interlocutor_read_seq: 0,
  has_answered: false,
  is_blocked: false,
  can_write: true,
  ...some,
})
