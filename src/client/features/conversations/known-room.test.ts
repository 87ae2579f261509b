import { expect, it } from 'vitest'
import type { Room } from '#shared/contract/conversations.ts'
import { knownRoom } from './known-room.ts'

const room = (type: string, id: number, personId: number) =>
  ({ subject: { type, id }, interlocutor: { id: personId } }) as Room
const rooms = [room('job', 5, 7), room('offer', 5, 8), room('profile', 1, 9)]

it.each([
  [{ job_id: 5 }, 7],
  [{ offer_id: 5 }, 8],
  [{ user_id: 9 }, 9],
  [{ job_id: 6 }, undefined],
  [{ user_id: 1 }, undefined],
  [{ rate_id: 5 }, undefined],
])('%j', (about, personId) => {
  expect(knownRoom(rooms, about)?.interlocutor.id).toBe(personId)
})
