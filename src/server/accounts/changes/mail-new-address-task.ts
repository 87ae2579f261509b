import * as z from 'zod/mini'
import { defineTask } from '../../tasks/task.ts'
import { mailNewAddress } from './change-email.ts'

declare module '../../tasks/task.ts' {
  interface TaskPayloads {
    'mail-new-address': { user_id: number }
  }
}

/** Mails the confirmation link of a changed e-mail address. */
export const mailNewAddressTask = defineTask({
  name: 'mail-new-address',
  payload: z.object({ user_id: z.int() }),
  work: mailNewAddress,
})
