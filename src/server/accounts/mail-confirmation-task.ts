import * as z from 'zod/mini'
import { defineTask } from '../tasks/task.ts'
import { mailConfirmation } from './email-confirmation.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-confirmation': { user_id: number }
  }
}

/** Mails a new user the link that confirms the address. */
export const mailConfirmationTask = defineTask({
  name: 'mail-confirmation',
  payload: z.object({ user_id: z.int() }),
  work: mailConfirmation,
})
