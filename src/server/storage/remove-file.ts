import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Tasks } from '../tasks/tasks.ts'

const PREFIX = '/media/'

/** Where a stored file can be got. */
export const mediaUrl = (name: string): string => `${PREFIX}${name}`

/** Has a stored file removed once the transaction that lets go of it commits; anything but one of ours stays. */
export async function removeFile(
  tasks: Pick<Tasks, 'add'>,
  trx: Kysely<Tables>,
  url: string | null,
): Promise<void> {
  if (url?.startsWith(PREFIX)) await tasks.add(trx, 'remove-file', { name: url.slice(PREFIX.length) })
}
