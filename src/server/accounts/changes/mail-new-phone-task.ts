import * as z from 'zod/mini'
import { defineTask } from '../../tasks/task.ts'
import { mailNewPhone } from './change-phone.ts'

declare module '../../tasks/task.ts' {
  interface TaskPayloads {
    'mail-new-phone': { user_id: number }
  }
}

/** Mails the link that confirms a changed phone number. */
export const mailNewPhoneTask = defineTask({
  name: 'mail-new-phone',
  payload: z.object({ user_id: z.int() }),
  work: mailNewPhone,
})
