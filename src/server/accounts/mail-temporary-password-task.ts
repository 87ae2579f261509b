import * as z from 'zod/mini'
import { defineTask } from '../tasks/task.ts'
import { mailTemporaryPassword } from './temporary-password.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-temporary-password': { user_id: number }
  }
}

/** Mails a temporary password to a user who has forgotten theirs. */
export const mailTemporaryPasswordTask = defineTask({
  name: 'mail-temporary-password',
  payload: z.object({ user_id: z.int() }),
  work: mailTemporaryPassword,
})
