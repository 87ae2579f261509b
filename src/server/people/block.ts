import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Delivery } from '#shared/contract/measures.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { endAllSessions } from '../accounts/end-sessions.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import { requireReadDecision } from '../held-decisions/require-read-decision.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { closeRevoked } from '../objections/close.ts'
import { blockedMail, unblockedMail } from './mails.ts'
import { lockAdministrators, lockPerson, saveBlock } from './store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Blocks a person: ends their sessions, hides their vacancies and offers, and mails them the reason (DSA Art. 17). Without a
 * confirmed address they read it when they log in.
 * A temporary block can be replaced by a longer one.
 * @param until a task ends the block at that time; null for a block that staff must end
 * @throws Problem 404, 409 own_account, last_administrator, already_blocked
 */
export async function blockInTransaction(
  { clock, tasks, config }: Needs,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'staffRole'>,
  { id, reason, ground, until }: Statement & { id: number; until: Date | null },
): Promise<void> {
  const now = clock()
  const administrators = await lockAdministrators(trx)
  const person = await lockPerson(trx, id)
  if (!person || !mayChange(actor, person)) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  if (person.blocked_at && !isLonger(until, person.blocked_until)) throw new Problem('already_blocked')
  // The actor may have been blocked after the request was authenticated.
  if (person.staff_role === 'administrator' && !administrators.some((other) => other !== id))
    throw new Problem('last_administrator')
  await saveBlock(trx, id, {
    blocked_at: now,
    blocked_reason: reason,
    blocked_ground: ground,
    blocked_until: until,
  })
  const sessions = await endAllSessions(trx, id, now, 'blocked')
  const isMailed = person.email_confirmed_at !== null
  await recordAction(trx, {
    actorId: actor.id,
    action: until ? 'user.paused' : 'user.blocked',
    subject: { type: 'user', id },
    reason,
    before: { blocked: person.blocked_at !== null },
    after: { blocked: true, until: until?.toISOString() ?? null },
    details: { sessions, ground, delivery: (isMailed ? 'mail' : 'login') satisfies Delivery },
    at: now,
  })
  if (isMailed)
    await tasks.add(
      trx,
      'send-mail',
      blockedMail(person, { id, at: now, reason, ground, until }, config.publicUrl),
    )
}

/** Whether a block lasts longer than the one in force; null lasts until staff end it. */
const isLonger = (until: Date | null, present: Date | null): boolean =>
  present !== null && (until === null || until > present)

/**
 * Unblocks a person: their vacancies and offers are public again. They have to sign in again.
 * @param actor null when a temporary block ends
 * @param isMailed whether the person gets a mail; false when another one tells them
 * @param reason for staff
 * @param decided_at the time of the block that was read; by default any is ended
 * @throws Problem 404, 409 not_blocked, already_decided
 */
export async function unblockInTransaction(
  { clock, tasks, config }: Needs,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'staffRole'> | null,
  {
    id,
    reason,
    decided_at,
    isMailed = true,
  }: {
    id: number
    reason?: string | undefined
    decided_at?: string | undefined
    isMailed?: boolean
  },
): Promise<void> {
  const person = await lockPerson(trx, id)
  if (!person || (actor && !mayChange(actor, person))) throw notFound()
  if (!person.blocked_at) throw new Problem('not_blocked')
  requireReadDecision(decided_at, person.blocked_at)
  await saveBlock(trx, id, {
    blocked_at: null,
    blocked_reason: null,
    blocked_ground: null,
    blocked_until: null,
  })
  await closeRevoked(trx, { type: 'account', id }, { by: actor?.id ?? null, now: clock() })
  await recordAction(trx, {
    actorId: actor?.id ?? null,
    action: 'user.unblocked',
    subject: { type: 'user', id },
    ...(reason && { reason }),
    before: { blocked: true },
    after: { blocked: false },
    at: clock(),
  })
  if (isMailed && person.email_confirmed_at)
    await tasks.add(trx, 'send-mail', unblockedMail(person, config.publicUrl))
}

/**
 * Requires that an actor may decide about a person's block, as for the block itself. An erased person is nobody's.
 * @throws Problem 404
 */
export async function requireMayDecideBlock(
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'staffRole'>,
  id: number,
): Promise<void> {
  const person = await lockPerson(trx, id)
  if (person && !mayChange(actor, person)) throw notFound()
}

/** Locks a person and tells whether they are blocked; false when there is no such person. */
export const lockIsBlocked = async (trx: Transaction<Tables>, id: number): Promise<boolean> =>
  Boolean((await lockPerson(trx, id))?.blocked_at)

/**
 * Ends all sessions of a person. They have to sign in again.
 * @throws Problem 404
 */
export async function endSessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, id)
    if (!person || !mayChange(actor, person)) throw notFound()
    const sessions = await endAllSessions(trx, id, clock(), 'staff')
    await recordAction(trx, {
      actorId: actor.id,
      action: 'user.sessions_ended',
      subject: { type: 'user', id },
      before: { sessions },
      after: { sessions: 0 },
      at: clock(),
    })
  })
}

/** Whether an actor may change an account. Only administrators may change accounts of staff. */
export const mayChange = ({ staffRole }: Pick<Actor, 'staffRole'>, { role }: { role: string }): boolean =>
  role !== 'admin' || hasRight(staffRole, 'staff')
