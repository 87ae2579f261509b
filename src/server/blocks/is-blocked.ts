import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { findBlock, selectBlockers } from './store.ts'

/** Whether `readerId` has blocked `writerId`, who therefore may not write to them. */
export const isBlocked = (db: Kysely<Tables>, writerId: number, readerId: number): Promise<boolean> =>
  findBlock(db, readerId, writerId)

/** Those of two users who have blocked the other one. */
export const listBlockers = (db: Kysely<Tables>, first: number, second: number): Promise<number[]> =>
  selectBlockers(db, first, second)
