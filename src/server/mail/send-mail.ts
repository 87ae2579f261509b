import { defineTask } from '../tasks/task.ts'
import { type Mail, type Mailer, MailSchema } from './mailer.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-mail': Mail
  }
}

/** Sends a mail that a transaction has caused. */
export const sendMailTask = defineTask({
  name: 'send-mail',
  payload: MailSchema,
  work: ({ mailer }: { mailer: Mailer }, mail) => mailer.send(mail),
})
