import type { Db } from '../db/connect.ts'
import { insertAttempt } from './attempts-store.ts'
import type { Mailer } from './mailer.ts'

const MAX_LENGTH = 300

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }
/** The log entry of a failed mail, without recipient, text and links. */
export type MailFailure = { code: string | undefined; responseCode: number | undefined; subject: string }

/**
 * A mailer that stores each attempt in the mail log and reports failures. It rethrows an error, so that the task is
 * retried.
 */
export function createLoggedMailer(
  mailer: Mailer,
  { db, clock, onFailure }: { db: Db; clock: () => Date; onFailure(failure: MailFailure): void },
): Mailer {
  return {
    async send(mail) {
      const attempt = { recipient: mail.to, subject: mail.subject }
      try {
        await mailer.send(mail)
      } catch (error) {
        const { code, responseCode, response, message } = error as SmtpError
        onFailure({ code, responseCode, subject: mail.subject })
        const answer = (response ?? message).slice(0, MAX_LENGTH)
        await insertAttempt(db, { ...attempt, error: answer, attempted_at: clock() })
        throw error
      }
      await insertAttempt(db, { ...attempt, error: null, attempted_at: clock() })
    },
  }
}
