import { randomUUID } from 'node:crypto'
import type { Room } from '#shared/contract/conversations.ts'
import { createUser, type TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'
import { createVacancy } from './vacancies.ts'

export type TestRoom = { id: number; worker: TestUser; boss: TestUser; job: { id: number; slug: string } }

/** A room of a new worker and a new employer about a vacancy. */
export async function createRoom(test: TestApp): Promise<TestRoom> {
  const boss = await createUser(test, { role: 'boss', name: 'Boris', surname: 'Braun' })
  const worker = await createUser(test, { role: 'worker' })
  const job = await createVacancy(test, { user_id: boss.id })
  const room = await openRoom(test, worker, { job_id: job.id })
  return { id: room.body.data.id, worker, boss, job }
}

/** A second room of the same employer, with a new worker. */
export async function createRoomBeside(test: TestApp, room: TestRoom): Promise<TestRoom> {
  const worker = await createUser(test, { role: 'worker', name: 'Olga', surname: 'Petrova' })
  const job = await createVacancy(test, { user_id: room.boss.id })
  return { ...room, worker, job, id: (await openRoom(test, worker, { job_id: job.id })).body.data.id }
}

/** POST /chat/rooms. */
export const openRoom = (test: TestApp, { token }: TestUser, body: unknown) =>
  test.call('POST', '/chat/rooms', { token, body })

/** POST …/messages. Each call sends a new message unless a `client_id` is given. */
export const send = (
  test: TestApp,
  roomId: number,
  { token }: TestUser,
  text: string,
  client_id: string = randomUUID(),
  headers: Record<string, string> = {},
) => test.call('POST', `/chat/rooms/${roomId}/messages`, { token, body: { text, client_id }, headers })

/** GET …/messages. */
export const messages = (test: TestApp, roomId: number, { token }: TestUser, query = '') =>
  test.call('GET', `/chat/rooms/${roomId}/messages${query}`, { token })

/** GET /chat/my/rooms. */
export const rooms = async (test: TestApp, { token }: TestUser): Promise<Room[]> =>
  (await test.call('GET', '/chat/my/rooms', { token })).body.data
