import type { Mail } from '../mail/mailer.ts'
import { runTasks } from './run-tasks.ts'
import type { TestApp } from './test-app.ts'

/** Sends all queued mails and returns those to an address, oldest first. */
export async function mailsTo(test: TestApp, email: string): Promise<Mail[]> {
  await runTasks(
    test,
    'send-mail',
    'mail-confirmation',
    'mail-new-address',
    'mail-new-phone',
    'mail-temporary-password',
    'mail-subscription',
    'mail-digests',
  )
  return test.mails.filter(({ to }) => to === email)
}
