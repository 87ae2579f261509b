import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Tasks } from '../tasks/task.ts'

const PREFIX = '/media/'

/** The address of a stored file. */
export const mediaUrl = (name: string): string => `${PREFIX}${name}`

/** Queues the deletion of a file in the transaction that removes its reference. Foreign addresses are ignored. */
export async function removeFile(
  tasks: Pick<Tasks, 'add'>,
  trx: Kysely<Tables>,
  url: string | null,
): Promise<void> {
  if (url?.startsWith(PREFIX)) await tasks.add(trx, 'remove-file', { name: url.slice(PREFIX.length) })
}
