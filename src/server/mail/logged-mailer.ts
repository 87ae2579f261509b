import type { MailKind } from '#shared/contract/mail-kinds.ts'
import type { Db } from '../db/connect.ts'
import { LoggedFailure } from '../tasks/task.ts'
import { insertAttempts } from './attempts-store.ts'
import type { Mail, Mailer } from './mailer.ts'
import { isRefusal, type SmtpError } from './smtp-error.ts'

const MAX_LENGTH = 300

/** The log entry of a failed mail: without recipient, text and links, and without its subject, which people write too. */
export type MailFailure = { code: string | undefined; responseCode: number | undefined; kind: MailKind }

/**
 * A mailer that stores each attempt in the mail log and reports failures. It throws, so that the task is retried, unless
 * the mail server has refused the mail for good.
 */
export function createLoggedMailer(
  mailer: Mailer,
  { db, clock, onFailure }: { db: Db; clock: () => Date; onFailure(failure: MailFailure): void },
): Mailer {
  const attemptOf = ({ to: recipient, kind = 'other', subject }: Mail, error: SmtpError | null) => {
    if (error) onFailure({ code: error.code, responseCode: error.responseCode, kind })
    const answer = error && (error.response ?? error.message).slice(0, MAX_LENGTH)
    return { recipient, kind, subject, error: answer, attempted_at: clock() }
  }
  return {
    async send(mail) {
      const error = await mailer.send(mail).then(
        () => null,
        (reason: SmtpError) => reason,
      )
      await insertAttempts(db, [attemptOf(mail, error)])
      if (error) throw new LoggedFailure(error.message, isRefusal(error))
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
