import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { findBlock } from './store.ts'

/** Whether `writerId` may not write to `readerId`, because the latter has blocked the former. */
export const isBlocked = (db: Kysely<Tables>, writerId: number, readerId: number): Promise<boolean> =>
  findBlock(db, readerId, writerId)
