import type { MailKind } from '#shared/contract/mail-kinds.ts'
import type { Config } from '../config/config.ts'
import { defineTask } from '../tasks/task.ts'
import { type Mail, type Mailer, MailSchema } from './mailer.ts'
import { signLinks } from './signed-links.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-mail': Mail
  }
}

// What the owner of an account has to know at once must not wait behind thousands of mails about bids.
const URGENT: readonly MailKind[] = ['account', 'block', 'personal_data']

/** Signs the links of a mail that a transaction has caused, and sends it. */
export const sendMailTask = defineTask({
  name: 'send-mail',
  payload: MailSchema,
  isUrgent: ({ kind = 'other' }) => URGENT.includes(kind),
  work: ({ mailer, config }: { mailer: Mailer; config: Pick<Config, 'secrets'> }, mail) =>
    mailer.send(signLinks(config, mail)),
})
