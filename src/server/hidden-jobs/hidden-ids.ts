import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/app-type.ts'
import { listHiddenIds } from './store.ts'

/** The ids of the jobs that the reader's lists leave out; none for everybody but job seekers. */
export const hiddenIdsOf = async (db: Db, actor: Pick<Actor, 'id' | 'role'> | null): Promise<number[]> =>
  actor?.role === 'worker' ? listHiddenIds(db, actor.id) : []
