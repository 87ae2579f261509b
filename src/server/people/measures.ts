import type { Transaction } from 'kysely'
import type { Measure } from '#shared/contract/measures.ts'
import { DAY_MS } from '#shared/durations.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { blockInTransaction, mayChange } from './block.ts'
import { warnedMail } from './mails.ts'
import { lockPerson } from './store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
export type TakenMeasure = { id: number; measure: Measure; reason: string; days?: number | undefined }

const PAUSE_DAYS = 7

/**
 * Takes a measure against a person: a note for staff only, a warning by mail, a pause (temporary block), or a block.
 * @throws Problem 404, 409 own_account, last_administrator, already_blocked
 */
export async function takeMeasure(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Actor,
  { id, measure, reason, days = PAUSE_DAYS }: TakenMeasure,
): Promise<void> {
  if (measure === 'block') return blockInTransaction(deps, trx, actor, { id, reason, until: null })
  if (measure === 'pause') {
    const until = new Date(deps.clock().getTime() + days * DAY_MS)
    return blockInTransaction(deps, trx, actor, { id, reason, until })
  }
  const person = await lockPerson(trx, id)
  if (!person || !mayChange(actor, person)) throw notFound()
  await recordAction(trx, {
    actorId: actor.id,
    action: measure === 'warn' ? 'user.warned' : 'user.noted',
    subject: { type: 'user', id },
    reason,
    at: deps.clock(),
  })
  if (measure === 'warn' && person.email_confirmed_at)
    await deps.tasks.add(trx, 'send-mail', warnedMail(person, reason, deps.config.publicUrl))
}
