import { HOUR_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { claimDigests, insertMails, listDigests } from './sendings-store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-digests': NoPayload
  }
}

// Less than a day, because the daily task does not start at exactly the same time each day.
const MIN_BETWEEN_MS = 20 * HOUR_MS
// Readers of one transaction. Their mails are one entry of the queue.
const READERS_AT_ONCE = 200
/** The number of vacancies in a mail. */
export const VACANCIES_IN_A_MAIL = 10

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks'>

/** Queues a mail for each subscriber with new vacancies: at most one a day, none when nothing is new. */
export async function sendDigests(deps: Needs): Promise<void> {
  const before = new Date(deps.clock().getTime() - MIN_BETWEEN_MS)
  let after: string | undefined = ''
  while (after !== undefined) after = await queueDigests(deps, after, before)
}

// One transaction, so that a crash neither loses a mail nor queues it twice. Returns the last address.
async function queueDigests(
  { db, clock, tasks }: Needs,
  after: string,
  before: Date,
): Promise<string | undefined> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const limits = { limit: READERS_AT_ONCE, vacancies: VACANCIES_IN_A_MAIL }
    const readers = await listDigests(trx, { after, before, now, ...limits })
    const digests = readers.filter(({ total }) => total > 0)
    const claimed = await claimDigests(
      trx,
      digests.map(({ email }) => email),
      before,
      now,
    )
    const mails = digests
      .filter(({ email }) => claimed.has(email))
      .map(({ id: subscription_id, vacancy_ids, total }) => {
        return { subscription_id, vacancy_ids, total, queued_at: now, tried_at: null, error: null }
      })
    if (mails.length > 0)
      await tasks.add(trx, 'mail-digests', { newsletter_mail_ids: await insertMails(trx, mails) })
    return readers.at(-1)?.email
  })
}

/** Sends the newsletter every morning. */
export const sendDigestsTask = defineTask({
  name: 'send-digests',
  payload: NO_PAYLOAD,
  schedule: '10 6 * * *',
  work: sendDigests,
})
