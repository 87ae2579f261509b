import * as z from 'zod/mini'
import { defineTask } from '../tasks/task.ts'
import type { Storage } from './storage.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'remove-file': { name: string }
  }
}

/** Deletes a stored file without references. */
export const removeFileTask = defineTask({
  name: 'remove-file',
  payload: z.object({ name: z.string() }),
  work: ({ storage }: { storage: Storage }, { name }) => storage.remove(name),
})
