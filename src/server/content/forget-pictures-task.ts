import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { mediaUrl, removeFile } from '../storage/remove-file.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { deleteUnused } from './pictures-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'forget-pictures': NoPayload
  }
}

/** Longer than a draft waits on the device of an editor, which the server cannot see. */
const KEPT_DAYS = 90

async function forgetPictures({ db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
  await db.transaction().execute(async (trx) => {
    for (const name of await deleteUnused(trx, before)) await removeFile(tasks, trx, mediaUrl(name))
  })
}

/** Deletes uploaded pictures that no text uses and that no version of a text contains. */
export const forgetPicturesTask = defineTask({
  name: 'forget-pictures',
  payload: NO_PAYLOAD,
  schedule: '51 3 * * *',
  work: forgetPictures,
})
