import type { Kysely, Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { findUser } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { endTrustAfterRefusal } from '../imports/trust.ts'
import { notify } from '../notifications/notify.ts'
import { closeObjection, requireReadObjection } from '../objections/close.ts'
import { overturnReports } from '../reports/overturn.ts'
import { approveVacancy, type DecidedVacancy, rejectVacancy } from '../vacancies/decide.ts'
import { announceLater } from './batches-store.ts'
import { decisionMail } from './mails.ts'
import { deleteHoldOf } from './store.ts'

/**
 * `statement`: null approves, otherwise it rejects. `version`: the version that the moderator has read. `holdId`: the
 * approval that takes effect, unless the moderator has undone it. `batch`: what is approved together.
 */
export type Verdict = {
  vacancyId: number
  statement: Statement | null
  version: number | undefined
  objectedAt?: string | null | undefined
  holdId?: number
  batch?: string | null | undefined
}

type ToNotify = Pick<DecidedVacancy, 'ownerId' | 'title' | 'slug' | 'hasPublicText'> & {
  vacancyId: number
  statement: Statement | null
  /** Whether the owner objected to an earlier decision about the same text. */
  isAgain: boolean
}

type Hold = Awaited<ReturnType<typeof deleteHoldOf>>

/**
 * Approves or rejects a vacancy in moderation. Audit row and notification belong to the transaction.
 * @throws Problem 404, 409 already_decided
 */
export async function decideVacancy(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  moderatorId: number,
  { vacancyId, statement, version, objectedAt, holdId, batch }: Verdict,
): Promise<void> {
  const now = deps.clock()
  const reason = statement?.reason ?? null
  if (statement !== null) await endTrustAfterRefusal(trx, vacancyId, { actorId: moderatorId, now })
  const decided =
    statement === null
      ? await approveVacancy(trx, vacancyId, version, now)
      : await rejectVacancy(trx, vacancyId, version, statement, now)
  const hold = await deleteHoldOf(trx, vacancyId)
  const isUndone = holdId !== undefined && hold?.id !== holdId
  if (isUndone || isHeldByAnother(hold, decided.version, moderatorId, now))
    throw new Problem('already_decided')
  const subject = { type: 'vacancy', id: vacancyId } as const
  await requireReadObjection(trx, subject, objectedAt)
  const isOverturned = statement === null
  const objection = await closeObjection(trx, subject, { moderatorId, isOverturned, answer: reason, now })
  // The approval of a text that was changed after the objection does not prove the first decision wrong.
  const isSameText = objection !== null && (decided.submittedAt ?? now) <= objection.created_at
  if (isOverturned && isSameText)
    await overturnReports(deps, trx, {
      ...subject,
      moderatorId,
      answer: null,
      objectedAt: objection.created_at,
    })
  const state = isOverturned ? 'approved' : 'rejected'
  await recordAction(trx, {
    actorId: moderatorId,
    action: `vacancy.${state}`,
    subject,
    reason,
    before: { state: 'pending' },
    after: { state },
    details: { version: decided.version, ...(statement && { ground: statement.ground }) },
    at: now,
  })
  // The decision about an objection is announced by itself.
  if (isOverturned && batch && !isSameText)
    await announceLater(deps, trx, { batch, vacancyId, userId: decided.ownerId })
  else await notifyOwner(deps, trx, { ...decided, vacancyId, statement, isAgain: isSameText })
}

/** Whether another moderator's approval of this text is still held. An approval past `due_at` has failed. */
const isHeldByAnother = (hold: Hold, version: number, moderatorId: number, now: Date) =>
  hold !== null && hold.version === version && hold.moderator_id !== moderatorId && hold.due_at > now

/** Tells the owner about a decision. */
export async function notifyOwner(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Kysely<Tables>,
  { vacancyId, statement, isAgain, ...decided }: ToNotify,
): Promise<void> {
  const owner = await findUser(trx, decided.ownerId)
  if (!owner) return
  const isPublic = statement === null || decided.hasPublicText
  await notify(deps, trx, {
    user_id: owner.id,
    kind: statement === null ? 'vacancy_approved' : 'vacancy_rejected',
    subject: {
      type: 'vacancy',
      id: vacancyId,
      title: decided.title,
      ...(isPublic ? { slug: decided.slug } : {}),
    },
    mail: decisionMail(
      owner.language,
      { id: vacancyId, at: deps.clock(), ...decided },
      { statement, isAgain },
      deps.config.publicUrl,
    ),
  })
}
