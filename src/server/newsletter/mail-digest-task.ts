import * as z from 'zod/mini'
import type { Deps } from '../http/deps.ts'
import { defineTask } from '../tasks/task.ts'
import { digestMail, linksOf } from './digest-mail.ts'
import { isUnknownMailbox } from './is-unknown-mailbox.ts'
import { deleteMail, endAsBounced, findQueued, saveAttempt } from './sendings-store.ts'
import { listVacancies } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-digest': { newsletter_mail_id: number }
  }
}

const MAX_LENGTH = 300

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Sends one mail of the newsletter, unless it was sent already, its reader has unsubscribed, or its vacancies are no
 * longer public. An unknown mailbox ends the subscription. Another failure is retried. If the process is killed between
 * the mail server's answer and the commit, the mail is sent once more.
 */
async function mailDigest({ db, clock, config, mailer }: Needs, id: number): Promise<void> {
  const queued = await findQueued(db, id)
  if (!queued) return
  const vacancies = await listVacancies(db, queued, queued.vacancy_ids, clock())
  if (vacancies.length === 0) return deleteMail(db, id)
  try {
    await mailer.send(digestMail(queued, vacancies, queued.total, linksOf(config, queued)))
  } catch (error) {
    const { response, message } = error as Error & { response?: string }
    const failure = { tried_at: clock(), error: (response ?? message).slice(0, MAX_LENGTH) }
    if (isUnknownMailbox(error)) return endAsBounced(db, id, failure)
    await saveAttempt(db, id, { state: 'failed', ...failure })
    throw error
  }
  await saveAttempt(db, id, { state: 'sent', tried_at: clock(), error: null })
}

/** Sends one mail of the newsletter. */
export const mailDigestTask = defineTask({
  name: 'mail-digest',
  payload: z.object({ newsletter_mail_id: z.int() }),
  work: (deps: Needs, { newsletter_mail_id }) => mailDigest(deps, newsletter_mail_id),
})
