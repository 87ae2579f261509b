import type { Db } from '../db/connect.ts'
import { insertAttempts } from './attempts-store.ts'
import type { Mail, Mailer } from './mailer.ts'

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
  const attemptOf = ({ to: recipient, kind, subject }: Mail, error: SmtpError | null) => {
    if (error) onFailure({ code: error.code, responseCode: error.responseCode, subject })
    const answer = error && (error.response ?? error.message).slice(0, MAX_LENGTH)
    return { recipient, kind: kind ?? 'other', subject, error: answer, attempted_at: clock() }
  }
  return {
    async send(mail) {
      const error = await mailer.send(mail).then(
        () => null,
        (reason: SmtpError) => reason,
      )
      await insertAttempts(db, [attemptOf(mail, error)])
      if (error) throw error
    },
    async sendAll(mails) {
      const errors = await mailer.sendAll(mails)
      await insertAttempts(
        db,
        mails.map((mail, index) => attemptOf(mail, errors[index] ?? null)),
      )
      return errors
    },
  }
}
