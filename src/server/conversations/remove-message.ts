import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { listRemovedOf, lockMessage, saveRemoval } from './removed-messages-store.ts'

type Needs = Pick<Deps, 'tasks' | 'clock'>

/**
 * Removes a message from the screens of both members; its text stays for the objection.
 * @returns the room, null when the message is removed already or no longer exists
 */
export async function removeMessage(
  { tasks, clock }: Needs,
  trx: Transaction<Tables>,
  id: number,
  statement: Statement,
): Promise<number | null> {
  const row = await lockMessage(trx, id)
  if (!row || row.removed_at) return null
  await saveRemoval(trx, id, { ...statement, at: clock() })
  await tasks.add(trx, 'publish-changed-message', { message_id: id })
  return row.room_id
}

/** Shows a removed message again. @returns the room, null when there is nothing to show */
export async function showMessageAgain(
  { tasks }: Pick<Needs, 'tasks'>,
  trx: Transaction<Tables>,
  id: number,
): Promise<number | null> {
  const row = await lockMessage(trx, id)
  if (!row?.removed_at) return null
  await saveRemoval(trx, id, null)
  await tasks.add(trx, 'publish-changed-message', { message_id: id })
  return row.room_id
}

/** The messages of an author that are removed. */
export const removedMessagesOf = (db: Deps['db'], authorId: number) => listRemovedOf(db, authorId)
