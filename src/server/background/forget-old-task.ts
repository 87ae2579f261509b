import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { deleteMailsBefore, mailFolderOf } from '../mail/mail-folder.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { forgetOld, MAIL_LOG_DAYS } from './forget-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'forget-old': NoPayload
  }
}

/** Deletes data whose retention period is over. */
export const forgetOldTask = defineTask({
  name: 'forget-old',
  payload: NO_PAYLOAD,
  schedule: '41 3 * * *',
  work: async ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) => {
    const now = clock()
    await forgetOld(db, now)
    await deleteMailsBefore(mailFolderOf(config), new Date(now.getTime() - MAIL_LOG_DAYS * DAY_MS))
  },
})
