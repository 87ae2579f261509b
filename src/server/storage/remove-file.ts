import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { defineTask, type Tasks } from '../tasks/task.ts'
import type { Storage } from './storage.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'remove-file': { name: string }
  }
}

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

/** Removes a stored file that nobody points to any more. */
export const removeFileTask = defineTask({
  name: 'remove-file',
  payload: z.object({ name: z.string() }),
  work: ({ storage }: { storage: Storage }, { name }) => storage.remove(name),
})
