import { HOUR_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { insertMail } from './sendings-store.ts'
import { claimDigest, listNewVacancyIds, listReaders, type Reader } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-digests': NoPayload
  }
}

// Less than a day, because the daily task does not start at exactly the same time each day.
const MIN_BETWEEN_MS = 20 * HOUR_MS
const READERS_AT_ONCE = 200
/** The number of vacancies in a mail. */
export const VACANCIES_IN_A_MAIL = 10

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks'>

/** Queues a mail for each subscriber with new vacancies: at most one a day, none when nothing is new. */
export async function sendDigests(deps: Needs): Promise<void> {
  const before = new Date(deps.clock().getTime() - MIN_BETWEEN_MS)
  let after = ''
  for (;;) {
    const readers = await listReaders(deps.db, { after, before, limit: READERS_AT_ONCE })
    for (const reader of readers) await queueDigest(deps, reader, before)
    const last = readers.at(-1)
    if (!last) return
    after = last.email
  }
}

// One transaction, so that a crash neither loses the mail nor queues it twice.
async function queueDigest({ db, clock, tasks }: Needs, reader: Reader, before: Date): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const { ids, total } = await listNewVacancyIds(trx, reader, now, VACANCIES_IN_A_MAIL)
    if (ids.length === 0 || !(await claimDigest(trx, reader.email, before, now))) return
    const newsletter_mail_id = await insertMail(trx, {
      subscription_id: reader.id,
      vacancy_ids: ids,
      total,
      queued_at: now,
      tried_at: null,
      error: null,
    })
    await tasks.add(trx, 'mail-digest', { newsletter_mail_id })
  })
}

/** Sends the newsletter every morning. */
export const sendDigestsTask = defineTask({
  name: 'send-digests',
  payload: NO_PAYLOAD,
  schedule: '10 6 * * *',
  work: sendDigests,
})
