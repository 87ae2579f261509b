import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { findBlock } from './store.ts'

/** Whether `readerId` has blocked `writerId`, who therefore may not write to them. */
export const isBlocked = (db: Kysely<Tables>, writerId: number, readerId: number): Promise<boolean> =>
  findBlock(db, readerId, writerId)
