import { DAYS_TO_CANCEL_DELETION } from '#shared/contract/limits.ts'
import type { EraseAccount } from '#shared/contract/personal-data.ts'
import { DAY_MS } from '#shared/durations.ts'
import { endAllSessions } from '../accounts/end-sessions.ts'
import { requireOwner } from '../accounts/second-factor/require-owner.ts'
import { requireSecondStep } from '../accounts/second-factor/require-second-step.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { findUser } from '../accounts/users.ts'
import { leaveForErasure, lockCompanyOf } from '../companies/team.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import {
  insertDeletion,
  pausePublications,
  resumePublications,
  savePaused,
  takeDeletion,
} from './deletions-store.ts'
import { deletionCancelledMail, deletionRequestedMail } from './mails.ts'

/**
 * Requests the deletion of an account. Ends its sessions and unpublishes everything. After 14 days the account is
 * erased (`erase-accounts-task.ts`) unless its owner logs in and cancels the request. With two-step login the password alone
 * is not enough.
 * @throws Problem 403 for administrators (their accounts are defined by the environment), 422, 429
 */
export async function requestDeletion(deps: Deps, actor: Actor, proof: EraseAccount): Promise<void> {
  if (actor.role === 'admin') throw new Problem('forbidden')
  const user = await requireOwner(deps, actor, proof)
  const takeSecondStep = await requireSecondStep(deps, user, actor, proof)
  const now = deps.clock()
  const erase_at = new Date(now.getTime() + DAYS_TO_CANCEL_DELETION * DAY_MS)
  await deps.db.transaction().execute(async (trx) => {
    await lockCompanyOf(trx, user.id)
    await requireStillSignedIn(trx, actor)
    await takeSecondStep(trx)
    const isNew = await insertDeletion(trx, { user_id: user.id, requested_at: now, erase_at })
    // What belongs to the company stays public.
    const { handedOver, isCompanyDeleted } = await leaveForErasure(deps, trx, user.id)
    if (isNew) await savePaused(trx, user.id, await pausePublications(trx, user.id, now))
    if (isNew && user.email_confirmed_at)
      await deps.tasks.add(
        trx,
        'send-mail',
        deletionRequestedMail(user, deps.config.publicUrl, {
          eraseAt: erase_at,
          isHandedOver: handedOver > 0,
          isCompanyDeleted,
          isEmployer: user.role === 'boss',
        }),
      )
    await endAllSessions(trx, user.id, now, 'deletion')
  })
  await deps.realtime.closeEndedSessions(user.id)
}

/** Cancels a deletion request and publishes again what it had unpublished. Idempotent. */
export async function cancelDeletion(deps: Deps, actor: Actor): Promise<void> {
  const user = await findUser(deps.db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  await deps.db.transaction().execute(async (trx) => {
    const paused = await takeDeletion(trx, user.id)
    if (!paused) return
    await resumePublications(trx, user.id, paused, deps.clock())
    if (user.email_confirmed_at)
      await deps.tasks.add(trx, 'send-mail', deletionCancelledMail(user, deps.config.publicUrl))
  })
}
