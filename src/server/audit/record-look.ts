import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Action } from './action.ts'
import { hasEntryWith, insertEntry } from './store.ts'

const ONE_LOOK_MS = 10 * MINUTE_MS

type Look = Pick<Action, 'action' | 'at'> & {
  actorId: number
  /** The type of the things, such as `report`. */
  type: string
  /** The ids of what the page shows, by kind. */
  ids: Record<string, readonly (number | string)[]>
}

/**
 * Records that staff have read a page of personal data: who, when, and the ids of what it shows, never what was searched
 * for. A page that shows nothing is not recorded, nor one that shows only what the same person has read in the last ten
 * minutes: open pages are fetched again every minute.
 */
export async function recordLook(
  db: Kysely<Tables>,
  { actorId, action, type, ids, at }: Look,
): Promise<void> {
  if (Object.values(ids).every((some) => some.length === 0)) return
  const since = new Date(at.getTime() - ONE_LOOK_MS)
  if (await hasEntryWith(db, { actorId, action, details: ids, since })) return
  await insertEntry(db, { actorId, action, subject: { type, id: null }, details: ids, at })
}
