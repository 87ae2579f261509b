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

/** Deletes a stored file without references. */
export const removeFileTask = defineTask({
  name: 'remove-file',
  payload: z.object({ name: z.string() }),
  work: ({ storage }: { storage: Storage }, { name }) => storage.remove(name),
})
