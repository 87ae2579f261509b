import type { Kysely } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { countAct } from '../limits/count-act.ts'
import type { MailReader } from '../mail/compose.ts'
import type { Mail } from '../mail/mailer.ts'
import { listStaff } from './store.ts'

/** `act` counts the mails, of which staff get at most `max` an hour. */
type Notice = { right: StaffRight; act: string; max?: number; mailOf(reader: MailReader): Mail }

/**
 * Mails the staff with a right that work has arrived. A flood of it does not flood their mailboxes.
 * @returns false when the limit is reached: then nobody is mailed
 */
export async function mailStaff(
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  trx: Kysely<Tables>,
  { right, act, max = 1, mailOf }: Notice,
): Promise<boolean> {
  const limit = { act, subject: 'administrators', max, withinMs: HOUR_MS }
  if ((await countAct(trx, limit, clock())) !== null) return false
  for (const reader of await listStaff(trx))
    if (hasRight(reader.staff_role, right)) await tasks.add(trx, 'send-mail', mailOf(reader))
  return true
}
