import type { Db } from '../db/connect.ts'
import { notFound, Problem } from '../http/problem.ts'
import { deleteRoomOfErased, isMember } from './rooms-store.ts'

/**
 * Deletes a room. Only possible when the other member has deleted their account: until then the room is theirs too.
 * @throws Problem 404, 403
 */
export async function removeRoom(db: Db, userId: number, id: number): Promise<void> {
  if (await deleteRoomOfErased(db, userId, id)) return
  throw (await isMember(db, userId, id)) ? new Problem('forbidden') : notFound()
}
