import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { DecideObjectionSchema, QueuedType } from '#shared/contract/objections.ts'
import { findUser } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import { showBidAgain } from '../bids/remove-bid.ts'
import { showMessageAgain } from '../conversations/remove-message.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { composeMail } from '../mail/compose.ts'
import { notify } from '../notifications/notify.ts'
import { closeObjection } from '../objections/close.ts'
import { lockQueued } from '../objections/lock.ts'
import { showOfferAgain } from '../offers/take-down.ts'
import { lockIsBlocked, requireMayDecideBlock, unblockInTransaction } from '../people/block.ts'
import { showProfileAgain } from '../profiles/hide-profile.ts'
import { overturnReports } from '../reports/overturn.ts'
import { objectionMail } from './objection-mail.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
type Decision = Omit<z.output<typeof DecideObjectionSchema>, 'hold'>
/** Who decides: a moderator, also one whose session has ended before a held decision takes effect. */
type Decider = Pick<Actor, 'id' | 'staffRole'>

type Subject = { id: number; title: string; authorId: number | null }

/** Takes back the decision: the content is shown again and its author is notified, the account is unblocked. */
const OVERTURN: Record<
  QueuedType,
  (deps: Needs, trx: Transaction<Tables>, actor: Decider, subject: Subject) => Promise<void>
> = {
  offer: async (deps, trx, _actor, { id, title, authorId }) => {
    await showOfferAgain(trx, id, deps.clock())
    if (authorId === null) return
    await notify(deps, trx, {
      user_id: authorId,
      kind: 'offer_taken_down',
      subject: { type: 'offer', id, title },
      detail: 'restored',
    })
  },
  message: async (deps, trx, _actor, { id, title, authorId }) => {
    const roomId = await showMessageAgain(deps, trx, id)
    if (roomId === null || authorId === null) return
    await notify(deps, trx, {
      user_id: authorId,
      kind: 'content_removed',
      subject: { type: 'room', id: roomId, title },
      detail: 'message_restored',
    })
  },
  bid: async (deps, trx, _actor, { id, title, authorId }) => {
    if (!(await showBidAgain(trx, id, deps.clock())) || authorId === null) return
    await notify(deps, trx, {
      user_id: authorId,
      kind: 'content_removed',
      subject: { type: 'account', id: authorId, title },
      detail: 'bid_restored',
    })
  },
  profile: async (deps, trx, _actor, { id, title, authorId }) => {
    if (!(await showProfileAgain(trx, id)) || authorId === null) return
    await notify(deps, trx, {
      user_id: authorId,
      kind: 'content_removed',
      subject: { type: 'account', id, title },
      detail: 'profile_restored',
    })
  },
  account: async (deps, trx, actor, { id }) => {
    // A pause may have ended meanwhile. The mail about the objection says that the account is open.
    if (await lockIsBlocked(trx, id)) await unblockInTransaction(deps, trx, actor, { id, isMailed: false })
  },
}

/**
 * Decides an objection about an offer, an account, a message, a bid or a profile, writes the audit log, and mails the reason.
 * @throws Problem 404, 409 own_decision, already_decided
 */
export async function decideObjection(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Decider,
  objectionId: number,
  { outcome, reason }: Decision,
): Promise<void> {
  const now = deps.clock()
  const objection = await lockQueued(trx, objectionId)
  if (objection === null) throw notFound()
  if (objection === 'decided') throw new Problem('already_decided')
  const { type, id, title, authorId, objectedAt } = objection
  if (type === 'account') await requireMayDecideBlock(trx, actor, id)
  const isOverturned = outcome === 'overturned'
  const moderatorId = actor.id
  await closeObjection(trx, { type, id }, { moderatorId, isOverturned, answer: reason, now })
  if (isOverturned) {
    await OVERTURN[type](deps, trx, actor, objection)
    await overturnReports(deps, trx, { type, id, moderatorId, answer: reason, objectedAt })
  }
  await recordAction(trx, {
    actorId: actor.id,
    action: `objection.${outcome}`,
    subject: { type: type === 'account' || type === 'profile' ? 'user' : type, id },
    reason,
    details: { objection: objectionId },
    at: now,
  })
  const author = authorId === null ? null : await findUser(trx, authorId)
  if (!author?.email_confirmed_at) return
  const mail = objectionMail(author.language, { type, title, outcome, reason })
  await deps.tasks.add(trx, 'send-mail', composeMail('decision', author, deps.config.publicUrl, mail))
}
