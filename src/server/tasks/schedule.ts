import { sql } from 'kysely'
import { expireBids } from '../bids/expire.ts'
import type { Deps } from '../http/deps.ts'
import type { Schedule, TaskHandlers } from './tasks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** All background work and when it runs. */
export const schedule: Schedule = { 'expire-bids': '17 * * * *', 'forget-old': '41 3 * * *' }

export function createHandlers(deps: Deps): TaskHandlers {
  return {
    'send-mail': (mail) => deps.mailer.send(mail),
    'expire-bids': () => expireBids(deps),
    'forget-old': () => forgetOld(deps),
  }
}

/** Deletes what is kept for a time only: idempotency keys 30 days, wrong passwords 1 day, ended sessions 30 days. */
async function forgetOld({ db, clock }: Deps): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  await sql`delete from idempotency_keys where created_at < ${before(31)}`.execute(db)
  await sql`delete from login_attempts where attempted_at < ${before(1)}`.execute(db)
  await sql`delete from sessions where expires_at < ${before(30)}`.execute(db)
  await sql`delete from email_tokens where expires_at < ${before(0)}`.execute(db)
}
