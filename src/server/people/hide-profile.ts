import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Delivery } from '#shared/contract/measures.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import { requireReadDecision } from '../held-decisions/require-read-decision.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { closeRevoked } from '../objections/close.ts'
import { hideProfile, hidingOf, showProfileAgain } from '../profiles/hide-profile.ts'
import { withGround } from '../texts/grounds.ts'
import { mayChange } from './block.ts'
import { profileHiddenMail, profileShownMail } from './profile-mails.ts'
import { lockPerson } from './store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Hides a person's public page and picture without a report, and sends them the reasons (DSA Art. 17).
 * @throws Problem 404, 409 own_account, already_blocked, profile_hidden, 422 for staff, who have no public profile
 */
export async function hideProfileOf(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'staffRole'>,
  { id, ...statement }: Statement & { id: number },
): Promise<void> {
  const now = deps.clock()
  const person = await lockPerson(trx, id)
  if (!person || !mayChange(actor, person)) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  if (person.role === 'admin') throw invalid({ measure: ['invalid_value'] })
  // The profile of a blocked person is not public.
  if (person.blocked_at) throw new Problem('already_blocked')
  if (await hidingOf(trx, id)) throw new Problem('profile_hidden')
  await hideProfile(trx, id, statement, now)
  await recordAction(trx, {
    actorId: actor.id,
    action: 'user.profile_hidden',
    subject: { type: 'user', id },
    reason: statement.reason,
    before: { hidden: false },
    after: { hidden: true },
    details: {
      ground: statement.ground,
      delivery: (person.email_confirmed_at ? 'mail' : 'app') satisfies Delivery,
    },
    at: now,
  })
  await notify(deps, trx, {
    user_id: id,
    kind: 'content_removed',
    subject: { type: 'account', id, title: withGround(person.language, statement) },
    detail: 'profile',
    mail: profileHiddenMail(person.language, { id, at: now, ...statement }, deps.config.publicUrl),
  })
}

/**
 * Shows a hidden profile again and tells the person. An open objection to the hiding thereby succeeds.
 * @param reason for staff: the audit log keeps it
 * @param decided_at the time of the decision that was read; by default any is reversed
 * @throws Problem 404, 409 own_account, profile_shown, already_decided
 */
export async function showProfileOf(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'staffRole'>,
  { id, reason, decided_at }: { id: number; reason: string; decided_at?: string | undefined },
): Promise<void> {
  const now = deps.clock()
  const person = await lockPerson(trx, id)
  if (!person || !mayChange(actor, person)) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  const hiding = await hidingOf(trx, id)
  if (!hiding) throw new Problem('profile_shown')
  requireReadDecision(decided_at, hiding.at)
  await showProfileAgain(trx, id)
  await closeRevoked(trx, { type: 'profile', id }, { by: actor.id, now })
  await recordAction(trx, {
    actorId: actor.id,
    action: 'user.profile_shown',
    subject: { type: 'user', id },
    reason,
    before: { hidden: true },
    after: { hidden: false },
    at: now,
  })
  await notify(deps, trx, {
    user_id: id,
    kind: 'content_removed',
    subject: { type: 'account', id, title: hiding.title },
    detail: 'profile_restored',
    mail: profileShownMail(person.language, id, deps.config.publicUrl),
  })
}
