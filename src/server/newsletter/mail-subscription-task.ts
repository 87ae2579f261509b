import * as z from 'zod/mini'
import { defineTask } from '../tasks/task.ts'
import { mailSubscription } from './subscribe.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-subscription': { subscription_id: number }
  }
}

/** Mails the confirmation link of a subscription. */
export const mailSubscriptionTask = defineTask({
  name: 'mail-subscription',
  payload: z.object({ subscription_id: z.int() }),
  work: mailSubscription,
})
