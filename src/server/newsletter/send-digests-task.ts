import { HOUR_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims } from '../mail/signed-links.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { digestMail } from './mails.ts'
import { claimDigest, listNewVacancies, listReaders, type Reader } from './store.ts'
import { unsubscribeTokenBy } from './tokens.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-digests': NoPayload
  }
}

// Less than a day, because the daily task does not start at exactly the same time each day.
const MIN_BETWEEN_MS = 20 * HOUR_MS
const READERS_AT_ONCE = 200
const VACANCIES_IN_A_MAIL = 10

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tasks'>

/** Mails each subscriber the new vacancies of their subscriptions: at most one mail a day, none when nothing is new. */
export async function sendDigests(deps: Needs): Promise<void> {
  const before = new Date(deps.clock().getTime() - MIN_BETWEEN_MS)
  let after = ''
  for (;;) {
    const readers = await listReaders(deps.db, { after, before, limit: READERS_AT_ONCE })
    for (const reader of readers) await sendDigest(deps, reader, before)
    const last = readers.at(-1)
    if (!last) return
    after = last.email
  }
}

async function sendDigest({ db, clock, config, tasks }: Needs, reader: Reader, before: Date): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const vacancies = await listNewVacancies(trx, reader, now, VACANCIES_IN_A_MAIL)
    if (vacancies.length === 0 || !(await claimDigest(trx, reader.email, before, now))) return
    const { sign, claims } = collectClaims()
    const token = unsubscribeTokenBy(sign, reader.id)
    const site = `${config.publicUrl}/${reader.language}`
    const links = {
      site,
      end: `${site}/newsletter/unsubscribe#token=${token}`,
      oneClick: `${config.publicUrl}/api/v1/subscriptions/unsubscribe/one-click?token=${token}`,
    }
    await tasks.add(trx, 'send-mail', { ...digestMail(reader, vacancies, links), claims })
  })
}

/** Mails the newsletter every morning. */
export const sendDigestsTask = defineTask({
  name: 'send-digests',
  payload: NO_PAYLOAD,
  schedule: '10 6 * * *',
  work: sendDigests,
})
