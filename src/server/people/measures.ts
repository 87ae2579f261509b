import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { type Delivery, type Measure, PAUSE_DAYS } from '#shared/contract/measures.ts'
import { DAY_MS } from '#shared/durations.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { withGround } from '../texts/grounds.ts'
import { blockInTransaction, mayChange } from './block.ts'
import { hideProfileOf } from './hide-profile.ts'
import { warnedMail } from './mails.ts'
import { lockAdministrators, lockPerson } from './store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
export type TakenMeasure = Statement & { id: number; measure: Measure; days?: number | undefined }

/** Locks what `takeMeasure` locks, for a transaction that locks other things before it. */
export async function lockForMeasure(trx: Transaction<Tables>, id: number): Promise<void> {
  await lockAdministrators(trx)
  await lockPerson(trx, id)
}

/**
 * Takes a measure against a person: a note for staff only, a warning by mail and in the app, a hidden profile, a pause
 * (temporary block), or a block.
 * @throws Problem 404, 409 own_account, last_administrator, already_blocked, profile_hidden, 422
 */
export async function takeMeasure(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'staffRole'>,
  { id, measure, reason, ground, days = PAUSE_DAYS }: TakenMeasure,
): Promise<void> {
  if (measure === 'block') return blockInTransaction(deps, trx, actor, { id, reason, ground, until: null })
  if (measure === 'pause') {
    const until = new Date(deps.clock().getTime() + days * DAY_MS)
    return blockInTransaction(deps, trx, actor, { id, reason, ground, until })
  }
  if (measure === 'hide') return hideProfileOf(deps, trx, actor, { id, reason, ground })
  const person = await lockPerson(trx, id)
  if (!person || !mayChange(actor, person)) throw notFound()
  const entry = { actorId: actor.id, subject: { type: 'user', id }, reason, at: deps.clock() } as const
  if (measure === 'note') return recordAction(trx, { ...entry, action: 'user.noted' })
  // Who cannot sign in would not read it.
  if (person.blocked_at) throw new Problem('already_blocked')
  const isMailed = person.email_confirmed_at !== null
  const delivery: Delivery = isMailed ? 'mail' : 'app'
  await recordAction(trx, { ...entry, action: 'user.warned', details: { delivery, ground } })
  const title = withGround(person.language, { reason, ground })
  const subject = { type: 'account', id, title } as const
  await notify(deps, trx, { user_id: id, kind: 'account_warned', subject })
  if (isMailed)
    await deps.tasks.add(trx, 'send-mail', warnedMail(person, { reason, ground }, deps.config.publicUrl))
}
