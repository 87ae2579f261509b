import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { findUser } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import { requireReadVersion } from '../held-decisions/require-read-decision.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { endTrustAfterRefusal } from '../imports/trust.ts'
import { notify } from '../notifications/notify.ts'
import { findForTakeDown as findOffer, takeDownOffer } from '../offers/take-down.ts'
import { findForTakeDown as findVacancy, takeDownVacancy } from '../vacancies/take-down.ts'
import { takenDownMail } from './take-down-mail.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
/** `version`: that of the public text that the moderator has read; by default any. */
type TakeDown = Statement & { moderatorId: number; id: number; version?: number | undefined }

/**
 * Takes a public vacancy down without a report, and sends its owner the reason.
 * @throws Problem 404, 409 not_approved, already_decided
 */
export async function takeVacancyDown(
  deps: Needs,
  trx: Transaction<Tables>,
  { moderatorId, id, version, reason, ground }: TakeDown,
): Promise<void> {
  const now = deps.clock()
  await endTrustAfterRefusal(trx, id, { actorId: moderatorId, now })
  const found = await findVacancy(trx, id)
  if (!found) throw notFound()
  if (!found.isApproved) throw new Problem('not_approved')
  requireReadVersion(version, found.publicVersion)
  await takeDownVacancy(trx, id, { reason, ground }, now)
  await recordAction(trx, {
    actorId: moderatorId,
    action: 'vacancy.taken_down',
    subject: { type: 'vacancy', id },
    reason,
    before: { state: 'approved' },
    after: { state: 'rejected' },
    details: { ground },
    at: now,
  })
  const owner = await findUser(trx, found.ownerId)
  if (!owner) return
  const { title } = found
  await notify(deps, trx, {
    user_id: owner.id,
    kind: 'vacancy_rejected',
    subject: { type: 'vacancy', id, title },
    detail: 'taken_down',
    mail: takenDownMail(
      owner.language,
      { type: 'vacancy', id, at: now, title, reason, ground },
      deps.config.publicUrl,
    ),
  })
}

/**
 * Takes an offer down without a report, and sends its author the reason.
 * @throws Problem 404, 409 offer_taken_down, already_decided
 */
export async function takeOfferDown(
  deps: Needs,
  trx: Transaction<Tables>,
  { moderatorId, id, version, reason, ground }: TakeDown,
): Promise<void> {
  const now = deps.clock()
  const found = await findOffer(trx, id)
  if (!found) throw notFound()
  if (found.takenDownAt) throw new Problem('offer_taken_down')
  requireReadVersion(version, found.version)
  await takeDownOffer(trx, id, { reason, ground }, now)
  await recordAction(trx, {
    actorId: moderatorId,
    action: 'offer.taken_down',
    subject: { type: 'offer', id },
    reason,
    before: { taken_down: false },
    after: { taken_down: true },
    details: { ground },
    at: now,
  })
  const owner = await findUser(trx, found.ownerId)
  if (!owner) return
  const { title } = found
  await notify(deps, trx, {
    user_id: owner.id,
    kind: 'offer_taken_down',
    subject: { type: 'offer', id, title },
    mail: takenDownMail(
      owner.language,
      { type: 'offer', id, at: now, title, reason, ground },
      deps.config.publicUrl,
    ),
  })
}
